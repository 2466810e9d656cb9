import type { SourceField, SourceNode } from '../sourceNode.ts';
import type { FaultCollector } from './faultCollector.ts';

/**
 * The fields of a map after its merge keys (`<<`) as PyYAML resolves them: those that are merged come first, and a key
 * of the map counts in place of one that is merged. What cannot be merged is reported.
 */
export function mergedFields(
  fields: readonly (SourceField & { isMerge: boolean })[],
  faults: FaultCollector,
): SourceField[] {
  const own = fields.filter(({ isMerge }) => !isMerge).map(({ key, value }) => ({ key, ...(value && { value }) }));
  if (own.length === fields.length) return own;
  const merged = new Map<string, SourceField>();
  for (const { isMerge, value } of fields) {
    if (!isMerge || value === undefined) continue;
    for (const field of fieldsToMerge(value, faults)) merged.set(field.key.name, field);
  }
  const names = new Set(own.map(({ key }) => key.name));
  const inPlace = [...merged.values()].filter(({ key }) => !names.has(key.name));
  return [...inPlace, ...own];
}

/** Of several maps the first counts. */
function fieldsToMerge(value: SourceNode, faults: FaultCollector): SourceField[] {
  if (value.kind === 'object') return value.fields;
  if (value.kind === 'list') return value.items.toReversed().flatMap((item) => fieldsOf(item, faults));
  return fieldsOf(value, faults);
}

function fieldsOf(value: SourceNode, faults: FaultCollector): SourceField[] {
  if (value.kind === 'object') return value.fields;
  const message = '"<<" merges a map, or a list of maps. kbagent stops at anything else.';
  faults.error('yaml.alias', message, value.at);
  return [];
}
