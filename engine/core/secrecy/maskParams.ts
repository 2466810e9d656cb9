import { decodeUri } from '../text/decodeUri.ts';
import { TextBuilder } from '../text/textBuilder.ts';

/**
 * The start of a parameter in an address, anywhere in a text, also in JSON or HTML, where `&` may be escaped. Its value
 * may contain another address.
 */
const paramStart = /(?:[?#]|&(?:amp;)?|\\u0026)([^?&=#\s"<>\\]+)=/g;
const paramValue = /[^&#\s"<>\\]*/y;

/** The password before the host of an address, and what is before it. */
const password = /(\/\/[^\s/?#@:"<>\\]*:)[^\s/?#@"<>\\]+(?=@)/g;

/** How to mask parameters. */
interface ParamMasking {
  mask: string;
  isCredential(name: string): boolean;
  /** Whether a value is masked already, in a way that says more than the mask. */
  isMasked(value: string): boolean;
}

/**
 * Masks credentials in addresses anywhere in a text: parameters whose names are those of credentials, and the password
 * before a host. The value of another parameter is searched too, because it may be an address; this may nest to any
 * depth.
 */
export function maskParams(text: string, masking: ParamMasking): string {
  // Called for each text of a response, most of which are no addresses.
  const shown = text.includes('=') && /[?#&]|\\u0026/.test(text) ? maskValues(text, masking) : text;
  return shown.includes('@') && shown.includes('//') ? shown.replace(password, `$1${masking.mask}`) : shown;
}

function maskValues(text: string, { mask, isCredential, isMasked }: ParamMasking): string {
  const shown = new TextBuilder();
  let copied = 0;
  for (const { index, 0: start, 1: name = '' } of text.matchAll(paramStart)) {
    const isInMasked = index < copied;
    if (isInMasked || !isCredential(decodeUri(name) ?? name)) continue;
    paramValue.lastIndex = index + start.length;
    const value = paramValue.exec(text)?.[0] ?? '';
    shown.add(text.slice(copied, index + start.length), value === '' || isMasked(value) ? value : mask);
    copied = index + start.length + value.length;
  }
  shown.add(text.slice(copied));
  return shown.text;
}
