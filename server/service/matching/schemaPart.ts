import type { JSONSchema } from 'vscode-json-languageservice';

/** A part of a schema as written; `true` allows everything, `false` nothing. */
type Written = JSONSchema | boolean;

/** The allowed numbers of something. */
interface Bounds {
  least: number;
  most: number;
}

interface ListedKey {
  key: string;
  part: SchemaPart;
}

const everything: JSONSchema = {};
const nothing: JSONSchema = { not: everything };

const parts = new WeakMap<JSONSchema, SchemaPart>();

/** A part of a schema, prepared once for all documents. */
export function partOf(written: Written): SchemaPart {
  const schema = typeof written === 'boolean' ? writtenOut(written) : written;
  return parts.get(schema) ?? new SchemaPart(schema);
}

function writtenOut(allows: boolean): JSONSchema {
  return allows ? everything : nothing;
}

/**
 * The requirements of a part of a schema with resolved references. All parts have the same form, whatever they require:
 * reading a keyword from objects of many forms would be most of the work in large documents.
 */
export class SchemaPart {
  readonly schema: JSONSchema;
  readonly types: readonly string[] | undefined;
  readonly words: readonly unknown[] | undefined;
  readonly isDeprecated: boolean;
  readonly minLength: number;
  readonly pattern: RegExp | undefined;
  readonly minimum: number;
  readonly itemCount: Bounds;
  readonly keyCount: Bounds;
  /** Other parts for the same value. */
  readonly allOf: readonly SchemaPart[] | undefined;
  readonly anyOf: readonly SchemaPart[] | undefined;
  readonly not: SchemaPart | undefined;
  readonly condition: SchemaPart | undefined;
  readonly whenMet: SchemaPart | undefined;
  readonly whenUnmet: SchemaPart | undefined;
  readonly properties: readonly ListedKey[];
  readonly listed: ReadonlySet<string>;
  readonly patterns: readonly (readonly [RegExp, SchemaPart])[];
  readonly others: SchemaPart | undefined;
  readonly names: SchemaPart | undefined;
  readonly items: SchemaPart | undefined;
  readonly required: readonly string[] | undefined;
  readonly hasParts: boolean;
  readonly asksForItself: boolean;
  readonly asksForKeys: boolean;
  /** Whether the part describes keys. Parts without, such as conditions, are of no use as matches. */
  readonly speaksOfKeys: boolean;

  constructor(schema: JSONSchema) {
    // Stored before its parts are made, because one may be this part again: the children of jobs are jobs.
    parts.set(schema, this);
    const { type, items, properties, patternProperties } = schema;
    this.schema = schema;
    this.types = typeof type === 'string' ? [type] : type;
    this.words = schema.const === undefined ? schema.enum : [schema.const];
    this.isDeprecated = schema.deprecationMessage !== undefined;
    this.minLength = schema.minLength ?? 0;
    this.pattern = schema.pattern === undefined ? undefined : new RegExp(schema.pattern, 'u');
    this.minimum = schema.minimum ?? Number.NEGATIVE_INFINITY;
    this.itemCount = boundsOf(schema.minItems, schema.maxItems);
    this.keyCount = boundsOf(schema.minProperties, schema.maxProperties);
    this.allOf = schema.allOf?.map(partOf);
    this.anyOf = schema.anyOf?.map(partOf);
    this.not = ifWritten(schema.not);
    this.condition = ifWritten(schema.if);
    this.whenMet = ifWritten(schema.then);
    this.whenUnmet = ifWritten(schema.else);
    this.properties = Object.entries(properties ?? {}).map(([key, part]) => ({ key, part: partOf(part) }));
    this.listed = new Set(Object.keys(properties ?? {}));
    this.patterns = Object.entries(patternProperties ?? {}).map(([text, part]) => [
      new RegExp(text, 'u'),
      partOf(part),
    ]);
    this.others = schema.additionalProperties === true ? undefined : ifWritten(schema.additionalProperties);
    this.names = ifWritten(schema.propertyNames);
    this.items = Array.isArray(items) || items === true ? undefined : ifWritten(items);
    this.required = schema.required;
    this.hasParts = [schema.allOf, schema.anyOf, schema.not, schema.if].some(isWritten);
    this.asksForItself = ownKeywords.some((keyword) => isWritten(schema[keyword]));
    this.speaksOfKeys = properties !== undefined || patternProperties !== undefined;
    this.asksForKeys = this.speaksOfKeys || [this.others, this.names, this.required].some(isWritten);
  }
}

const ownKeywords = [
  ...(['type', 'deprecationMessage', 'enum', 'const', 'minLength', 'pattern', 'minimum'] as const),
  ...(['minItems', 'maxItems', 'minProperties', 'maxProperties'] as const),
];

function boundsOf(least = 0, most = Number.POSITIVE_INFINITY): Bounds {
  return { least, most };
}

function isWritten(keyword: unknown): boolean {
  return keyword !== undefined;
}

function ifWritten(written: Written | undefined): SchemaPart | undefined {
  return written === undefined ? undefined : partOf(written);
}
