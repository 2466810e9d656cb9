import { textsOf } from '../expressions/secretsIn.ts';
import { entriesOf, isObject, type JsonObject } from '../json/value.ts';
import { isCredentialHeader } from './isCredentialHeader.ts';

const schemes = /^(?:Basic|Bearer|Token)\s+(?=\S)/i;

/** Header values shorter than this are words such as `fetch` or `oauth2`: masked everywhere, they would shred the log. */
const shortest = 8;
const shortestWithDigit = 6;

/**
 * The values of headers that carry credentials although nothing marks them: an API may say them back. A value with a
 * scheme is given without it too, a cookie also by itself. What is no more than a word, a number or a date is left out,
 * and so is what is not computed: it holds names of secrets, not secrets.
 */
export function headerCredentials(headers: JsonObject): string[] {
  return entriesOf(headers)
    .filter(([name, value]) => isCredentialHeader(name) && !isObject(value))
    .flatMap(([name, value]) => textsOf(value).flatMap((line) => formsOf(name, line.trim())))
    .filter(isTelling);
}

function formsOf(name: string, line: string): string[] {
  const cookies = /cookie/i.test(name) ? line.split(';').map((pair) => pair.slice(pair.indexOf('=') + 1).trim()) : [];
  const bare = line.replace(schemes, '');
  return [...new Set([line, bare, ...cookies])];
}

function isTelling(value: string): boolean {
  if (/^[\d\s.:/-]*$/.test(value)) return false;
  return value.length >= (/\d/.test(value) ? shortestWithDigit : shortest);
}
