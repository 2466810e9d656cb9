import { type JsonObject, type JsonValue, objectFrom } from '../../json/value.ts';
import { numberText } from '../../text/countText.ts';
import { findIdField } from '../evidence/idNames.ts';
import type { ImportReport } from '../imported.ts';
import type { JobNode } from './jobTree.ts';
import { type ColumnBudget, mappedColumns } from './mappedColumns.ts';

/** The limits for all jobs together. */
const maxColumns = 300_000;
const maxKeys = 3_000_000;
/** The limit for names that differ only in the number of `_` at their ends; further ones get a number. */
const maxMarks = 8;

/** Mappings by the names of their jobs, and the parts left out of them. */
export interface WrittenMappings {
  mappings: JsonObject;
  cuts: ImportReport['leftOut'];
}

/** The mapping of each job's described columns, with its key (`docs/format/json-to-csv.md`). Lists are left out. */
export function writeMappings(nodes: readonly JobNode[], nameOf: (node: JobNode) => string): WrittenMappings {
  const budget: ColumnBudget = { columns: maxColumns, keys: maxKeys };
  const cuts: WrittenMappings['cuts'] = [];
  const entries = nodes.flatMap((node): [string, JsonValue][] => {
    const record = node.endpoint.records?.record;
    if (record === undefined) return [];
    const { paths, isCut } = mappedColumns(record, budget);
    if (isCut) cuts.push({ ...placeOf(node), what: `mapping "${nameOf(node)}"`, reason: cutText(paths.length) });
    return paths.length === 0 ? [] : [[nameOf(node), objectFrom(withKey(paths, findIdField(record)))]];
  });
  return { mappings: objectFrom(entries), cuts };
}

function cutText(count: number): string {
  const more = 'The described record has too many columns for a table, or leads to itself';
  return count === 0
    ? `${more}, so no mapping is written.`
    : `${more}. Those nearest to its top are written: ${numberText(count)}. Add what you need.`;
}

function placeOf({ endpoint: { operation } }: JobNode): { file?: string; pointer: string } {
  return operation.definition ?? { pointer: operation.pointer };
}

function withKey(paths: readonly string[], id: string | undefined): [string, JsonValue][] {
  const names = new Set<string>();
  const counts = new Map<string, number>();
  return paths.map((path) => {
    const name = freeName(path.replaceAll(/\W+/g, '_'), names, counts);
    return [path, { mapping: { destination: name, ...(path === id && { primaryKey: true }) } }];
  });
}

/** The first free name of this kind; `counts` has the minimum number of those taken. */
function freeName(base: string, names: Set<string>, counts: Map<string, number>): string {
  for (let count = counts.get(base) ?? 0; ; count++) {
    const name = base + (count <= maxMarks ? '_'.repeat(count) : `_${count}`);
    if (names.has(name.toLowerCase())) continue;
    names.add(name.toLowerCase());
    counts.set(base, count + 1);
    return name;
  }
}
