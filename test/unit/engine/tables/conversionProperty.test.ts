import assert from 'node:assert/strict';
import { isUserError } from '../../../../engine/core/errors.ts';
import { createConversion } from '../../../../engine/core/tables/conversion/tableConversion.ts';
import type { PageRows } from '../../../../engine/core/tables/pageRows.ts';
import { collectedRows } from '../../../support/collectedRows.ts';
import { csvText, pageOf } from '../../../support/convertPages.ts';
import { forSeeds, type Next } from '../../../support/seeded.ts';
import { isExhaustive } from '../../../support/sweep.ts';
import { expectedRows } from './expectedRows.ts';
import { FoundRows, type Tables } from './foundRows.ts';
import {
  allKeys,
  jsonOf,
  type Kind,
  type ObjectKind,
  randomElement,
  randomObject,
  randomRow,
  steadyKeys,
  type Tree,
} from './randomPages.ts';

const mixed: ObjectKind['form'][] = ['mixed', 'mixed', 'alone', 'list'];
/** Of the seeds that a property has. */
const share = isExhaustive ? 1 : 0.2;
const parents = '{"run":"R","id":7,"data":true,"":""}';

const randomKind = (next: Next, keys = allKeys, forms = mixed): Kind =>
  next(12) === 0 ? 'scalar' : randomObject(next, 3, keys, forms);
const randomRows = (kind: Kind, next: Next, one = randomRow): Tree[] =>
  Array.from({ length: 1 + next(9) }, () => one(kind, next));

/** The rows on pages of one to four. */
function onPages(rows: readonly Tree[], next: Next): Tree[][] {
  const pages: Tree[][] = [];
  for (let at = 0; at < rows.length; at += pages.at(-1)?.length ?? 1) pages.push(rows.slice(at, at + 1 + next(4)));
  return pages;
}

const pagesOf = (pages: readonly Tree[][], columns = '{}') => pages.map((rows) => pageOf('t', jsonOf(rows), columns));

/** A page with all that a data type has on any page. */
function everyRowOf(dataType: string, pages: readonly PageRows[]): PageRows {
  const own = pages.filter((page) => page.dataType === dataType);
  const columns = new Map(own.flatMap((page) => page.parents));
  return { dataType, rows: own.flatMap((page) => [...page.rows]), parents: [...columns] };
}

/** A sink, and the tables that it took. */
function collecting() {
  const tables = new Map<string, string[][]>();
  const openTable = (name: string, columns: string[]) => {
    assert.ok(!tables.has(name), `"${name}" was opened twice`);
    const rows = [columns];
    tables.set(name, rows);
    return collectedRows(rows);
  };
  return { tables, sink: { openTable } };
}

/** All pages are analysed, then written. */
function convert(pages: readonly PageRows[]): Tables {
  const conversion = createConversion('current', {});
  for (const page of pages) conversion.analyse(page);
  const { tables, sink } = collecting();
  const converter = conversion.createConverter(sink);
  for (const page of pages) converter.convert(page);
  return tables;
}

/**
 * Every page is written when it was analysed. Where it changes earlier rows, all is written again: at once, or with a
 * later page. Also returns how often that was.
 */
function convertAtOnce(pages: readonly PageRows[], next: Next): { tables: Tables; drafts: number } {
  const conversion = createConversion('current', {});
  const begin = () => {
    const { tables, sink } = collecting();
    return { tables, converter: conversion.createConverter(sink) };
  };
  let draft: ReturnType<typeof begin> | undefined = begin();
  let drafts = 1;
  const beginAgain = (written: readonly PageRows[]) => {
    const again = begin();
    for (const page of written) again.converter.convert(page);
    drafts++;
    return again;
  };
  for (const [index, page] of pages.entries()) {
    conversion.analyse(page);
    if (draft?.converter.isCurrent?.()) draft.converter.convert(page);
    else draft = next(2) === 0 ? beginAgain(pages.slice(0, index + 1)) : undefined;
  }
  return { tables: (draft ?? beginAgain(pages)).tables, drafts };
}

const bytes = (tables: Tables) => [...tables].map(([name, rows]) => [name, csvText(rows)]);
const bodies = (tables: Tables) => [...tables.values()].map((rows) => csvText(rows.slice(1)));

/** The code of the error that analysing the pages ends with, if it does. */
function conflictIn(pages: readonly PageRows[]): string | undefined {
  const conversion = createConversion('current', {});
  try {
    for (const page of pages) conversion.analyse(page);
    return undefined;
  } catch (error) {
    assert.ok(isUserError(error), String(error));
    return error.code;
  }
}

