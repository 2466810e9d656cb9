import { stemOf } from './stemOf.ts';
import { wordsOf } from './wordsOf.ts';

/** Words that identify a thing of any kind, as the last word of a name. */
const own = new Set(
  'gid key sku slug doi isbn issn ean upc gtin vin iban urn number no code email login username handle symbol uri url href'.split(
    ' ',
  ),
);
const ids = new Set('id uuid guid'.split(' '));

/**
 * The identity in a key of a thing: its `own`, such as `sku`, or `order_id` of an order; or the id of this thing or an
 * `other` one, such as `order_id`. `nouns`: the names of the things, in the singular.
 */
export function identityRoleOf(key: string, nouns: ReadonlySet<string>): 'own' | 'other' | undefined {
  const words = wordsOf(key);
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1).join('');
  const isOwn = before === '' || nouns.has(stemOf(before));
  if (ids.has(last)) return isOwn ? 'own' : 'other';
  return own.has(last) && isOwn ? 'own' : undefined;
}
