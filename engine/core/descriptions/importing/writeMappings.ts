import { type JsonObject, type JsonValue, objectFrom } from '../../json/value.ts';
import type { DescribedSchema } from '../apiDescription.ts';
import { findIdField } from '../evidence/idNames.ts';
import type { JobNode } from './jobTree.ts';

const mostLevels = 3;

/** The mapping of each job's described columns, with its key (`docs/format/json-to-csv.md`). Lists are left to the user. */
export function writeMappings(nodes: readonly JobNode[], nameOf: (node: JobNode) => string): JsonObject {
  const entries = nodes.flatMap((node): [string, JsonValue][] => {
    const record = node.endpoint.records?.record;
    const columns = record === undefined ? [] : columnsOf(record, '', mostLevels);
    return columns.length === 0 ? [] : [[nameOf(node), objectFrom(withKey(columns, findIdField(record)))]];
  });
  return objectFrom(entries);
}

function columnsOf({ properties }: DescribedSchema, above: string, levels: number): string[] {
  return [...properties].flatMap(([key, schema]) => {
    if (key === '' || key.includes('.') || schema.items !== undefined || schema.types.includes('array')) return [];
    if (schema.properties.size === 0) return schema.types.includes('object') ? [] : [above + key];
    return levels > 1 ? columnsOf(schema, `${above + key}.`, levels - 1) : [];
  });
}

function withKey(paths: readonly string[], id: string | undefined): [string, JsonValue][] {
  const names = new Set<string>();
  return paths.map((path) => {
    let name = path.replaceAll(/\W+/g, '_');
    while (names.has(name.toLowerCase())) name += '_';
    names.add(name.toLowerCase());
    return [path, { mapping: { destination: name, ...(path === id && { primaryKey: true }) } }];
  });
}
