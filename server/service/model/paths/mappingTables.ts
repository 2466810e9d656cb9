import { groupBy } from '@pagewright/core/groupBy';
import { mappingItem } from '@pagewright/core/schema/generated/options';
import type { ObjectASTNode } from 'vscode-json-languageservice';
import { dataTypeOf } from '../dataTypeOf.ts';
import type { ExtractorModel, Job } from '../extractorModel.ts';
import { asObject, findObject, findText, textOrDefault } from '../nodes.ts';
import type { NestedList } from './responsePath.ts';

/** An object whose keys are paths: the mapping of a data type, or of a table within it. */
export interface MappingTable {
  node: ObjectASTNode;
  name: string;
  /** The jobs whose records it reads. */
  jobs: readonly Job[];
  /** The nested lists whose elements it reads, outermost first; empty for the records themselves. */
  inside: readonly NestedList[];
}

const known = new WeakMap<ExtractorModel, MappingTable[]>();

/** Every mapping of a document with its tables, found once per version. */
export function mappingTables(model: ExtractorModel): readonly MappingTable[] {
  const tables = known.get(model) ?? readTables(model);
  known.set(model, tables);
  return tables;
}

function readTables({ config, allJobs }: ExtractorModel): MappingTable[] {
  const mappings = findObject(config, 'mappings')?.properties ?? [];
  const jobs = groupBy(allJobs, ({ node }) => dataTypeOf(node) ?? '');
  return mappings.flatMap(({ keyNode: { value: name }, valueNode }) => {
    const node = asObject(valueNode);
    return node ? withTables({ node, name, jobs: jobs.get(name) ?? [], inside: [] }) : [];
  });
}

function withTables(table: MappingTable): MappingTable[] {
  const { node, name, jobs, inside } = table;
  const below = node.properties.flatMap(({ keyNode, valueNode }) => {
    const item = asObject(valueNode);
    const destination = findText(item, 'destination')?.value ?? '';
    const mapping = findText(item, 'type')?.value === 'table' ? findObject(item, 'tableMapping') : undefined;
    // A table that writes into itself has no separate mapping: a run ignores the one written there.
    if (mapping === undefined || destination === name) return [];
    const step = { path: keyNode.value, delimiter: textOrDefault(item, 'delimiter', mappingItem) };
    return withTables({ node: mapping, name: destination, jobs, inside: [...inside, step] });
  });
  return [table, ...below];
}
