import type { SchemaError } from './generated/validateSchema.js';

type Schema = SchemaError['parentSchema'];

const typeWords: Record<string, string> = {
  object: 'an object',
  array: 'a list',
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
};

/** The value that a schema expects, in words that follow "must be". */
export function describeExpected(schema: Schema): string {
  const inWords = schema['x-expects'];
  if (typeof inWords === 'string') return inWords;
  const values = knownValues(schema);
  if (values.length > 0) return `one of ${listed(values.map((value) => JSON.stringify(value)))}`;
  const types = typesOf(schema).flatMap((type) => typeWords[type] ?? []);
  return types.length > 0 ? types.join(' or ') : 'something else';
}

/** The words that a schema allows, even if it also accepts empty values. */
export function knownValues(schema: Schema): string[] {
  const values = [schema, ...branchesOf(schema)].flatMap((each) => (Array.isArray(each['enum']) ? each['enum'] : []));
  return values.filter((value): value is string => typeof value === 'string' && value !== '');
}

/** The JSON types that a schema accepts. */
export function typesOf(schema: Schema): string[] {
  return [schema, ...branchesOf(schema)]
    .flatMap((each) => each['type'] ?? [])
    .filter((type) => typeof type === 'string');
}

function branchesOf(schema: Schema): Schema[] {
  const branches: unknown[] = Array.isArray(schema['anyOf']) ? schema['anyOf'] : [];
  return branches.filter((each): each is Schema => typeof each === 'object' && each !== null);
}

function listed(words: string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
