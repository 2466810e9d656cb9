import { mappingItem } from '@pagewright/core/schema/generated/options';
import type { ExtractorModel } from '../extractorModel.ts';
import { asObject, findText, textOrDefault } from '../nodes.ts';
import { type MappingTable, mappingTables } from './mappingTables.ts';
import type { ResponsePath } from './responsePath.ts';

/** The keys of every mapping: paths into the records of its data type, or into elements of their lists. */
export function mappingPaths(model: ExtractorModel): ResponsePath[] {
  return mappingTables(model).flatMap(pathsOfTable);
}

function pathsOfTable({ node, jobs, inside }: MappingTable): ResponsePath[] {
  return node.properties.flatMap((property): ResponsePath[] => {
    const { keyNode, valueNode } = property;
    const item = asObject(valueNode);
    // These read the columns from a job's `userData` and placeholders, not from its records.
    if (findText(item, 'type')?.value === 'user') return [];
    const delimiter = textOrDefault(item, 'delimiter', mappingItem);
    const options = { kind: 'mapping', from: 'record', isRead: true, separatorForm: { key: 'delimiter' } } as const;
    return [{ ...options, property, node: keyNode, jobs, delimiter, inside }];
  });
}
