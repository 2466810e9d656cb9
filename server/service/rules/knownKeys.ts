import type { JSONSchema, MatchingSchema, ObjectASTNode } from 'vscode-json-languageservice';

/** The schema's marks of our own (`schemas/`). */
type MarkedSchema = JSONSchema & { 'x-closed'?: boolean };

/** What the schema says of the keys of one object. */
export interface KnownKeys {
  object: ObjectASTNode;
  /** A key that is not known does nothing here. */
  isClosed: boolean;
  keys: string[];
  /** Keys worth suggesting: neither deprecated nor of a branch that is not chosen. */
  offered: string[];
  /** Words for keys that have no effect or are of old. */
  deprecated: Map<string, string>;
  allows(key: string): boolean;
}

/** Gathers, for every object that the schema speaks of, the keys of all parts of the schema that apply to it. */
export function knownKeys(matches: readonly MatchingSchema[]): KnownKeys[] {
  const schemas = new Map<ObjectASTNode, MarkedSchema[]>();
  for (const { node, schema } of matches) {
    if (node.type === 'object') schemas.set(node, [...(schemas.get(node) ?? []), schema]);
  }
  return [...schemas].map(([object, applying]) => describe(object, applying));
}

function describe(object: ObjectASTNode, schemas: MarkedSchema[]): KnownKeys {
  const properties = schemas.flatMap((schema) => Object.entries(schema.properties ?? {}));
  const patterns = schemas.flatMap((schema) =>
    Object.keys(schema.patternProperties ?? {}).map((text) => new RegExp(text)),
  );
  const keys = [...new Set(properties.map(([key]) => key))];
  const deprecated = new Map<string, string>();
  const offered = new Set<string>();
  for (const [key, property] of properties) {
    if (typeof property === 'boolean') continue;
    if (property.deprecationMessage !== undefined) deprecated.set(key, property.deprecationMessage);
    else if (!property.doNotSuggest) offered.add(key);
  }
  return {
    object,
    isClosed: schemas.some((schema) => schema['x-closed'] === true),
    keys,
    offered: [...offered].filter((key) => !deprecated.has(key)),
    deprecated,
    allows: (key) => keys.includes(key) || patterns.some((pattern) => pattern.test(key)),
  };
}
