import { codeSpan } from '../../engine/core/text/markdownCode.ts';
import { findBranches } from './findBranches.ts';
import type { JsonSchema } from './jsonSchema.ts';
import type { Definitions } from './resolvedParts.ts';

/**
 * A closed object with the keys of all its branches, so that a key of another branch is not reported as unknown.
 * Completion does not offer them: the selected branch offers its keys.
 */
export function withAllKeys(schema: JsonSchema, definitions: Definitions): JsonSchema {
  if (schema['x-closed'] !== true) return schema;
  const users = new Map<string, string[]>();
  for (const { definition, values } of findBranches(schema)) {
    const branch = definitions[definition];
    for (const key of Object.keys(typeof branch === 'object' ? (branch.properties ?? {}) : {})) {
      users.set(key, [...(users.get(key) ?? []), ...(values ?? []).map((value) => codeSpan(String(value)))]);
    }
  }
  const others = [...users].map(([key, names]) => [key, otherKey(names)]);
  return users.size === 0 ? schema : { ...schema, properties: { ...schema.properties, ...Object.fromEntries(others) } };
}

function otherKey(users: string[]): JsonSchema {
  return users.length === 0
    ? { doNotSuggest: true }
    : { doNotSuggest: true, markdownDescription: `Only used with ${users.join(', ')}.` };
}
