import { UserError } from '../errors.ts';
import { entriesOf, getField, isObject, type JsonObject, type JsonValue, objectFrom } from '../json/value.ts';
import { scopeOf, takeGivenNames } from './nameColumns.ts';
import { Structure } from './structure.ts';
import { itemSlot, type NodeType, type StructureNode } from './structureNode.ts';

/** The version of the structure in the state file. */
export const structVersion = 3;

/** The structure as it is stored in `json_parser.struct` of the state (`docs/format/json-to-csv.md#11-state`). */
export function writeStructure({ roots }: Structure): JsonObject {
  const data = [...roots].map(([dataType, root]): [string, JsonValue] => [`_${dataType}`, writeNode(root)]);
  return { data: data.length === 0 ? [] : objectFrom(data), parent_aliases: [] };
}

function writeNode(node: StructureNode): JsonValue {
  return objectFrom(node.order.map((slot): [string, JsonValue] => [slot, writeSlot(node, slot)]));
}

function writeSlot(node: StructureNode, slot: string): JsonValue {
  if (slot === 'nodeType') return node.type ?? 'null';
  if (slot === 'headerNames') return node.name ?? '';
  const child = slot === itemSlot ? node.item : node.fields.get(slot.slice(1));
  return child === undefined ? null : writeNode(child);
}

/** Reads the structure that an earlier run left in the state. Throws a UserError if it is damaged. */
export function readStructure(state: JsonObject): Structure {
  const structure = new Structure();
  const struct = getField(state, 'json_parser.struct');
  const data = isObject(struct) ? getField(struct, 'data') : undefined;
  for (const [key, value] of isObject(data) ? entriesOf(data) : []) {
    const root = structure.addRoot(key.slice(1));
    readNode(root, value, key);
    takeGivenNames(root, scopeOf(root.key), structure.takenNames);
  }
  return structure;
}

const nodeTypes: readonly string[] = ['null', 'scalar', 'object', 'array'] satisfies NodeType[];

function readNode(node: StructureNode, value: JsonValue, path: string): void {
  const type = isObject(value) ? getField(value, 'nodeType') : undefined;
  if (!isObject(value) || typeof type !== 'string' || !nodeTypes.includes(type)) throw brokenStructure(path);
  for (const [slot, field] of entriesOf(value)) {
    if (slot === 'nodeType') node.setType(type as NodeType);
    else if (slot === 'headerNames') node.setName(String(field));
    else if (slot === itemSlot) readNode(node.addItem(), field, `${path}.${slot}`);
    else if (slot.startsWith('_')) readNode(node.addField(slot.slice(1)), field, `${path}.${slot}`);
    else throw brokenStructure(`${path}.${slot}`);
  }
}

function brokenStructure(path: string): UserError {
  return new UserError(
    'state.broken-structure',
    `The state file's "json_parser.struct" is damaged at "${path}". Remove it from the state to start again.`,
  );
}
