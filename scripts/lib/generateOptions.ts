import { findBranches } from './findBranches.ts';
import { definitionName, type JsonSchema } from './jsonSchema.ts';
import type { Definitions } from './resolvedParts.ts';

/**
 * The keys of every object of the format with their defaults, one constant per definition; and, if an object depends on
 * a method or a type, the keys of each value.
 */
export function generateOptions(joined: JsonSchema): string {
  const definitions = joined.definitions ?? {};
  const divided = Object.entries(definitions).map(([name, schema]) => ({ name, branches: branchesOf(schema) }));
  const chosen = new Set(divided.flatMap(({ branches }) => branches.map(([, constant]) => constant)));
  const objects = Object.entries(definitions).flatMap(([name, schema]) => {
    const keys = keysOf(schema, definitions);
    return keys.length > 0 || chosen.has(constantName(name)) ? [constantText(constantName(name), keys)] : [];
  });
  const choices = divided.flatMap(({ name, branches }) =>
    branches.length === 0 ? [] : [constantText(`${constantName(name)}Branches`, branches)],
  );
  return ['// Made from schemas/ by scripts/generate.ts.', ...objects, ...choices].join('\n\n').concat('\n');
}

type Entry = [key: string, value: string];

function keysOf(schema: JsonSchema | boolean | undefined, definitions: Definitions): Entry[] {
  if (typeof schema !== 'object' || schema['x-type'] !== undefined) return [];
  const own = Object.entries(schema.properties ?? {}).map(([key, each]): Entry => [key, defaultText(each)]);
  const shared = (schema.allOf ?? []).flatMap((each) =>
    typeof each === 'object' && each.$ref !== undefined
      ? keysOf(definitions[definitionName(each.$ref) ?? ''], definitions)
      : [],
  );
  return [...shared, ...own];
}

function defaultText(schema: JsonSchema | boolean): string {
  const value = typeof schema === 'object' ? schema.default : undefined;
  return value === undefined ? 'undefined' : JSON.stringify(value);
}

function branchesOf(schema: JsonSchema | boolean): Entry[] {
  if (typeof schema !== 'object') return [];
  return findBranches(schema).flatMap(({ values = [], definition }) =>
    values.map((value): Entry => [String(value), constantName(definition)]),
  );
}

function constantText(name: string, entries: readonly Entry[]): string {
  const lines = [...new Map(entries)].map(([key, value]) => `  ${JSON.stringify(key)}: ${value},`);
  return [`export const ${name} = {`, ...lines, '} as const;'].join('\n');
}

function constantName(definition: string): string {
  return definition.charAt(0).toLowerCase() + definition.slice(1);
}
