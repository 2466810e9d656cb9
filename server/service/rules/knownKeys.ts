import type { JSONSchema, MatchingSchema, ObjectASTNode } from 'vscode-json-languageservice';

/** A schema with our own keywords (`schemas/`). */
type MarkedSchema = JSONSchema & { 'x-closed'?: boolean };

/** What the schema says about the keys of one object. */
export interface KnownKeys {
  object: ObjectASTNode;
  /** The keys that the object has. */
  taken: ReadonlySet<string>;
  /** An unknown key does nothing here. */
  isClosed: boolean;
  keys: string[];
  /** Keys worth suggesting: not deprecated, and not of a branch that is not chosen. */
  offered: string[];
  /** Messages for keys that have no effect or are old names. */
  deprecated: Map<string, string>;
  allows(key: string): boolean;
}

const gathered = new WeakMap<readonly MatchingSchema[], KnownKeys[]>();

/**
 * Gathers, for every object that the schema describes, the keys of all parts of the schema that apply to it. Several
 * rules ask, so the result is kept as long as the matches are.
 */
export function knownKeys(matches: readonly MatchingSchema[]): KnownKeys[] {
  const known = gathered.get(matches) ?? gatherKeys(matches);
  gathered.set(matches, known);
  return known;
}

function gatherKeys(matches: readonly MatchingSchema[]): KnownKeys[] {
  const schemas = new Map<ObjectASTNode, MarkedSchema[]>();
  for (const { node, schema } of matches) {
    if (node.type !== 'object') continue;
    const applying = schemas.get(node);
    if (applying) applying.push(schema);
    else schemas.set(node, [schema]);
  }
  const describe = createDescribe();
  return [...schemas].map(([object, applying]) => ({ object, taken: keysOf(object), ...describe(applying) }));
}

function keysOf({ properties }: ObjectASTNode): Set<string> {
  return new Set(properties.map(({ keyNode }) => keyNode.value));
}

type Description = Omit<KnownKeys, 'object' | 'taken'>;

/** Most objects are of a few kinds with the same parts of the schema, so each kind is described once. */
function createDescribe(): (schemas: MarkedSchema[]) => Description {
  const numbers = new Map<MarkedSchema, number>();
  const described = new Map<string, Description>();
  const numberOf = (schema: MarkedSchema) => {
    const number = numbers.get(schema) ?? numbers.size;
    numbers.set(schema, number);
    return number;
  };
  return (schemas) => {
    const kind = schemas.map(numberOf).join();
    const description = described.get(kind) ?? describeKeys(schemas);
    described.set(kind, description);
    return description;
  };
}

function describeKeys(schemas: MarkedSchema[]): Description {
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
    isClosed: schemas.some((schema) => schema['x-closed'] === true),
    keys,
    offered: [...offered].filter((key) => !deprecated.has(key)),
    deprecated,
    allows: (key) => keys.includes(key) || patterns.some((pattern) => pattern.test(key)),
  };
}
