// What is said of a message that calls somebody elsewhere: aloud, and by the device.

import { nameOf } from "../messages/message.js";
import { t } from "../base/texts.js";

export function called(session, { message, channel }) {
  const name = nameOf(message, session);
  return channel.isDm ? t("wrote-you", { name }) : t("called-you", { name, channel: channel.name });
}

export function notify(session, { message, channel }) {
  if (localStorage.getItem("notify") !== "yes" || document.visibilityState === "visible") return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const name = nameOf(message, session);
  new Notification(t("mentioned-by", { name }), { tag: message.id,
    body: channel.isDm ? "" : `#${channel.name}` });
}
