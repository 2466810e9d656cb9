import { findBranches } from './findBranches.ts';
import { definitionName, type JsonSchema } from './jsonSchema.ts';
import { typeShape } from './typeShape.ts';
import { unionOfBranches } from './unionOfBranches.ts';

/**
 * The schema as the type generator can read it: conditions become unions (one type per pagination method and per
 * authentication type), `allOf` with shared keys becomes one object, descriptions become comments.
 */
export function typeView(joined: JsonSchema): JsonSchema {
  const definitions = Object.fromEntries(
    Object.entries(joined.definitions ?? {}).map(([name, each]) => [
      name,
      typeof each === 'object' ? withShared(each, joined) : {},
    ]),
  );
  const view: Record<string, JsonSchema> = {};
  for (const [name, each] of Object.entries(definitions)) view[name] = each;
  for (const [name, each] of Object.entries(definitions)) {
    if (findBranches(each).length > 0) Object.assign(view, unionOfBranches(name, each, definitions));
  }
  const shapes = Object.entries(view).map(([name, each]) => [name, typeShape(each, definitions)]);
  return { ...typeShape(withBareForm(joined, definitions), definitions), definitions: Object.fromEntries(shapes) };
}

/** Bare or wrapped: the keys of `parameters` may be at the top level. */
function withBareForm(joined: JsonSchema, definitions: Record<string, JsonSchema>): JsonSchema {
  return { type: 'object', properties: { ...definitions['Parameters']?.properties, ...joined.properties } };
}

/** A definition merged with those that its `allOf` takes keys from. */
function withShared(schema: JsonSchema, joined: JsonSchema): JsonSchema {
  const refs = (schema.allOf ?? []).map((each) => definitionName(typeof each === 'object' ? (each.$ref ?? '') : ''));
  const sources = refs.map((name) => (name === undefined ? undefined : joined.definitions?.[name]));
  const { allOf: _, ...own } = schema;
  return sources.reduce<JsonSchema>(
    (whole, source) =>
      typeof source !== 'object' || findBranches(source).length > 0 ? schema : mergeKeys(source, whole),
    sources.length > 0 ? own : schema,
  );
}

function mergeKeys(source: JsonSchema, own: JsonSchema): JsonSchema {
  const properties = { ...source.properties, ...own.properties };
  return { ...source, ...own, properties, required: [...(source.required ?? []), ...(own.required ?? [])] };
}
