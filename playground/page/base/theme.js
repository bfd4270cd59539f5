// Light, dark, or as the device has it.

export const theme = () => localStorage.getItem("theme") ?? "auto";

export function setTheme(wanted) {
  localStorage.setItem("theme", wanted);
  applyTheme();
}

export function applyTheme() {
  const wanted = theme();
  if (wanted === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = wanted;
}
