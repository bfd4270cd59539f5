// The page's own words. Both catalogues hold the same keys (a test compares them).

const LANGUAGES = ["en", "de"];
const catalogues = {};
let current = "en";

export async function loadTexts() {
  await Promise.all(LANGUAGES.map(async (language) => {
    const answer = await fetch(`/page/static/texts/${language}.json`);
    catalogues[language] = await answer.json();
  }));
}

export const languageOf = (locale) => (locale?.toLowerCase().startsWith("de") ? "de" : "en");

export const localeOf = (language) => (language === "de" ? "de" : "en-US");

export function speak(language) {
  current = LANGUAGES.includes(language) ? language : "en";
  document.documentElement.lang = current;
}

export const language = () => current;

export function t(key, values = {}) {
  const words = catalogues[current]?.[key] ?? key;
  return words.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}
