import type { DescribedSchema } from '../apiDescription.ts';
import { findIdField, isPlain } from '../evidence/idNames.ts';
import { plainName, stemOf } from '../evidence/words.ts';

/** A field of a parent's record for a placeholder. */
export interface FieldFor {
  /** Its path in the record. */
  path: string;
  /** 3: of the same name; 2: of the name without the noun; 1: a guess by what it usually is. */
  fit: 1 | 2 | 3;
}

/** What things are called by. */
const handles = ['login', 'slug', 'name', 'id', 'key'];

/**
 * The field of a record that fills a parameter: `bucketKey` of a bucket is `bucketKey`, or else `key`, or else its id.
 * `noun`: the word before the parameter in the path; `taken`: paths that fill others.
 */
export function findFieldFor(
  param: string,
  record: DescribedSchema | undefined,
  noun: string,
  taken: readonly string[] = [],
): FieldFor | undefined {
  if (record === undefined) return undefined;
  const fields = [...record.properties].filter(([key]) => !key.includes('.') && !taken.includes(key));
  const scalars = fields.filter(([, schema]) => isPlain(schema)).map(([key]) => key);
  const called = (name: string) => scalars.find((key) => plainName(key) === name);
  const name = plainName(param);
  const rest = restOf(name, noun);
  const same = called(name);
  if (same !== undefined) return { path: same, fit: 3 };
  const own = rest === '' ? undefined : called(rest);
  if (own !== undefined) return { path: own, fit: rest === name ? 3 : 2 };
  return within(name, fields) ?? guess(rest, scalars, findIdField({ ...record, properties: new Map(fields) }, [noun]));
}

/** `partyId` without `party`; all of it where it does not begin so. */
function restOf(name: string, noun: string): string {
  const stem = stemOf(noun);
  return (
    [plainName(noun), stem].flatMap((each) =>
      each !== '' && name.startsWith(each) ? name.slice(each.length) : [],
    )[0] ?? name
  );
}

/** `{owner}` of a record whose `owner` is an object with a login. */
function within(name: string, fields: readonly [string, DescribedSchema][]): FieldFor | undefined {
  const [key, holder] = fields.find(([each, { properties }]) => plainName(each) === name && properties.size > 0) ?? [];
  const inner = holder && handles.find((handle) => holder.properties.has(handle));
  return key === undefined || inner === undefined ? undefined : { path: `${key}.${inner}`, fit: 2 };
}

/** A parameter called like the thing, or its id, is filled by the id; any other by the only field that ends so. */
function guess(rest: string, scalars: readonly string[], id: string | undefined): FieldFor | undefined {
  const wantsId = rest === '' || /(id|uuid|guid|key|identifier|number|ref|code)s?$/.test(rest);
  if (wantsId && id !== undefined) return { path: id, fit: rest === '' ? 2 : 1 };
  const ending = rest === '' ? 'name' : rest;
  // The name of a user tells somebody else.
  const alike = scalars.map(plainName).filter((name) => name.endsWith(ending) && !name.endsWith('username'));
  const only = alike.length === 1 ? scalars.find((key) => plainName(key) === alike[0]) : undefined;
  if (only !== undefined) return { path: only, fit: 1 };
  return id === undefined ? undefined : { path: id, fit: 1 };
}
