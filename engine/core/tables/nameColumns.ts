import { safeName, takeName } from './safeName.ts';
import type { StructureNode } from './structureNode.ts';

export type TakenNames = Map<string, Set<string>>;

/** The prefix of a table's keys, which counts towards their length (`docs/format/json-to-csv.md#42-candidate-text`). */
export const keyPrefix = '[].';

/** Names places, each before its content (`docs/format/json-to-csv.md#43-uniqueness`); true if all names are final. */
export function nameColumns(roots: Map<string, StructureNode>, taken: TakenNames): boolean {
  for (const [dataType, root] of roots) takeGivenNames(root, scopeOf(dataType), taken);
  let areFinal = true;
  for (const [dataType, root] of roots) {
    nameItem(root);
    visitFields(root, scopeOf(dataType), (field, text, scope) => {
      if (!isNamed(field)) field.setName(takeName(safeName(text), namesIn(taken, scope)));
      areFinal &&= isNamed(field);
      nameItem(field);
    });
  }
  return areFinal;
}

/**
 * New names for the fields of a table whose names are not final: the platform gives them when a table gets parent
 * columns, without keeping them (`docs/format/json-to-csv.md#43-uniqueness`).
 */
export function renameColumns(list: StructureNode, scope: string, names: Set<string>): Map<StructureNode, string> {
  const renamed = new Map<StructureNode, string>();
  visitFields(list, scope, (field, text, scopeOfField) => {
    if (scopeOfField === scope && !isNamed(field)) renamed.set(field, takeName(safeName(text), names));
  });
  return renamed;
}

/** Whether a place has a final name. An empty one or `0` counts as none. */
export function isNamed({ name }: StructureNode): boolean {
  return name !== undefined && name !== '' && name !== '0';
}

/** The scope of a table's names: its data type and the places of the lists around it. */
export function scopeOf(dataType: string, lists: readonly string[] = []): string {
  return JSON.stringify([dataType, ...lists]);
}

/** Reserves the names that fields already have, from earlier runs or another table, against new columns. */
export function takeGivenNames(list: StructureNode, scope: string, taken: TakenNames): void {
  visitFields(list, scope, (field, _text, scopeOfField) => {
    if (field.name !== undefined && isNamed(field)) namesIn(taken, scopeOfField).add(field.name);
  });
}

/** Visits the fields of a table and of the tables within, with the text that each is named after and its scope. */
function visitFields(
  list: StructureNode,
  scope: string,
  visit: (field: StructureNode, text: string, scope: string) => void,
): void {
  const visitBelow = (node: StructureNode, prefix: string): void => {
    for (const [key, field] of node.fields) {
      const text = `${prefix}${key}`;
      visit(field, text, scope);
      visitBelow(field, `${text}.`);
      visitFields(field, `${scope}${text}`, visit);
    }
  };
  if (list.item !== undefined) visitBelow(list.item, keyPrefix);
}

function nameItem({ item }: StructureNode): void {
  if (item !== undefined && item.name === undefined) item.setName('data');
}

export function namesIn(taken: TakenNames, scope: string): Set<string> {
  const names = taken.get(scope) ?? new Set();
  taken.set(scope, names);
  return names;
}
