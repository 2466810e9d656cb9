import { paramRoleOf } from '@pagewright/core/recognition/paging/pagingWords';
import { closestName } from '@pagewright/core/text/closestName';
import type { StrangeKey } from './strangeKeys.ts';

/** The suggestion for a key, without keys that the object has already, which would be duplicates. */
export function suggestKey({ property, known, taken }: StrangeKey): string | undefined {
  const { value: word } = property.keyNode;
  const { keys, offered, deprecated } = known;
  const isFree = (key: string) => !taken.has(key) && !deprecated.has(key) && !/^#?__/.test(key);
  return (
    closestName(word, offered.filter(isFree)) ??
    closestName(word, [...keys].filter(isFree)) ??
    keysCalled(word).find((key) => offered.includes(key) && isFree(key))
  );
}

/** The keys that are called like this elsewhere. A page size has many names. */
export function keysCalled(word: string): readonly string[] {
  const meaning = paramRoleOf(word);
  return otherNames.get(word) ?? (meaning?.role === 'size' && meaning.isSure ? ['limit'] : []);
}

/** Names of keys elsewhere: in other tools, in the platform's cURL import, in everyday speech. */
const otherNames: ReadonlyMap<string, readonly string[]> = new Map([
  ['separator', ['delimiter']],
  ['url', ['baseUrl', 'endpoint']],
  ['uri', ['baseUrl', 'endpoint']],
  ['base_url', ['baseUrl']],
  ['path', ['endpoint']],
  ['type', ['method']],
  ['auth', ['authentication']],
  ['paging', ['pagination']],
  ['parameters', ['params']],
  ['query', ['params']],
  ['body', ['params']],
  ['table', ['dataType']],
  ['retries', ['maxRetries']],
  ['timeout', ['requestTimeout']],
]);
