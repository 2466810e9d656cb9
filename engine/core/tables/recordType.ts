import type { NodeType, StructureNode } from './structureNode.ts';
import { typeConflict } from './typeConflict.ts';

/**
 * Records what a place holds this time (`json-to-csv.md` 3.3). True where that changes what was known. Throws a
 * UserError where a place holds a bare value once and an object another time.
 */
export function recordType(node: StructureNode, type: NodeType): boolean {
  const known = node.type;
  if (known === type) return false;
  if (known === undefined) {
    node.setType(type);
    return true;
  }
  if (known === 'array') return upgradeToList(node, type as Exclude<NodeType, 'array'>);
  if (type === 'array') return upgradeToList(node, known);
  if (known === 'null') {
    node.setType(type);
    return true;
  }
  if (type === 'null') return false;
  throw typeConflict(`"${node.path}" holds a value of type "${known}" and one of type "${type}".`);
}

/** A place that holds a list in one record and something else in another: the other counts as a list of one. */
function upgradeToList(node: StructureNode, other: Exclude<NodeType, 'array'>): boolean {
  const item = node.item ?? node.addItem();
  const inner = item.type ?? 'null';
  if (inner !== 'null' && other !== 'null' && inner !== other) {
    throw typeConflict(`"${node.path}" holds a list of type "${inner}" and a value of type "${other}".`);
  }
  const isNew = node.type !== 'array' || node.fields.size > 0 || (inner === 'null' && other !== 'null');
  for (const [key, field] of node.fields) moveField(key, field, item);
  node.fields.clear();
  // Where the platform forgets the elements' type at every null, and with it the data, the type is kept here.
  if (inner === 'null' && other !== 'null') item.setType(other);
  if (node.name !== undefined && item.name === undefined) item.setName('data');
  node.order = ['[]', 'nodeType', 'headerNames'].filter((slot) => slot !== 'headerNames' || node.name !== undefined);
  node.type = 'array';
  return isNew;
}

/** A field seen on a single object takes the place of the elements' field of that name, and is named anew. */
function moveField(key: string, field: StructureNode, item: StructureNode): void {
  const before = item.fields.get(key);
  if (before !== undefined) keepWhatOnlyListsHad(before, field);
  item.addField(key, field);
}

function keepWhatOnlyListsHad(before: StructureNode, field: StructureNode): void {
  if (before.type === 'array' || field.type === 'array') {
    keepElements(before, field);
    return;
  }
  if (before.type !== undefined && before.type !== 'null') recordType(field, before.type);
  for (const [key, below] of before.fields) {
    const same = field.fields.get(key);
    if (same === undefined) field.addField(key, below);
    else keepWhatOnlyListsHad(below, same);
  }
}

function keepElements(before: StructureNode, field: StructureNode): void {
  if (field.item === undefined && before.item !== undefined) {
    field.item = before.item;
    field.item.parent = field;
    field.order.push('[]');
  } else if (field.item !== undefined && before.item !== undefined) keepWhatOnlyListsHad(before.item, field.item);
  // Recording the object that was there before moves its fields on to the elements.
  for (const [key, below] of before.fields) field.addField(key, below);
  recordType(field, before.type ?? 'null');
}
