import type { DescribedSchema } from '../apiDescription.ts';
import { findIdField, findWrapped, isPlain } from '../evidence/idNames.ts';
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
  const same = called(name);
  if (same !== undefined) return { path: same, fit: 3 };
  const rests = restsOf(name, noun);
  const own = rests.flatMap((rest) => called(rest) ?? [])[0];
  if (own !== undefined) return { path: own, fit: 2 };
  return (
    within(name, fields) ??
    wrapped(param, record, noun) ??
    guess(rests.at(-1) ?? name, scalars, findIdField({ ...record, properties: new Map(fields) }, [noun]))
  );
}

/** `partyId` without `party`: `id`. The noun in the path may be a plural: `fleetsid` is the `sid` of a fleet. */
function restsOf(name: string, noun: string): string[] {
  const nouns = new Set([stemOf(noun), plainName(noun)].filter((each) => each !== '' && name.startsWith(each)));
  return [...nouns].map((each) => name.slice(each.length));
}

/** The field of a record that is inside another object. */
function wrapped(param: string, record: DescribedSchema, noun: string): FieldFor | undefined {
  const [key, inner] = findWrapped(record, [noun, record.name]) ?? [];
  const field = findFieldFor(param, inner, noun);
  return field && field.fit > 1 ? { ...field, path: `${key}.${field.path}` } : undefined;
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
