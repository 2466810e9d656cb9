import { maxNesting } from './maxNesting.ts';
import { numberFrom } from './numberFrom.ts';
import { needsMap } from './value.ts';

const quote = 34;
const backslash = 92;
const longestMapKey = 10;
const longestSafeInteger = 15;

/** Escapes that may hide a key that looks like an integer, the key `__proto__` or half of a surrogate pair. */
const riskyEscape = /\\u(?:003\d|005f|d[89a-f])/i;
const colon = /\s*:/y;
const numberToken = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/**
 * Whether `JSON.parse` loses nothing of this text that `json-to-csv.md` 1.1 wants kept. One cheap look at each
 * character, because it comes before every response; it says nothing about a text that is no JSON at all.
 */
export function isPlainJson(text: string): boolean {
  if (text.includes('\\u') && riskyEscape.test(text)) return false;
  let nesting = 0;
  let at = 0;
  while (at < text.length && nesting <= maxNesting) {
    const code = text.charCodeAt(at);
    if (code === quote) at = passString(text, at);
    else if (code === 45 || (code >= 48 && code <= 57)) at = passNumber(text, at);
    else {
      if (code === 0x7b || code === 0x5b) nesting++;
      else if (code === 0x7d || code === 0x5d) nesting--;
      at++;
    }
    if (at < 0) return false;
  }
  return nesting <= maxNesting;
}

/** Offset behind the string that starts here; -1 where it is a key that JavaScript would move or misread. */
function passString(text: string, start: number): number {
  let end = start + 1;
  let code = text.charCodeAt(end);
  while (code !== quote && end < text.length) {
    end += code === backslash ? 2 : 1;
    code = text.charCodeAt(end);
  }
  return end - start <= longestMapKey + 1 && isMapKey(text, start + 1, end) ? -1 : end + 1;
}

function isMapKey(text: string, start: number, end: number): boolean {
  const first = text.charCodeAt(start);
  if ((first > 57 && first !== 95) || !needsMap(text.slice(start, end))) return false;
  colon.lastIndex = end + 1;
  return colon.test(text);
}

/** Offset behind the number that starts here; -1 where it is none or another one after `JSON.parse`. */
function passNumber(text: string, start: number): number {
  let end = start + 1;
  let code = text.charCodeAt(end);
  while (code >= 48 && code <= 57) code = text.charCodeAt(++end);
  const isInteger = code !== 46 && code !== 69 && code !== 101;
  const isMinusZero = text.charCodeAt(start) === 45 && text.charCodeAt(start + 1) === 48;
  if (isInteger && !isMinusZero && end - start <= longestSafeInteger) return end;
  numberToken.lastIndex = start;
  if (!numberToken.test(text)) return -1;
  const token = text.slice(start, numberToken.lastIndex);
  return token !== '-0' && typeof numberFrom(token) === 'number' ? start + token.length : -1;
}
