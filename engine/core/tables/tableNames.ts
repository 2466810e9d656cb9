import { keyPrefix, namesIn, renameColumns, scopeOf, type TakenNames } from './nameColumns.ts';
import type { Parents } from './pageRows.ts';
import { safeName, takeName } from './safeName.ts';
import type { StructureNode } from './structureNode.ts';
import type { NewColumns, ParentColumn } from './tableLayout.ts';

/** The names that are assigned while tables are written: those of tables and of parent columns. */
export class TableNames {
  /** The names of the data, which grow as pages arrive. */
  readonly #ofData: TakenNames;
  /** The additional names of the tables, and the names that were taken before. */
  readonly #ofTables: TakenNames = new Map();
  /** New keys of parent columns that collided with fields (`docs/format/json-to-csv.md#72-how-they-become-columns`). */
  readonly #renamed = new Map<string, string>();
  readonly #headers = new Map<string, string>();
  #hasParents = false;

  constructor(taken: TakenNames) {
    this.#ofData = taken;
  }

  /** The columns of the table of a list's elements that are named now. */
  open(list: StructureNode, keys: readonly string[]): NewColumns {
    const scope = scopeOfList(list);
    const names = new Set([...namesIn(this.#ofData, scope), ...namesIn(this.#ofTables, scope)]);
    this.#ofTables.set(scope, names);
    this.#hasParents ||= keys.length > 0;
    const newNames = this.#hasParents ? renameColumns(list, scope, names) : new Map();
    return { newNames, parents: this.#parentColumns(list, keys, names) };
  }

  #parentColumns(list: StructureNode, keys: readonly string[], names: Set<string>): ParentColumn[] {
    const keysHere = new Set(list.item?.fields.keys());
    if (list.item?.type === 'scalar') {
      keysHere.add('data');
      names.add('data');
    }
    return keys.map((key) => {
      const known = this.#renamed.get(key) ?? key;
      const renamed = this.#freeKey(key, keysHere);
      keysHere.add(renamed);
      const header = takeName(safeName(`${keyPrefix}${renamed}`), names);
      return { key, renamed, header, isNew: renamed !== known };
    });
  }

  /** Parent columns under their current keys, with which rows are hashed. */
  withNewKeys(parents: Parents): Parents {
    if (this.#renamed.size === 0) return parents;
    return parents.map(([key, value]) => [this.#renamed.get(key) ?? key, value]);
  }

  /** The number of names of the data in the table of a list's elements, which grows with its columns. */
  countOfData(list: StructureNode): number {
    return namesIn(this.#ofData, scopeOfList(list)).size;
  }

  /** The name of a table. Lists with one safe name share a table if their headers are equal, else get separate ones. */
  tableName(cleanPath: string, columns: readonly string[]): { name: string; isShared: boolean } {
    const header = JSON.stringify(columns);
    const wanted = safeName(cleanPath);
    if (this.#headers.get(wanted) === header) return { name: wanted, isShared: true };
    const name = takeName(wanted, new Set(this.#headers.keys()));
    this.#headers.set(name, header);
    return { name, isShared: false };
  }

  #freeKey(key: string, taken: ReadonlySet<string>): string {
    let free = this.#renamed.get(key) ?? key;
    for (let count = 0; taken.has(free); count++) free = `${key}_u${count}`;
    if (free !== key) this.#renamed.set(key, free);
    return free;
  }
}

/** The scope in which the columns of a list's elements are named. */
function scopeOfList(list: StructureNode): string {
  if (list.parent === undefined) return scopeOf(list.key);
  let candidate = list.key;
  let node = list.parent;
  while (node.parent !== undefined && node.parent.item !== node) {
    candidate = `${node.key}.${candidate}`;
    node = node.parent;
  }
  return node.parent === undefined ? scopeOf(list.key) : `${scopeOfList(node.parent)}${keyPrefix}${candidate}`;
}
