import { itemSlot, type NodeType, type StructureNode } from './structureNode.ts';
import { typeConflict } from './typeConflict.ts';

/**
 * Records the type of a value at a place (`docs/format/json-to-csv.md#33-recording-a-type`). Returns whether it is new.
 * Throws a UserError if a place holds both a scalar and an object.
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

/** Merges a list with another type at the same place: the other value counts as a list with one element. */
function upgradeToList(node: StructureNode, other: Exclude<NodeType, 'array'>): boolean {
  const item = node.item ?? node.addItem();
  const inner = item.type ?? 'null';
  if (inner !== 'null' && other !== 'null' && inner !== other) {
    throw typeConflict(`"${node.path}" holds a list of type "${inner}" and a value of type "${other}".`);
  }
  checkItemKey(node);
  const isNew = node.type !== 'array' || node.fields.size > 0 || (inner === 'null' && other !== 'null');
  for (const [key, field] of node.fields) moveField(key, field, item);
  node.fields.clear();
  // The platform forgets the elements' type at every null, and loses the data. Here the type is kept.
  if (inner === 'null' && other !== 'null') item.setType(other);
  if (node.name !== undefined && item.name === undefined) item.setName('data');
  node.order = ['[]', 'nodeType', 'headerNames'].filter((slot) => slot !== 'headerNames' || node.name !== undefined);
  node.type = 'array';
  return isNew;
}

/** Checks a key `[]` of a single object, which is at the place of the elements, where a list counts as a scalar. */
function checkItemKey({ fields, path }: StructureNode): void {
  const type = fields.get(itemSlot)?.type;
  if (type !== 'scalar' && type !== 'array') return;
  throw typeConflict(`"${path}.${itemSlot}" holds a value of type "object" and one of type "scalar".`);
}

/** Moves a field of a single object to the elements, in place of one with the same key, under a new name. */
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
  // Recording the former object moves its fields to the elements.
  for (const [key, below] of before.fields) field.addField(key, below);
  recordType(field, before.type ?? 'null');
}
