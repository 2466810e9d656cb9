import type { SourceField, SourceNode } from '../source/sourceNode.ts';

/**
 * A configuration with a row laid over it, as the platform does (PHP's `array_replace_recursive`): objects are merged by
 * key, lists by index, and of everything else the row counts. PHP has one kind of array, so a list and an object are
 * merged too, by the indexes as keys; an empty one changes nothing.
 */
export function mergeSources(base: SourceNode, row: SourceNode): SourceNode {
  if (base.kind === 'scalar' || row.kind === 'scalar') return row;
  if (base.kind === 'list' && row.kind === 'list') return { ...base, items: mergeItems(base.items, row.items) };
  const fields = row.kind === 'list' ? fieldsOfList(row.items) : row.fields;
  const under = base.kind === 'list' ? fieldsOfList(base.items) : base.fields;
  if (fields.length === 0) return base;
  if (under.length === 0) return row;
  return { kind: 'object', at: base.at, fields: mergeFields(under, fields) };
}

function mergeItems(base: readonly SourceNode[], row: readonly SourceNode[]): SourceNode[] {
  const common = base.map((item, index) => {
    const over = row[index];
    return over === undefined ? item : mergeSources(item, over);
  });
  return [...common, ...row.slice(base.length)];
}

function mergeFields(base: readonly SourceField[], row: readonly SourceField[]): SourceField[] {
  const over = new Map(row.map((field) => [field.key.name, field]));
  const merged = base.map((field) => {
    const own = over.get(field.key.name);
    if (own?.value === undefined) return field;
    over.delete(field.key.name);
    return { key: own.key, value: field.value === undefined ? own.value : mergeSources(field.value, own.value) };
  });
  return [...merged, ...over.values()];
}

function fieldsOfList(items: readonly SourceNode[]): SourceField[] {
  return items.map((value, index) => {
    const name = String(index);
    return { key: { name, json: `"${name}"`, at: { ...value.at, end: value.at.start } }, value };
  });
}
