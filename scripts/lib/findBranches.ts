import { definitionName, type JsonSchema } from './jsonSchema.ts';

/** One branch of a schema that depends on the value of a key: `if` the key is one of these, `then` that definition. */
export interface Branch {
  key: string;
  /** The values that select this branch; undefined for the branch of all other values. */
  values: unknown[] | undefined;
  definition: string;
}

/** The branches of a schema, from the conditions in its `allOf`. */
export function findBranches(schema: JsonSchema): Branch[] {
  return (schema.allOf ?? []).flatMap((each) => {
    if (typeof each === 'boolean' || typeof each.if !== 'object' || typeof each.then !== 'object') return [];
    const definition = definitionName(each.then.$ref ?? '');
    const [key, condition] = Object.entries(conditionOf(each.if).properties ?? {})[0] ?? [];
    if (definition === undefined || key === undefined || typeof condition !== 'object') return [];
    const values = each.if.not === undefined ? (condition.enum ?? [condition.const]) : undefined;
    return [{ key, values, definition }];
  });
}

function conditionOf(condition: JsonSchema): JsonSchema {
  return typeof condition.not === 'object' ? condition.not : condition;
}
