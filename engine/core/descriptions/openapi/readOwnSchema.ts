import type { JsonValue } from '../../json/value.ts';
import { isList, isObject } from '../../json/value.ts';
import { type ShapeType, shapeTypes } from '../../shapes/shapes.ts';
import type { DescribedSchema } from '../apiDescription.ts';
import type { DocumentNode } from '../documentNode.ts';
import { lazySchema, type SchemaHead } from '../lazySchema.ts';
import { readExamples } from './readExamples.ts';

/** Reads the keywords of a schema itself, without the schemas that it refers to or joins. */
export function readOwnSchema(node: DocumentNode, read: (node: DocumentNode) => DescribedSchema): DescribedSchema {
  return lazySchema(readHead(node), {
    properties: () =>
      new Map(
        node
          .at('properties')
          .fields()
          .map(([name, property]) => [name, read(property)]),
      ),
    items: () => readItems(node, read),
  });
}

/** Whether the flag of OpenAPI 3.0 is set, which Swagger 2.0 has as an extension. */
export function isNullable(node: DocumentNode): boolean {
  return node.flag('nullable') || node.flag('x-nullable');
}

function readHead(node: DocumentNode): SchemaHead {
  const values = node.has('const')
    ? [node.at('const')]
    : isList(node.at('enum').value)
      ? node.at('enum').elements()
      : [];
  const types = readTypes(node, values);
  const [fallback] = node.shown([node.at('default').value]);
  const minimum = node.number('minimum') ?? node.number('exclusiveMinimum');
  const maximum = node.number('maximum') ?? node.number('exclusiveMaximum');
  const isWhole = types.includes('integer');
  return {
    types,
    format: node.text('format'),
    title: node.text('title'),
    description: node.text('description'),
    isDeprecated: node.flag('deprecated'),
    enum: node.shown(values.map(({ value }) => value)),
    default: fallback,
    examples: readExamples(node),
    // The bound itself is not allowed. Only a whole number has a next one.
    ...(minimum !== undefined && { minimum: isWhole && excludes(node, 'exclusiveMinimum') ? minimum + 1 : minimum }),
    ...(maximum !== undefined && { maximum: isWhole && excludes(node, 'exclusiveMaximum') ? maximum - 1 : maximum }),
    required: readRequired(node),
    isOpen: isOpen(node),
    name: readName(node),
  };
}

/** Whether the bound is exclusive: OpenAPI 3.0 has a flag beside the bound, 3.1 the bound itself. */
function excludes(node: DocumentNode, key: 'exclusiveMinimum' | 'exclusiveMaximum'): boolean {
  const { value } = node.at(key);
  const bound = node.at(key === 'exclusiveMinimum' ? 'minimum' : 'maximum');
  return value === true || (typeof value === 'number' && bound.isMissing);
}

/** Names of types that documents use for those of JSON Schema. */
const otherNames = new Map<string, ShapeType>([
  ['int', 'integer'],
  ['int32', 'integer'],
  ['int64', 'integer'],
  ['long', 'integer'],
  ['float', 'number'],
  ['double', 'number'],
  ['decimal', 'number'],
  ['bool', 'boolean'],
  ['str', 'string'],
  ['text', 'string'],
  ['date', 'string'],
  ['datetime', 'string'],
  ['date-time', 'string'],
  ['uuid', 'string'],
  ['list', 'array'],
]);

function readTypes(node: DocumentNode, values: readonly DocumentNode[]): ShapeType[] {
  const { value } = node.at('type');
  const named = (isList(value) ? value : [value]).map(typeNamed).filter((type) => type !== undefined);
  const types = new Set(named.length > 0 ? named : impliedTypes(node, values));
  if (types.size > 0 && isNullable(node)) types.add('null');
  return shapeTypes.filter((type) => types.has(type));
}

function typeNamed(type: JsonValue | undefined): ShapeType | undefined {
  // YAML reads the name of the type as a value.
  if (type === null) return 'null';
  if (typeof type !== 'string') return undefined;
  const name = type.trim().toLowerCase();
  return shapeTypes.find((known) => known === name) ?? otherNames.get(name);
}

/** The types of a schema without `type`, as many are. */
function impliedTypes(node: DocumentNode, values: readonly DocumentNode[]): ShapeType[] {
  if (isObject(node.at('properties').value)) return ['object'];
  if (isObject(node.at('items').value)) return ['array'];
  return values.map(({ value }) => typeOf(value));
}

function typeOf(value: JsonValue | undefined): ShapeType {
  if (value === null || value === undefined) return 'null';
  if (isList(value)) return 'array';
  if (typeof value === 'string' || typeof value === 'boolean') return typeof value === 'string' ? 'string' : 'boolean';
  if (isObject(value)) return 'object';
  return Number.isInteger(value) ? 'integer' : 'number';
}

/** The required keys. In a parameter of Swagger 2.0 the same key is a flag. */
function readRequired(node: DocumentNode): ReadonlySet<string> {
  const { value } = node.at('required');
  return new Set(isList(value) ? value.filter((key) => typeof key === 'string') : []);
}

function isOpen(node: DocumentNode): boolean {
  const { value } = node.at('additionalProperties');
  return value === true || isObject(value) || node.has('patternProperties');
}

/** The schema of a list: one for all elements or, in older documents, one for each position. */
function readItems(node: DocumentNode, read: (node: DocumentNode) => DescribedSchema): DescribedSchema | undefined {
  const items = node.at('items');
  if (isObject(items.value)) return read(items);
  const [first] = isList(items.value) ? items.elements() : [];
  return first && read(first);
}

const groups: ReadonlySet<string> = new Set(['schemas', 'definitions', '$defs']);

function readName(node: DocumentNode): string {
  if (node.isWholeFile) return /(?<![^/\\])([^/\\]*?)(?:\.\w+)?$/.exec(node.file)?.[1] ?? '';
  return groups.has(node.parentKey) ? node.key : '';
}
