import type { DescribedSchema } from '../apiDescription.ts';
import { plainName, stemOf } from './words.ts';

/** What a key of a record is called that alone tells it from the others, the usual names first. */
const names = ['id', 'uuid', 'guid', 'uid', 'gid', 'key', 'objectid', 'identifier', 'slug', 'code'];

/** Whether a key is called like the id of the object that holds it. */
export function isIdName(key: string): boolean {
  return ['id', 'uuid', 'guid', 'uid'].includes(plainName(key));
}

/** The field that tells one record from another: an id by its name, or `orderId` in an order. */
export function findIdField(record: DescribedSchema | undefined, nouns: readonly string[] = []): string | undefined {
  const scalars = [...(record?.properties ?? [])].filter(([, schema]) => isPlain(schema)).map(([key]) => key);
  const own = nouns.flatMap((noun) => ['id', 'uuid', 'key', 'number', 'code'].map((ending) => stemOf(noun) + ending));
  const wanted = [...names.slice(0, 5), ...own, ...names.slice(5)];
  return wanted.flatMap((name) => scalars.find((key) => plainName(key) === name) ?? [])[0];
}

/** Whether it can be a cell or a part of an address. */
export function isPlain({ types, properties, items }: DescribedSchema): boolean {
  if (properties.size > 0 || items !== undefined) return false;
  return types.every((type) => type === 'string' || type === 'integer' || type === 'number' || type === 'null');
}
