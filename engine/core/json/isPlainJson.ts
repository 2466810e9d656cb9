import { maxNesting } from './maxNesting.ts';
import { numberFrom } from './numberFrom.ts';
import { needsMap } from './value.ts';

const quote = 34;
const backslash = 92;

/** Escapes that may hide a key that looks like an integer, the key `__proto__` or half of a surrogate pair. */
const riskyEscape = /\\u(?:003\d|005f|d[89a-f])/i;

const numberCharacters = /[-+.\deE]+/y;

/**
 * Whether `JSON.parse` loses nothing of this text that `json-to-csv.md` 1.1 wants kept. A cheap look: it says nothing
 * about a text that is no JSON at all.
 */
export function isPlainJson(text: string): boolean {
  if (text.includes('\\u') && riskyEscape.test(text)) return false;
  let nesting = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      const end = endOfString(text, at + 1);
      if (losesOrder(text, at + 1, end)) return false;
      at = end;
    } else if (code === 0x7b || code === 0x5b) {
      if (++nesting > maxNesting) return false;
    } else if (code === 0x7d || code === 0x5d) {
      nesting--;
    } else if (code === 45 || (code >= 48 && code <= 57)) {
      const end = endOfDigits(text, at + 1);
      if (isNoShortInteger(text, at, end)) {
        numberCharacters.lastIndex = at;
        numberCharacters.test(text);
        if (!isPlainNumber(text.slice(at, numberCharacters.lastIndex))) return false;
        at = numberCharacters.lastIndex - 1;
      } else at = end - 1;
    }
  }
  return true;
}

/** Offset of the closing quote (or of the end of the text) for a string whose content starts here. */
function endOfString(text: string, start: number): number {
  let at = start;
  let code = text.charCodeAt(at);
  while (code !== quote && at < text.length) {
    at += code === backslash ? 2 : 1;
    code = text.charCodeAt(at);
  }
  return at;
}

/** Whether the string between these offsets is a key that JavaScript would move or misread. */
function losesOrder(text: string, start: number, end: number): boolean {
  const first = text.charCodeAt(start);
  const suspicious = first === 95 || (first >= 48 && first <= 57);
  if (!suspicious || end - start > 10 || !needsMap(text.slice(start, end))) return false;
  return /^\s*:/.test(text.slice(end + 1, end + 64)) || /^\s{63}/.test(text.slice(end + 1, end + 64));
}

function endOfDigits(text: string, start: number): number {
  let at = start;
  let code = text.charCodeAt(at);
  while (code >= 48 && code <= 57) code = text.charCodeAt(++at);
  return at;
}

/** Whether the token from here on is more than a sign and up to 15 digits, or starts with a minus and a zero. */
function isNoShortInteger(text: string, start: number, end: number): boolean {
  const next = text.charCodeAt(end);
  if (next === 46 || next === 69 || next === 101 || end - start > 15) return true;
  return text.charCodeAt(start) === 45 && text.charCodeAt(start + 1) === 48;
}

function isPlainNumber(token: string): boolean {
  return token !== '-0' && typeof numberFrom(token) === 'number';
}
