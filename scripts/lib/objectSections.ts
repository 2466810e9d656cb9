import { codeSpan } from '../../engine/core/text/markdownCode.ts';
import { findBranches } from './findBranches.ts';
import { definitionName, type JsonSchema } from './jsonSchema.ts';
import type { Definitions } from './resolvedParts.ts';

/** An object of the configuration with the keys that no earlier section has described. */
export interface ObjectSection {
  title: string;
  keys: DescribedKey[];
  required: string[];
}

export interface DescribedKey {
  path: string;
  name: string;
  schema: JsonSchema;
}

/** The objects of a configuration from the outside in; each key is described once, at its first occurrence. */
export function objectSections(joined: JsonSchema): ObjectSection[] {
  const definitions = joined.definitions ?? {};
  const described = new Set<JsonSchema>();
  const sections: ObjectSection[] = [];
  const parameters = { $ref: '#/definitions/Parameters' };
  const outer = { properties: joined.properties ?? {}, allOf: [joined.then ?? true] };
  const waiting: { path: string; title: string; schema: JsonSchema }[] = [
    { path: '', title: 'The configuration', schema: parameters },
    { path: '', title: 'Around `parameters`', schema: outer },
  ];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { path, title } = next;
    const keys = keysOf(next.schema, definitions)
      .filter(({ schema }) => !described.has(schema))
      .map(({ name, schema }) => ({ path: path === '' ? name : `${path}.${name}`, name, schema }));
    for (const { schema } of keys) described.add(schema);
    if (keys.length > 0) sections.push({ title, keys, required: requiredOf(next.schema, definitions) });
    const inner = keys.flatMap((key) => innerPlaces(key.path, key.schema, definitions));
    waiting.unshift(
      ...branchesOf(path, next.schema, definitions),
      ...inner.map((each) => ({ ...each, title: codeSpan(each.path) })),
    );
  }
  return sections;
}

/** A schema with its parts: the definitions it references, its `allOf` and its conditions. */
function partsOf(schema: JsonSchema | boolean | undefined, definitions: Definitions): JsonSchema[] {
  if (typeof schema !== 'object' || schema['x-type'] !== undefined) return [];
  const referred =
    schema.$ref === undefined ? [] : partsOf(definitions[definitionName(schema.$ref) ?? ''], definitions);
  const isDivided = findBranches(schema).length > 0;
  const shared = isDivided ? [] : (schema.allOf ?? []).flatMap((each) => partsOf(each, definitions));
  // A condition on an absent key does not describe the object.
  const isAboutAbsence = typeof schema.if === 'object' && schema.if.not !== undefined;
  const conditional = isAboutAbsence ? [] : [schema.then, schema.else].flatMap((each) => partsOf(each, definitions));
  return [schema, ...referred, ...shared, ...conditional];
}

function keysOf(schema: JsonSchema, definitions: Definitions): { name: string; schema: JsonSchema }[] {
  return partsOf(schema, definitions).flatMap((part) =>
    Object.entries(part.properties ?? {}).flatMap(([name, each]) =>
      typeof each === 'object' && isDescribed(each, definitions) ? [{ name, schema: each }] : [],
    ),
  );
}

function isDescribed(schema: JsonSchema, definitions: Definitions): boolean {
  return partsOf(schema, definitions).some((part) => part.markdownDescription !== undefined);
}

function requiredOf(schema: JsonSchema, definitions: Definitions): string[] {
  return partsOf(schema, definitions).flatMap((part) => part.required ?? []);
}

function innerPlaces(
  path: string,
  schema: JsonSchema,
  definitions: Definitions,
): { path: string; schema: JsonSchema }[] {
  const parts = partsOf(schema, definitions);
  const places = [{ path, schema }];
  for (const { items, additionalProperties } of parts) {
    if (typeof items === 'object') places.push(...innerPlaces(`${path}[]`, items, definitions));
    else if (typeof additionalProperties === 'object')
      places.push(...innerPlaces(`${path}.<name>`, additionalProperties, definitions));
  }
  return places.filter(
    (place) => keysOf(place.schema, definitions).length > 0 || branchesOf(path, place.schema, definitions).length > 0,
  );
}

/** One section for each method or type that the schema depends on. */
function branchesOf(path: string, schema: JsonSchema, definitions: Definitions) {
  return partsOf(schema, definitions).flatMap((part) =>
    findBranches(part).map(({ key, values, definition }) => {
      const choice =
        values === undefined
          ? ' by default'
          : ` with ${key} ${values.map((value) => codeSpan(String(value))).join(' or ')}`;
      return { path, title: `${codeSpan(path)}${choice}`, schema: { $ref: `#/definitions/${definition}` } };
    }),
  );
}
