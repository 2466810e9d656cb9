import assert from 'node:assert/strict';
import { cellText } from '../../../../../engine/core/json/cellText.ts';
import { jsonText } from '../../../../../engine/core/json/jsonText.ts';
import {
  Float,
  getField,
  isList,
  isObject,
  type JsonList,
  type JsonObject,
  type JsonValue,
} from '../../../../../engine/core/json/value.ts';
import { LegacyStructure } from '../../../../../engine/core/tables/legacy/legacyStructure.ts';
import {
  readLegacyStructure,
  writeLegacyStructure,
} from '../../../../../engine/core/tables/legacy/legacyStructureState.ts';
import { type Next, seeded } from '../../../../support/seeded.ts';
import { convertLegacy } from './convertLegacy.ts';

/** The values of a field: a bare value or an object, in some records a list of them. */
type Kind = 'scalar' | { fields: Record<string, Kind> };

// Keys whose names cannot clash, not even below one another.
const keys = ['id', 'a b', 'x-y', 'straße', '2', 'data', 'n..m'];
const nameOf = (key: string) =>
  Buffer.from(key)
    .toString('latin1')
    .replace(/[^\w-]/g, '_');

function randomKinds(next: Next, depth: number): Record<string, Kind> {
  const chosen = keys.filter(() => next(2) > 0);
  return Object.fromEntries(
    chosen.map((key) => [key, depth > 0 && next(3) === 0 ? { fields: randomKinds(next, depth - 1) } : 'scalar']),
  );
}

let count = 0;

function randomRecord(kinds: Record<string, Kind>, next: Next): JsonObject {
  const present = Object.entries(kinds).filter(() => next(4) > 0);
  return new Map(present.map(([key, kind]) => [key, randomField(kind, next)]));
}

function randomField(kind: Kind, next: Next): JsonValue {
  const roll = next(8);
  if (roll === 0) return null;
  if (roll === 1) return [];
  // An empty object beside bare values would be written as JSON text.
  if (roll === 2 && kind !== 'scalar') return {};
  if (roll < 5) return Array.from({ length: 1 + next(3) }, () => (next(6) === 0 ? null : randomOne(kind, next)));
  return randomOne(kind, next);
}

function randomOne(kind: Kind, next: Next): JsonValue {
  if (kind !== 'scalar') return randomRecord(kind.fields, next);
  return [`text ${count++}`, 1000 + count++, new Float(count++), BigInt(count++), count++ + 0.5, true][next(6)] ?? null;
}

const pagesOf = (records: JsonList, next: Next): JsonList[] => {
  const pages: JsonList[] = [];
  for (let at = 0; at < records.length; at += pages.at(-1)?.length ?? 1)
    pages.push(records.slice(at, at + 1 + next(3)));
  return pages;
};
const converted = (pages: JsonList[], structure?: LegacyStructure) =>
  convertLegacy(
    pages.map((rows) => ({ dataType: 't', rows, parents: [['run', 'R']] })),
    structure,
  );

/** Follows records through the tables: which row is next in each, and what its cells must be. */
class Follower {
  readonly #tables: Map<string, string[][]>;
  readonly #rowsSeen = new Map<string, number>();

  constructor(tables: Map<string, string[][]>) {
    this.#tables = tables;
  }

  /** Every table was followed to its end. */
  assertWhole(): void {
    for (const [name, rows] of this.#tables) assert.equal(rows.length - 1, this.#rowsSeen.get(name) ?? 0, name);
  }

  followRow(row: JsonValue, table: string, lastColumn: [string, string]): void {
    const header = this.#tables.get(table)?.[0] ?? [];
    const number = (this.#rowsSeen.get(table) ?? 0) + 1;
    this.#rowsSeen.set(table, number);
    const cells = this.#tables.get(table)?.[number] ?? [];
    assert.equal(cells.length, header.length, `width of row ${number} of ${table}`);
    const cell = (name: string) => cells[header.indexOf(name)];
    assert.equal(cell(lastColumn[0]), lastColumn[1]);
    if (isObject(row)) this.#followFields(row, table, '', cell);
    else assert.equal(cell('data') ?? '', cellText(row));
  }

  #followFields(object: JsonObject, table: string, prefix: string, cell: (name: string) => string | undefined): void {
    for (const key of keys) {
      const value = getField(object, key);
      const name = `${prefix}${nameOf(key)}`;
      if (value === undefined || value === null || (isList(value) && value.length === 0)) {
        // Nothing, or the column of an object, which there is none of.
        assert.equal(cell(name) ?? '', '');
        continue;
      }
      const child = `${table}_${name}`;
      // Where the field was a list anywhere, a single value has become one too.
      if (this.#tables.has(child) && cell(name) !== undefined) this.#followList(value, child, cell(name) ?? '');
      else if (isObject(value)) this.#followFields(value, table, `${name}_`, cell);
      else assert.equal(cell(name), cellText(value));
    }
  }

  #followList(value: JsonValue, child: string, link: string): void {
    assert.match(link, /^t.*_[0-9a-f]{32}$/);
    for (const element of isList(value) ? value : [value]) this.followRow(element, child, ['JSON_parentId', link]);
  }
}

describe('legacy conversion of random records', () => {
  for (let seed = 1; seed <= 300; seed++) {
    it(`seed ${seed}: every value is in its cell, every row is there, links resolve`, () => {
      const next = seeded(seed);
      const kinds = randomKinds(next, 3);
      const records: JsonList = Array.from({ length: 1 + next(8) }, () => randomRecord(kinds, next));
      const pages = pagesOf(records, next);

      const tables = converted(pages);
      for (const [name, [header = []]] of tables) assert.equal(new Set(header).size, header.length, name);
      const follower = new Follower(tables);
      for (const record of records) follower.followRow(record, 't', ['run', 'R']);
      follower.assertWhole();

      assert.deepEqual([...converted([records])], [...tables], 'other pages');
    });
  }

  it('the state of a run gives the same tables again, and has nothing to learn from the same pages', () => {
    for (let seed = 400; seed < 500; seed++) {
      const next = seeded(seed);
      const kinds = randomKinds(next, 3);
      const pages = pagesOf(
        Array.from({ length: 5 }, () => randomRecord(kinds, next)),
        next,
      );
      const first = new LegacyStructure();
      const tables = converted(pages, first);
      const struct = writeLegacyStructure(first);
      const second = readLegacyStructure({ 'json_parser.struct': struct, 'json_parser.structVersion': 2 });
      assert.deepEqual([...converted(pages, second)], [...tables], `seed ${seed}`);
      assert.equal(jsonText(writeLegacyStructure(second)), jsonText(struct), `seed ${seed}`);
      // The parent column is all that was new.
      assert.equal(second.version, 1, `seed ${seed}`);
    }
  });
});
