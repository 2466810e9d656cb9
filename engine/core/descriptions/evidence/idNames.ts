import { plainName } from '../../recognition/plainName.ts';
import { stemOf } from '../../recognition/stemOf.ts';
import type { DescribedSchema } from '../apiDescription.ts';

/** The names of a key that alone identifies a record, the usual names first. */
const names = ['id', 'uuid', 'guid', 'uid', 'gid', 'sid', 'key', 'objectid', 'identifier', 'slug', 'code'];
/** The first names, which have no other meaning. */
const plainIds = names.slice(0, 6);

/** The limit for objects around a record: a schema may contain itself. */
const maxWrappers = 5;

/** Whether a key is named like the id of its object. */
export function isIdName(key: string): boolean {
  return ['id', 'uuid', 'guid', 'uid'].includes(plainName(key));
}

/** The field that identifies a record; its path if each record is inside another object. */
export function findIdField(
  record: DescribedSchema | undefined,
  nouns: readonly string[] = [],
  levels = maxWrappers,
): string | undefined {
  if (record === undefined || levels === 0) return undefined;
  const things = [...nouns, record.name.replace(/^.*\./, '')].filter((noun) => noun !== '');
  const scalars = [...record.properties].filter(([, schema]) => isPlain(schema)).map(([key]) => key);
  const own = things.flatMap((noun) => idEndings.map((ending) => stemOf(noun) + ending));
  const wanted = [...plainIds, ...own, ...names.slice(plainIds.length)];
  const found = wanted.flatMap((name) => scalars.find((key) => plainName(key) === name) ?? [])[0];
  if (found !== undefined) return found;
  const [key, inner] = findWrapped(record, things) ?? [];
  const below = findIdField(inner, nouns, levels - 1);
  return below === undefined ? undefined : `${key}.${below}`;
}

const idEndings = ['id', 'uuid', 'sid', 'key', 'number', 'code'];
const wrappers = ['data', 'item', 'node', 'record', 'resource', 'entity', 'object', 'attributes'];

/** The only object in a record that is named like the record itself, or generically: `{ "data": { "id": 1 } }`. */
export function findWrapped(
  { properties }: DescribedSchema,
  nouns: readonly string[],
): [key: string, schema: DescribedSchema] | undefined {
  const objects = [...properties].filter(([key, schema]) => schema.properties.size > 0 && !key.includes('.'));
  const [only] = objects.length === 1 ? objects : [];
  const expected = [...wrappers, ...nouns.map(stemOf)];
  return only !== undefined && expected.includes(plainName(only[0])) ? only : undefined;
}

/** Whether a value can be a cell or a part of an address. */
export function isPlain({ types, properties, items }: DescribedSchema): boolean {
  if (properties.size > 0 || items !== undefined) return false;
  return types.every((type) => type === 'string' || type === 'integer' || type === 'number' || type === 'null');
}
