import { plainName } from '../../recognition/plainName.ts';
import type { DescribedParam, DescribedSchema } from '../apiDescription.ts';

export type ToldParam = Pick<DescribedParam, 'description' | 'schema'>;

/** Words for identifiers; for each the fields of this meaning, its own first. */
const meanings: Readonly<Record<string, readonly string[]>> = {
  login: ['login', 'username', 'handle'],
  username: ['username', 'login', 'handle'],
  handle: ['handle', 'login', 'username', 'slug'],
  slug: ['slug', 'handle'],
  name: ['name', 'login', 'slug', 'handle', 'username'],
};
const longestFirst = Object.keys(meanings).toSorted((one, other) => other.length - one.length);

/** A field named like a parameter: by that word, or by another of the same meaning. */
export interface CalledField {
  key: string;
  isSameWord: boolean;
}

/** The words in the name or the description of a parameter for its identifier; none if an id is as good. */
export function wordsFor(name: string, told: ToldParam | undefined): string[] {
  const text = (told?.description ?? '').toLowerCase().replace('user name', 'username');
  if (/\b(ids?|uuid|guid|identifier)\b/.test(text)) return [];
  const isId = /(id|uuid|guid|number)$/.test(name);
  const own = isId ? [] : longestFirst.filter((word) => name.endsWith(word)).slice(0, 1);
  const said = longestFirst.filter((word) => new RegExp(`\\b${word}${isId ? ' of\\b' : '\\b'}`).test(text));
  return [...new Set([...own, ...said.toSorted((one, other) => text.indexOf(one) - text.indexOf(other))])];
}

/** The names for a text parameter in a record that also has a number as its id. */
export function handlesFor(told: ToldParam | undefined): string[] {
  const types = told?.schema.types ?? [];
  return types.length === 1 && types[0] === 'string' ? longestFirst.filter((word) => word !== 'name') : [];
}

/** The text field of a record that a parameter names. */
export function calledField(
  wanted: readonly string[],
  fields: readonly (readonly [key: string, schema: DescribedSchema])[],
): CalledField | undefined {
  const texts = fields.filter(([, schema]) => !isInteger(schema)).map(([key]) => key);
  const find = (name: string) => texts.find((key) => plainName(key) === name);
  for (const word of wanted) {
    const key = find(word);
    if (key !== undefined) return { key, isSameWord: true };
  }
  const key = wanted.flatMap((word) => (meanings[word] ?? []).flatMap((each) => find(each) ?? []))[0];
  return key === undefined ? undefined : { key, isSameWord: false };
}

/** Whether the values of a field cannot be those of a parameter: a number for a name, a text for a number. */
export function isConflict(
  wanted: readonly string[],
  told: ToldParam | undefined,
  field: DescribedSchema | undefined,
): boolean {
  if (field === undefined) return false;
  if (wanted.length > 0) return isInteger(field);
  return told !== undefined && isInteger(told.schema) && field.types.length > 0 && !canBeNumber(field);
}

function isInteger({ types }: DescribedSchema): boolean {
  const real = types.filter((type) => type !== 'null');
  return real.length > 0 && real.every((type) => type === 'integer' || type === 'number');
}

function canBeNumber(field: DescribedSchema): boolean {
  return field.types.some((type) => type === 'integer' || type === 'number');
}
