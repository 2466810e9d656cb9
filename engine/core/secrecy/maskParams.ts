import { decodeUri } from '../text/decodeUri.ts';
import { TextBuilder } from '../text/textBuilder.ts';

/** The start of a parameter in an address, anywhere in a text: also in JSON or HTML, where `&` may be escaped. */
const paramStart = /(?:[?#]|&(?:amp;)?|\\u0026)([^?&=#\s"<>\\]+)=/g;
const paramValue = /[^&#\s"<>\\]*/y;

/** The password before the host of an address, and the part before it. */
const password = /(\/\/[^\s/?#@:"<>\\]*:)[^\s/?#@"<>\\]+(?=@)/g;

interface ParamMasking {
  mask: string;
  isCredential(name: string): boolean;
  /** Whether a value is masked already, in a way that says more than the mask. */
  isMasked(value: string): boolean;
}

/**
 * Masks credentials in addresses anywhere in a text: passwords before a host, and parameters named like credentials.
 * Other values are searched too, because they may be addresses, nested to any depth.
 */
export function maskParams(text: string, masking: ParamMasking): string {
  // Called for each text of a response, most of which are not addresses.
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
