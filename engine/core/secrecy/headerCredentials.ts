import { textsOf } from '../expressions/secretsIn.ts';
import { entriesOf, isObject, type JsonObject } from '../json/value.ts';
import { isCredentialHeader } from './credentialNames.ts';
import { isTelling } from './searched.ts';

const schemes = /^(?:Basic|Bearer|Token|OAuth|AWS4-HMAC-SHA256)\s+(?=\S)/i;

/** The public word before a credential in a header, with the white space behind it; empty where there is none. */
export function schemeOf(line: string): string {
  return schemes.exec(line)?.[0] ?? '';
}

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
  const bare = line.slice(schemeOf(line).length);
  return [...new Set([line, bare, ...cookies])];
}
