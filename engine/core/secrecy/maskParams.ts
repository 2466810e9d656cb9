import { decodeUri } from '../text/decodeUri.ts';

/**
 * The start of a parameter in an address, anywhere in a text, also in JSON or HTML, where `&` may be escaped. Its value
 * may contain another address.
 */
const paramStart = /(?:[?#]|&(?:amp;)?|\\u0026)([^?&=#\s"<>\\]+)=/g;
const paramValue = /[^&#\s"<>\\]*/y;

/** The user name and the password before the host of an address. */
const userInfo = /(\/\/[^\s/?#@:"<>\\]*:)([^\s/?#@"<>\\]+)(?=@)/g;

/**
 * Masks credentials in addresses anywhere in a text: parameters whose names are those of credentials, and the password
 * before a host. `masked` returns what is shown of a value. The value of another parameter is searched too, because it
 * may be an address; this may nest to any depth.
 */
export function maskParams(
  text: string,
  isCredential: (name: string) => boolean,
  masked: (value: string) => string,
): string {
  if (!/[=@]/.test(text)) return text;
  const shown: string[] = [];
  let copied = 0;
  for (const { index, 0: start, 1: name = '' } of text.matchAll(paramStart)) {
    const isInMasked = index < copied;
    if (isInMasked || !isCredential(decodeUri(name) ?? name)) continue;
    paramValue.lastIndex = index + start.length;
    const value = paramValue.exec(text)?.[0] ?? '';
    shown.push(text.slice(copied, index + start.length), value === '' ? '' : masked(value));
    copied = index + start.length + value.length;
  }
  const rest = shown.join('') + text.slice(copied);
  return rest.replace(userInfo, (_, user: string, password: string) => user + masked(password));
}
