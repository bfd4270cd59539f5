// The page's requests: always as one person, always JSON.

const ROOT = "/page/api/people";

export class Refused extends Error {
  constructor(status, body) {
    super(body.message || body.error || String(status));
    this.status = status;
    this.why = body.error ?? "";
  }
}

async function asked(path, body) {
  const post = { method: "POST", headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body) };
  const answer = await fetch(ROOT + path, body === undefined ? {} : post);
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refused(answer.status, data);
  return data;
}

// Who is there and who of them is this browser's; whether others can come, whether this is the
// table's own machine.
export const people = () => asked("");
export const addPerson = (name, locale) => asked("", { name, locale });
export const renamePerson = (id, name) => asked(`/${id}/rename`, { name });
export const releasePerson = (id) => asked(`/${id}/release`, {});
export const removePerson = (id) => asked(`/${id}/remove`, {});

export class PersonApi {
  constructor(id) {
    this.id = id;
  }

  #get = (path) => asked(`/${this.id}/${path}`);
  #post = (path, body) => asked(`/${this.id}/${path}`, body);

  socket() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}${ROOT}/${this.id}/socket`);
  }

  messages = (channel, before) =>
    this.#get(`channels/${channel}/messages${before ? `?before=${before}` : ""}`);
  commands = async (channel) => (await this.#get(`channels/${channel}/commands`)).commands;
  renameChannel = (channel, name) => this.#post(`channels/${channel}/rename`, { name });
  removeChannel = (channel) => this.#post(`channels/${channel}/remove`, {});
  addChannel = (name) => this.#post("channels", { name });
  say = (channel, content) => this.#post("messages", { channel, content });
  press = (message, custom_id) => this.#post("press", { message, custom_id });
  select = (message, custom_id, values) => this.#post("select", { message, custom_id, values });
  fillModal = (interaction, answers) => this.#post("modal", { interaction, answers });
  command = (channel, command, options) => this.#post("command", { channel, command, options });
  dismiss = (message) => this.#post("dismiss", { message });
  setLocale = (locale) => this.#post("locale", { locale });

  async autocomplete(channel, command, options, focused) {
    const answer = await this.#post("autocomplete", { channel, command, options, focused });
    return answer.choices ?? [];
  }

  // Files have addresses of the bot's side; a person asks for them under their own name.
  fileAddress(url) {
    const path = URL.parse ? URL.parse(url)?.pathname : new URL(url, location.href).pathname;
    const [, place, channel, file, name] = (path ?? "").split("/");
    if (place !== "attachments" || !name) return null;
    return `${ROOT}/${this.id}/files/${channel}/${file}/${name}`;
  }
}
