import { textsOf } from '../expressions/secretsIn.ts';
import { entriesOf, isObject, type JsonObject } from '../json/value.ts';
import { isCredentialHeader } from './credentialNames.ts';
import { schemeOf } from './schemeOf.ts';
import { isTelling } from './searched.ts';

/**
 * The credentials in headers not marked as secret, because an API may echo them: also without their scheme, and each
 * cookie separately, but no mere words, numbers or dates, and no expressions, which only name secrets.
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
