import assert from 'node:assert/strict';
import { cellText } from '../../../../engine/core/json/cellText.ts';
import {
  entriesOf,
  isList,
  isObject,
  type JsonList,
  type JsonObject,
  type JsonValue,
} from '../../../../engine/core/json/value.ts';
import { convertPages, scalarsIn } from '../../../support/convertPages.ts';

/** Numbers from 0 up to a bound, the same ones every time. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

/** What a field holds in every record of a random table, so that no two records contradict each other. */
type Kind = 'scalar' | 'scalars' | { object: Record<string, Kind> } | { objects: Record<string, Kind> };

function randomKinds(next: (below: number) => number, depth: number): Record<string, Kind> {
  const names = ['id', 'a b', 'a_b', 'ž', 'x-y', 'tags', 'data'].slice(0, 2 + next(6));
  return Object.fromEntries(names.map((name) => [name, randomKind(next, depth)]));
}

function randomKind(next: (below: number) => number, depth: number): Kind {
  const kind = next(depth > 0 ? 8 : 5);
  if (kind < 4) return 'scalar';
  if (kind === 4) return 'scalars';
  return kind === 5 ? { object: randomKinds(next, depth - 1) } : { objects: randomKinds(next, depth - 1) };
}

let count = 0;

function randomRecord(kinds: Record<string, Kind>, next: (below: number) => number): JsonObject {
  const present = Object.entries(kinds).filter(() => next(5) > 0);
  return Object.fromEntries(present.map(([name, kind]) => [name, randomValue(kind, next)]));
}

function randomValue(kind: Kind, next: (below: number) => number): JsonValue {
  // Every value differs from every other, so that finding it again means something.
  if (kind === 'scalar') return [null, `text ${count++}`, 100_000 + count++, `"q" ${count++}`][next(4)] ?? null;
  if (kind === 'scalars') return Array.from({ length: next(3) }, () => `tag ${count++}`);
  if ('object' in kind) return randomRecord(kind.object, next);
  return Array.from({ length: next(3) }, () => randomRecord(kind.objects, next));
}

/** A record whose fields `a` and `b` hold now an object, now a list of objects, and whose others hold texts alike. */
function looseRecord(next: (below: number) => number, depth: number): JsonObject {
  const names = (depth > 0 ? ['a', 'b', 'a b', 'data'] : ['a b', 'data']).filter(() => next(2) > 0);
  return Object.fromEntries(names.map((name) => [name, looseValue(name, next, depth)]));
}

function looseValue(name: string, next: (below: number) => number, depth: number): JsonValue {
  if (next(8) === 0) return next(2) === 0 ? null : [];
  const one = () => (name.length === 1 ? looseRecord(next, depth - 1) : `text ${count++}`);
  return next(2) === 0 ? one() : Array.from({ length: next(3) }, one);
}

/** How many rows the tables of a list of records must have in all. */
function rowsIn(value: JsonValue, kinds: Record<string, Kind>): number {
  if (!isObject(value)) return 0;
  return entriesOf(value).reduce((sum, [name, field]) => sum + rowsOfField(field, kinds[name]), 0);
}

function rowsOfField(field: JsonValue, kind: Kind | undefined): number {
  if (kind === undefined || kind === 'scalar' || field === null) return 0;
  if (kind === 'scalars') return isList(field) ? field.length : 0;
  if ('object' in kind) return rowsIn(field, kind.object);
  return (isList(field) ? field : []).reduce<number>((sum, element) => sum + 1 + rowsIn(element, kind.objects), 0);
}

function chunked(records: JsonList, sizes: (below: number) => number): JsonList[] {
  const pages: JsonList[] = [];
  for (let at = 0; at < records.length; ) {
    const size = 1 + sizes(4);
    pages.push(records.slice(at, at + size));
    at += size;
  }
  return pages;
}

describe('conversion of random records', () => {
  for (let seed = 1; seed <= 200; seed++) {
    it(`seed ${seed}: rows are kept, every scalar is found again, links resolve`, () => {
      const next = seeded(seed);
      const kinds = randomKinds(next, 3);
      const records: JsonList = Array.from({ length: 1 + next(8) }, () => randomRecord(kinds, next));
      const pages = chunked(records, next).map((rows) => ({
        dataType: 't',
        rows,
        parents: [] as [string, JsonValue][],
      }));
      const tables = [...convertPages(pages).values()];

      const rows = tables.flatMap((table) => table.slice(1));
      assert.equal(
        rows.length,
        records.length + records.reduce<number>((sum, record) => sum + rowsIn(record, kinds), 0),
      );
      for (const table of tables) for (const row of table) assert.equal(row.length, table[0]?.length);

      const cells = new Set(rows.flat());
      for (const scalar of scalarsIn(records))
        assert.ok(cells.has(cellText(scalar)) || scalar === null, String(scalar));

      const children = tables.filter(([header]) => header?.at(-1) === 'JSON_parentId');
      for (const row of children.flatMap((table) => table.slice(1))) {
        const link = row.at(-1) ?? '';
        assert.ok(
          rows.some((other) => other.slice(0, other === row ? -1 : undefined).includes(link)),
          `nothing has the link ${link}`,
        );
      }
    });
  }

  it('single objects among lists of objects, over pages: no value is lost, and no header holds a name twice', () => {
    for (let seed = 500; seed < 900; seed++) {
      const next = seeded(seed);
      const pages = Array.from(
        { length: 1 + next(4) },
        (): JsonList => Array.from({ length: 1 + next(3) }, () => looseRecord(next, 3)),
      );
      const tables = [...convertPages(pages.map((rows) => ({ dataType: 't', rows, parents: [] }))).values()];
      for (const [header = []] of tables) assert.equal(new Set(header).size, header.length, `seed ${seed}: ${header}`);
      const cells = new Set(tables.flatMap((table) => table.slice(1).flat()));
      for (const scalar of scalarsIn(pages)) {
        assert.ok(scalar === null || cells.has(cellText(scalar)), `seed ${seed}: ${cellText(scalar)}`);
      }
    }
  });

  it('the same records in other pages give the same tables, where no field changes its kind', () => {
    for (let seed = 300; seed < 400; seed++) {
      const next = seeded(seed);
      const kinds: Record<string, Kind> = {
        id: 'scalar',
        name: 'scalar',
        tags: 'scalars',
        place: { object: { x: 'scalar', y: 'scalar' } },
      };
      const records: JsonList = Array.from({ length: 6 }, () => randomRecord(kinds, next));
      // The first record fixes the order of the columns, whatever the pages.
      const whole: JsonList = [{ id: 0, name: 'n', tags: ['t'], place: { x: 1, y: 2 } }, ...records];
      const inPages = (pages: JsonList[]) => [
        ...convertPages(pages.map((rows) => ({ dataType: 't', rows, parents: [] }))),
      ];
      assert.deepEqual(inPages(chunked(whole, next)), inPages([whole]));
    }
  });
});
