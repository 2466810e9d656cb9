import { UserError } from '../../errors.ts';
import { isEmptyInConfig } from '../../json/isEmpty.ts';
import { objectField } from '../../json/readValues.ts';
import { getField, isObject, type JsonObject, type JsonValue } from '../../json/value.ts';
import { parentKey } from '../../schema/generated/options.ts';
import { OptionReader } from '../../schema/optionReader.ts';
import { buildPathReader } from './pathReader.ts';
import { delimiterOf, type ItemPlace, nameField } from './readColumnItem.ts';
import type { OwnTableItem, ParentKeyColumn, TableItem, TableMapping } from './tableMapping.ts';

/** The place of a table in the mapping of a data type. */
export interface TablePlace {
  name: string;
  pointer: string;
  parentColumn: ParentKeyColumn | undefined;
  /** The names of all tables that the mapping of the data type fills so far. */
  taken: Set<string>;
}

/** Reads the mapping of a child table, including its own child tables. */
type ReadTable = (mapping: JsonObject, place: TablePlace) => TableMapping;

/** A child table, and the path of the item that fills it. */
interface ChildTable {
  path: string;
  table: TableMapping;
}

/** Reads the items of one table that fill tables (`docs/format/mapping.md#5-tables`), or share one. */
export class TableItems {
  readonly #table: TablePlace & { hasKey: boolean };
  readonly #readTable: ReadTable;
  readonly #children = new Map<string, ChildTable>();

  constructor(table: TablePlace & { hasKey: boolean }, readTable: ReadTable) {
    this.#table = table;
    this.#readTable = readTable;
  }

  /** Reads an item. Throws a UserError if it is incomplete, or if rows would be lost or endless. */
  read(value: JsonValue, place: ItemPlace): TableItem | OwnTableItem {
    const item = isObject(value) ? value : {};
    const name = nameField(item, 'destination');
    if (name === undefined) {
      const message = `"${place.path}" names no table. Add a "destination".`;
      throw new UserError('config.missing-key', message, { pointer: place.pointer });
    }
    return name === this.#table.name ? this.#readOwn(item, place) : this.#readChild(item, name, place);
  }

  #readOwn(item: JsonObject, place: ItemPlace): OwnTableItem {
    const { path, pointer } = place;
    const { name } = this.#table;
    const delimiter = delimiterOf(item);
    if (this.#parentColumn(item, pointer) !== undefined) throw ownTableWithParentKey(name, place);
    // With a primary key, a missing value is a row too, in which the value is missing again.
    if (this.#table.hasKey) throw endless(name, place, 'which has a primary key');
    if (path === delimiter || path === '') throw endless(name, place, 'with the row that it is in');
    const mapping = tableMappingOf(item);
    return {
      kind: 'own-table',
      read: buildPathReader(path, delimiter),
      unused: mapping && this.#readUnused(mapping, name, undefined, pointer),
    };
  }

  #readChild(item: JsonObject, name: string, place: ItemPlace): TableItem {
    const { path, pointer } = place;
    const mapping = tableMappingOf(item) ?? noTableMapping(name, place);
    const parentColumn = this.#parentColumn(item, pointer);
    const shared = this.#children.get(name);
    if (shared !== undefined) checkSharedKey(shared, parentColumn, place);
    const table = shared?.table ?? this.#readNew(mapping, name, parentColumn, place);
    if (shared === undefined) this.#children.set(name, { path, table });
    return {
      kind: 'table',
      pointer,
      read: buildPathReader(path, delimiterOf(item)),
      table,
      hasLink: parentColumn !== undefined && !this.#table.hasKey,
      unused: shared && this.#readUnused(mapping, name, parentColumn, pointer),
    };
  }

  #readNew(
    mapping: JsonObject,
    name: string,
    parentColumn: ParentKeyColumn | undefined,
    place: ItemPlace,
  ): TableMapping {
    const { taken } = this.#table;
    if (taken.has(name)) throw tableTwice(name, place);
    taken.add(name);
    return this.#readTable(mapping, { name, parentColumn, taken, pointer: `${place.pointer}/tableMapping` });
  }

  /** Reads a mapping that no row reaches, so that its tables do not reserve names. */
  #readUnused(
    mapping: JsonObject,
    name: string,
    parentColumn: ParentKeyColumn | undefined,
    pointer: string,
  ): TableMapping {
    const taken = new Set([name]);
    return this.#readTable(mapping, { name, parentColumn, taken, pointer: `${pointer}/tableMapping` });
  }

  /** The parent key; absent if `parentKey` is disabled. */
  #parentColumn(item: JsonObject, pointer: string): ParentKeyColumn | undefined {
    const written = objectField(item, 'parentKey');
    const options = new OptionReader(written ?? {}, parentKey);
    if (options.truth('disable')) return undefined;
    return {
      name: options.text('destination') ?? `${this.#table.name}_pk`,
      isKey: options.truth('primaryKey'),
      pointer: written === undefined ? pointer : `${pointer}/parentKey`,
    };
  }
}

function tableMappingOf(item: JsonObject): JsonObject | undefined {
  const mapping = getField(item, 'tableMapping');
  return isObject(mapping) && !isEmptyInConfig(mapping) ? mapping : undefined;
}

/**
 * Checks the second item of a shared table against the first: it may name the parent key differently, but its presence
 * and its place in the primary key must not depend on which of them has data first.
 */
function checkSharedKey({ path, table }: ChildTable, own: ParentKeyColumn | undefined, place: ItemPlace): void {
  const first = table.parentColumn;
  const isSame = first?.isKey ? first.name === own?.name && own.isKey : first?.isKey === own?.isKey;
  if (isSame) return;
  throw new UserError(
    'mapping.shared-table',
    `"${path}" and "${place.path}" both write the table "${table.name}", but with different parent keys. Write the same "parentKey" in both.`,
    { pointer: place.pointer },
  );
}

function noTableMapping(table: string, { path, pointer }: ItemPlace): never {
  throw new UserError(
    'config.missing-key',
    `"${path}" does not say which columns the table "${table}" has. Add a "tableMapping" with at least one.`,
    { pointer },
  );
}

function ownTableWithParentKey(table: string, { path, pointer }: ItemPlace): UserError {
  return new UserError(
    'mapping.disable-required',
    `"${path}" writes into its own table "${table}", which cannot have a parent key. Set "parentKey": {"disable": true}, or another "destination".`,
    { pointer },
  );
}

function endless(table: string, { path, pointer }: ItemPlace, why: string): UserError {
  return new UserError(
    'mapping.endless-table',
    `"${path}" feeds its own table "${table}" ${why}, so the rows would never end. Set another "destination".`,
    { pointer },
  );
}

function tableTwice(table: string, { pointer }: ItemPlace): UserError {
  return new UserError(
    'mapping.duplicate-table',
    `The table "${table}" is written from two places of one mapping, and the rows of one of them would be lost. Give one of them another "destination".`,
    { pointer },
  );
}
