import { type Branch, findBranches } from './findBranches.ts';
import type { JsonSchema } from './jsonSchema.ts';

type Definitions = Record<string, JsonSchema>;

/** `Pagination` becomes `OffsetPagination | PagenumPagination | … | NoPagination`, each with its own keys. */
export function unionOfBranches(name: string, base: JsonSchema, definitions: Definitions): Definitions {
  const branches = findBranches(base);
  const types = Object.fromEntries(branches.map((branch) => [branch.definition, oneBranch(base, branch, definitions)]));
  const key = branches.every(({ values }) => values !== undefined) ? branches[0]?.key : undefined;
  const rest = key === undefined ? {} : { [`No${name}`]: withoutChoice(base, key) };
  const anyOf: JsonSchema[] = Object.keys({ ...types, ...rest }).map((each) => ({ $ref: `#/definitions/${each}` }));
  if (base.type?.includes('string')) anyOf.push({ type: 'string' });
  return { ...types, ...rest, [name]: { anyOf } };
}

function oneBranch(base: JsonSchema, { key, values, definition }: Branch, definitions: Definitions): JsonSchema {
  const own = definitions[definition] ?? {};
  const choice = values === undefined ? {} : { [key]: { enum: values } };
  const required = [...(values === undefined ? [] : [key]), ...(own.required ?? [])];
  return {
    type: 'object',
    'x-closed': true,
    properties: { ...base.properties, ...own.properties, ...choice },
    required,
  };
}

/** The keys that remain where the selecting key is absent. */
function withoutChoice(base: JsonSchema, key: string): JsonSchema {
  return {
    type: 'object',
    'x-closed': true,
    properties: { ...base.properties, [key]: { $ref: '#/definitions/Empty' } },
  };
}
