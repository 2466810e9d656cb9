import { dataField, job } from '@pagewright/core/schema/generated/options';
import { findShape } from '@pagewright/core/shapes/findShape';
import { propertyOf, type ShapeSchema, typesOf } from '@pagewright/core/shapes/shapes';
import type { Job } from '../model/extractorModel.ts';
import { asObject, findProperty, findText, textOrDefault } from '../model/nodes.ts';
import { plainValue } from '../model/plainValue.ts';
import { elementShape } from './elementShape.ts';

/** The shapes of a job's records: as in the response, and after its `responseFilter`. */
export interface RecordShapes {
  found: ShapeSchema;
  /** The shape that children, scrollers and mappings see. */
  filtered: ShapeSchema;
}

/**
 * The shapes of a job's records, from that of its responses (`docs/format/jobs.md#4-locating-the-rows` and
 * `docs/format/jobs.md#5-responsefilter`): at `dataField`, otherwise in the one list at the root. Undefined if they are
 * not known.
 */
export function recordShapes({ node }: Job, response: ShapeSchema): RecordShapes | undefined {
  const place = findRecords({ node }, response);
  const found = place && elementShape(place);
  const paths = readFilter({ node });
  if (found === undefined || paths === undefined) return undefined;
  const delimiter = textOrDefault(node, 'responseFilterDelimiter', job);
  return { found, filtered: paths.reduce((shape, path) => filterShape(shape, path, delimiter), found) };
}

function findRecords({ node }: Pick<Job, 'node'>, response: ShapeSchema): ShapeSchema | undefined {
  const property = findProperty(node, 'dataField');
  if (property === undefined) return findOnlyList(response);
  const object = asObject(property.valueNode);
  const path = object ? findText(object, 'path') : findText(node, 'dataField');
  // A number, or a value that counts as empty and so as no `dataField`: too rare to guess.
  if (path === undefined || path.value === '0') return undefined;
  const delimiter = textOrDefault(object, 'delimiter', dataField);
  const found = findShape(response, path.value, delimiter);
  return typeof found === 'string' ? undefined : found;
}

function findOnlyList(response: ShapeSchema): ShapeSchema | undefined {
  const types = typesOf(response);
  if (types.includes('array')) return types.length === 1 ? response : undefined;
  const lists = Object.values(response.properties ?? {}).filter((shape) => typesOf(shape).includes('array'));
  return lists.length === 1 && response.additionalProperties !== true ? onlyList(lists[0]) : undefined;
}

/** The shape of the only list. The search only finds lists: a single object in place of one results in no record. */
function onlyList(shape: ShapeSchema | undefined): ShapeSchema | undefined {
  return shape && { ...shape, type: 'array' };
}

/** The paths of a filter; undefined if it is neither a text nor a list of texts. */
function readFilter({ node }: Pick<Job, 'node'>): string[] | undefined {
  const value = findProperty(node, 'responseFilter')?.valueNode;
  const filter = value === undefined ? [] : plainValue(value);
  const paths = (Array.isArray(filter) ? filter : [filter]).filter((path) => path !== '');
  return paths.every((path) => typeof path === 'string') ? paths : undefined;
}

/**
 * The shape of a record after `responseFilter` turned the value at this path into text
 * (`docs/format/jobs.md#5-responsefilter`).
 */
export function filterShape(schema: ShapeSchema, path: string, delimiter: string): ShapeSchema {
  return filterPart(schema, path.split(delimiter));
}

function filterPart(schema: ShapeSchema, [part = '', ...below]: readonly string[]): ShapeSchema {
  const isList = part.endsWith('[]');
  const key = isList ? part.slice(0, -2) : part;
  const property = propertyOf(schema, key);
  if (property === undefined) return schema;
  const filtered = isList
    ? { ...property, ...(property.items && { items: filterValue(property.items, below) }) }
    : filterValue(property, below);
  return { ...schema, properties: { ...schema.properties, [key]: filtered } };
}

function filterValue(schema: ShapeSchema, below: readonly string[]): ShapeSchema {
  return below.length === 0 ? { type: 'string' } : filterPart(schema, below);
}