describe('automatic conversion of random pages', () => {
  it('every row is there, as wide as its header, which holds no name twice', () => {
    forSeeds(150 * share, (next) => {
      const kind = randomKind(next);
      const pages = onPages(randomRows(kind, next, randomElement), next);
      const kept = pages.filter((rows) => rows.length > 1 || rows[0] !== null);
      const tables = [...convert(pagesOf(pages, next(2) === 0 ? parents : '{}')).values()];
      assert.equal(tables.flatMap((rows) => rows.slice(1)).length, expectedRows(kept.flat()).length);
      for (const [header = [], ...rows] of tables) {
        assert.equal(new Set(header).size, header.length, `"${header.join('", "')}"`);
        for (const row of rows) assert.equal(row.length, header.length);
      }
    });
  });

  it('every scalar is in its cell, and links lead from child rows to their parents', () => {
    forSeeds(150 * share, (next) => {
      const records = randomRows(randomKind(next), next);
      const tables = convert(pagesOf(onPages(records, next), next(2) === 0 ? parents : '{}'));
      const expected = expectedRows(records);
      const found = new FoundRows(tables, expected);
      found.assertCells(expected);
      found.assertOrder(expected);
      found.assertLinks(expected, 't');
    });
  });

  it('no link leads nowhere, also where a row holds nothing else', () => {
    forSeeds(100 * share, (next) => {
      const tables = convert(pagesOf(onPages(randomRows(randomKind(next), next), next)));
      const [records, ...children] = [...tables.values()];
      const others = children.flatMap((rows) => rows.slice(1).map((row) => row.slice(0, -1)));
      const cells = new Set([...(records ?? []), ...others].flat());
      for (const row of children.flatMap((rows) => rows.slice(1))) assert.ok(cells.has(row.at(-1) ?? ''), row.at(-1));
    });
  });

  it('every record has the columns of its job at its end', () => {
    forSeeds(100 * share, (next) => {
      const tables = convert(pagesOf(onPages(randomRows(randomKind(next), next), next), parents));
      for (const row of tables.get('t')?.slice(1) ?? []) assert.deepEqual(row.slice(-4), ['R', '7', '1', '']);
    });
  });

  it('the same records on other pages give the same rows', () => {
    forSeeds(150 * share, (next) => {
      const records = randomRows(randomKind(next), next);
      const [one, other] = [convert(pagesOf(onPages(records, next))), convert(pagesOf(onPages(records, next)))];
      assert.deepEqual(bodies(one), bodies(other));
    });
  });

  it('and the same bytes, where names never meet and no object is now alone, now in a list', () => {
    forSeeds(150 * share, (next) => {
      const records = randomRows(randomKind(next, steadyKeys, ['alone', 'list']), next);
      assert.deepEqual(bytes(convert(pagesOf(onPages(records, next)))), bytes(convert(pagesOf([records]))));
    });
  });

  it('pages written at once, and again where they are out of date, give the same bytes as pages written when all are known', () => {
    const drafts: number[] = [];
    forSeeds(300 * share, (next) => {
      const kinds = [
        randomKind(next, next(2) === 0 ? steadyKeys : allKeys),
        randomKind(next, steadyKeys, ['alone', 'list']),
      ];
      const pages = Array.from({ length: 2 + next(5) }, () => {
        const place = next(2);
        const columns = next(3) === 0 ? '{"a":1,"a b":2,"id":3}' : '{"a":1,"b":2}';
        return pageOf(`t${place}`, jsonOf(randomRows(kinds[place] ?? 'scalar', next)), columns);
      });
      // Every other time all columns are known from the start.
      const all = next(2) === 0 ? [] : ['t0', 't1'].map((dataType) => everyRowOf(dataType, pages));
      const written = convertAtOnce([...all, ...pages], next);
      drafts.push(written.drafts);
      assert.deepEqual(bytes(written.tables), bytes(convert([...all, ...pages])));
    });
    const part = (count: number) => drafts.filter((each) => each === count).length / drafts.length;
    assert.ok(part(1) > 1 / 6 && part(2) > 1 / 6 && part(3) > 1 / 15, `${part(1)}, ${part(2)} and ${part(3)} of all`);
  });

  it('values that contradict each other are a user error on any pages, and nothing else ever is', () => {
    let conflicts = 0;
    forSeeds(200 * share, (next) => {
      const kinds = [randomKind(next, ['a', 'b', 'c']), randomKind(next, ['a', 'b', 'c'])];
      const records = Array.from({ length: 2 + next(4) }, () => randomRow(kinds[next(2)] ?? 'scalar', next));
      const found = [onPages(records, next), onPages(records, next), [records]].map((each) =>
        conflictIn(pagesOf(each)),
      );
      assert.equal(new Set(found).size, 1, String(found));
      if (found[0] === undefined) return;
      assert.equal(found[0], 'table.type-conflict');
      conflicts++;
    });
    assert.ok(conflicts > 40 * share && conflicts < 160 * share, `${conflicts} of ${200 * share}`);
  });
});
