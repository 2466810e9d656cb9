import { plainName } from '../../recognition/plainName.ts';
import { stemOf } from '../../recognition/stemOf.ts';
import type { DescribedSchema } from '../apiDescription.ts';
import { findIdField, findWrapped, isPlain } from '../evidence/idNames.ts';
import { type CalledField, calledField, handlesFor, isConflict, type ToldParam, wordsFor } from './wantedField.ts';

/** A field of a parent's record for a placeholder. */
export interface FieldFor {
  path: string;
  /** 3: of the same name; 2: of the name without the noun; 1: by the usual name; 0: a guess against the evidence. */
  fit: 0 | 1 | 2 | 3;
}

const handles = ['login', 'slug', 'name', 'id', 'key'];
/** Endings of parameters that a record has as the whole name: `projectNumber`. */
const endings = ['number', 'slug', 'sha', 'code', 'key', 'uuid', 'hash'];

/**
 * The field of a record that fills a parameter: `bucketKey` of a bucket is `bucketKey`, or else `key`, or else its id.
 * `noun`: the word before the parameter in the path; `taken`: paths that fill others; `told`: the description of the
 * parameter. If that describes a name, and the field is a number, it is a guess.
 */
export function findFieldFor(
  param: string,
  record: DescribedSchema | undefined,
  noun: string,
  taken: readonly string[] = [],
  told?: ToldParam,
): FieldFor | undefined {
  if (record === undefined) return undefined;
  const found = findByName(param, record, noun, taken);
  if (found?.path.includes('.')) return found;
  const name = plainName(param);
  const words = wordsFor(name, told);
  // A parameter named like the thing may be its id or its name: the type decides.
  const wanted = words.length === 0 && found?.fit === 2 && stemOf(noun) === stemOf(name) ? handlesFor(told) : words;
  const field = found && record.properties.get(found.path);
  // The name of a user is not the user name.
  const isOther = found?.fit === 2 && words[0] === 'username';
  if (found !== undefined && found.fit > 1 && !isOther && !isConflict(wanted, told, field)) return found;
  const fields = [...record.properties].filter(([key, schema]) => !taken.includes(key) && isPlain(schema));
  const called = calledField(wanted, fields);
  if (called !== undefined) return { path: called.key, fit: fitOf(called, name, words) };
  if (found === undefined || !(isOther || isConflict(words, told, field))) return found;
  return { ...found, fit: 0 };
}

/** The fit by the word of the document; by a synonym, if the parameter itself has this name. */
function fitOf({ isSameWord }: CalledField, name: string, words: readonly string[]): FieldFor['fit'] {
  if (isSameWord && words.length > 0) return 2;
  return words.some((word) => name.endsWith(word) && word !== 'name') ? 1 : 0;
}

function findByName(
  param: string,
  record: DescribedSchema,
  noun: string,
  taken: readonly string[],
): FieldFor | undefined {
  const fields = [...record.properties].filter(([key]) => !key.includes('.') && !taken.includes(key));
  const scalars = fields.filter(([, schema]) => isPlain(schema)).map(([key]) => key);
  const called = (name: string) => scalars.find((key) => plainName(key) === name);
  const name = plainName(param);
  const same = called(name);
  if (same !== undefined) return { path: same, fit: 3 };
  const rests = restsOf(name, noun);
  const own = [...rests, ...endings.filter((each) => name.endsWith(each))].flatMap((rest) => called(rest) ?? [])[0];
  if (own !== undefined) return { path: own, fit: 2 };
  return (
    within(name, fields) ??
    wrapped(param, record, noun) ??
    guess(rests.at(-1) ?? name, scalars, findIdField({ ...record, properties: new Map(fields) }, [noun]))
  );
}

/** The names without the noun: `partyId` of `party` is `id`. The noun may be a plural: `fleetsid` is `sid`. */
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

/** The field for `{owner}` in a record whose `owner` is an object with a login. */
function within(name: string, fields: readonly [string, DescribedSchema][]): FieldFor | undefined {
  const [key, holder] = fields.find(([each, { properties }]) => plainName(each) === name && properties.size > 0) ?? [];
  const inner = holder && handles.find((handle) => holder.properties.has(handle));
  return key === undefined || inner === undefined ? undefined : { path: `${key}.${inner}`, fit: 2 };
}

/** The id for a parameter named like the thing or its id; otherwise the only field with this ending. */
function guess(rest: string, scalars: readonly string[], id: string | undefined): FieldFor | undefined {
  const wantsId = rest === '' || /(id|uuid|guid|key|identifier|number|ref|code)s?$/.test(rest);
  if (wantsId && id !== undefined) return { path: id, fit: rest === '' ? 2 : 1 };
  const ending = rest === '' ? 'name' : rest;
  // The name of a user identifies another record.
  const alike = scalars.map(plainName).filter((name) => name.endsWith(ending) && !name.endsWith('username'));
  const only = alike.length === 1 ? scalars.find((key) => plainName(key) === alike[0]) : undefined;
  if (only !== undefined) return { path: only, fit: 1 };
  return id === undefined ? undefined : { path: id, fit: 0 };
}
