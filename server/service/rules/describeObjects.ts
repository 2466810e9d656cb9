import type { JSONSchema, MatchingSchema, ObjectASTNode } from 'vscode-json-languageservice';

type MarkedSchema = JSONSchema & { 'x-closed'?: boolean | 'platform' };

/** An object that the schema describes. */
export interface DescribedObject {
  object: ObjectASTNode;
  /** The known keys, shared by all objects to which the same parts of the schema apply. */
  known: KnownKeys;
}

/** The keys of an object according to the schema. */
export interface KnownKeys {
  /** Whether an unknown key does nothing here. */
  isClosed: boolean;
  /** Whether the platform refuses an unknown key. */
  isRefused: boolean;
  keys: ReadonlySet<string>;
  /** Keys worth suggesting: not deprecated, and not of a branch that is not chosen. */
  offered: string[];
  /** Messages for keys that have no effect or are old names. */
  deprecated: Map<string, string>;
  allows(key: string): boolean;
}

const gathered = new WeakMap<readonly MatchingSchema[], DescribedObject[]>();

/**
 * Gathers, for every object that the schema describes, the keys of all parts of the schema that apply to it. Several
 * rules need the result, so it is kept as long as the matches are.
 */
export function describeObjects(matches: readonly MatchingSchema[]): DescribedObject[] {
  const known = gathered.get(matches) ?? gatherObjects(matches);
  gathered.set(matches, known);
  return known;
}

function gatherObjects(matches: readonly MatchingSchema[]): DescribedObject[] {
  const kinds = new Map<ObjectASTNode, Kind>();
  const described = new Kind([]);
  for (const { node, schema } of matches) {
    if (node.type === 'object') kinds.set(node, (kinds.get(node) ?? described).with(schema));
  }
  return Array.from(kinds, ([object, kind]) => ({ object, known: kind.known }));
}

/** Objects to which the same parts of the schema apply. Most objects are of a few kinds, so each is described once. */
class Kind {
  readonly #schemas: readonly MarkedSchema[];
  readonly #more = new Map<MarkedSchema, Kind>();
  #known: KnownKeys | undefined;

  constructor(schemas: readonly MarkedSchema[]) {
    this.#schemas = schemas;
  }

  get known(): KnownKeys {
    this.#known ??= describeKeys(this.#schemas);
    return this.#known;
  }

  /** The kind of the objects to which one more part applies. */
  with(schema: MarkedSchema): Kind {
    const more = this.#more.get(schema) ?? new Kind([...this.#schemas, schema]);
    this.#more.set(schema, more);
    return more;
  }
}

function describeKeys(schemas: readonly MarkedSchema[]): KnownKeys {
  const properties = schemas.flatMap((schema) => Object.entries(schema.properties ?? {}));
  const patterns = schemas.flatMap((schema) =>
    Object.keys(schema.patternProperties ?? {}).map((text) => new RegExp(text)),
  );
  const keys = new Set(properties.map(([key]) => key));
  const deprecated = new Map<string, string>();
  const offered = new Set<string>();
  for (const [key, property] of properties) {
    if (typeof property === 'boolean') continue;
    if (property.deprecationMessage !== undefined) deprecated.set(key, property.deprecationMessage);
    else if (!property.doNotSuggest) offered.add(key);
  }
  return {
    isClosed: schemas.some((schema) => schema['x-closed'] === true),
    isRefused: schemas.some((schema) => schema['x-closed'] === 'platform'),
    keys,
    offered: [...offered].filter((key) => !deprecated.has(key)),
    deprecated,
    allows: (key) => keys.has(key) || patterns.some((pattern) => pattern.test(key)),
  };
}
