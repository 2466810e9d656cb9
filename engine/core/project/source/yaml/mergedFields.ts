import type { SourceField, SourceNode } from '../sourceNode.ts';
import type { YamlFault } from './yamlFault.ts';

/**
 * The fields of a map after its merge keys (`<<`) as PyYAML resolves them: those that are merged come first, and a key
 * of the map counts in place of one that is merged. What cannot be merged is reported.
 */
export function mergedFields(
  fields: readonly (SourceField & { isMerge: boolean })[],
  report: (fault: YamlFault) => void,
): SourceField[] {
  const own = fields.filter(({ isMerge }) => !isMerge).map(({ key, value }) => ({ key, ...(value && { value }) }));
  if (own.length === fields.length) return own;
  const merged = new Map<string, SourceField>();
  for (const { isMerge, value } of fields) {
    if (!isMerge || value === undefined) continue;
    for (const field of fieldsToMerge(value, report)) merged.set(field.key.name, field);
  }
  const names = new Set(own.map(({ key }) => key.name));
  const inPlace = [...merged.values()].filter(({ key }) => !names.has(key.name));
  return [...inPlace, ...own];
}

/** Of several maps the first counts. */
function fieldsToMerge(value: SourceNode, report: (fault: YamlFault) => void): SourceField[] {
  if (value.kind === 'object') return value.fields;
  if (value.kind === 'list') return value.items.toReversed().flatMap((item) => fieldsOf(item, report));
  return fieldsOf(value, report);
}

function fieldsOf(value: SourceNode, report: (fault: YamlFault) => void): SourceField[] {
  if (value.kind === 'object') return value.fields;
  const message = '"<<" merges a map, or a list of maps. kbagent stops at anything else.';
  report({ code: 'yaml.alias', severity: 'error', message, place: value.at });
  return [];
}
