import { safeName, takeName } from './safeName.ts';
import type { StructureNode } from './structureNode.ts';

/** The taken names, by table. */
export type TakenNames = Map<string, Set<string>>;

/**
 * The prefix of every key of a table, which counts towards the length limit of names
 * (`docs/format/json-to-csv.md#42-candidate-text`).
 */
export const keyPrefix = '[].';

/**
 * Names every place that has no name yet, each place before its content (`docs/format/json-to-csv.md#43-uniqueness`).
 */
export function nameColumns(roots: Map<string, StructureNode>, taken: TakenNames): void {
  for (const [dataType, root] of roots) takeGivenNames(root, scopeOf(dataType), taken);
  for (const [dataType, root] of roots) nameElements(root, scopeOf(dataType), taken);
}

/** The scope of a table's names: its data type and the places of the lists around it. */
export function scopeOf(dataType: string, lists: readonly string[] = []): string {
  return JSON.stringify([dataType, ...lists]);
}

/**
 * Reserves the names that fields already have: those of earlier runs, and those of fields that moved here from another
 * table when their object became a list. A new key then cannot create a second column with the same name.
 */
export function takeGivenNames(list: StructureNode, scope: string, taken: TakenNames): void {
  const visit = (node: StructureNode, prefix: string): void => {
    for (const [key, field] of node.fields) {
      if (field.name !== undefined) namesIn(taken, scope).add(field.name);
      visit(field, `${prefix}${key}.`);
      takeGivenNames(field, `${scope}${prefix}${key}`, taken);
    }
  };
  if (list.item !== undefined) visit(list.item, keyPrefix);
}

function nameElements(list: StructureNode, scope: string, taken: TakenNames): void {
  if (list.item === undefined) return;
  if (list.item.name === undefined) list.item.setName('data');
  nameFields(list.item, keyPrefix, scope, taken);
}

function nameFields(node: StructureNode, prefix: string, scope: string, taken: TakenNames): void {
  for (const [key, field] of node.fields) {
    const candidate = `${prefix}${key}`;
    if (field.name === undefined) field.setName(takeName(safeName(candidate), namesIn(taken, scope)));
    nameFields(field, `${candidate}.`, scope, taken);
    nameElements(field, `${scope}${candidate}`, taken);
  }
}

/** The names taken in a table. */
export function namesIn(taken: TakenNames, scope: string): Set<string> {
  const names = taken.get(scope) ?? new Set();
  taken.set(scope, names);
  return names;
}
