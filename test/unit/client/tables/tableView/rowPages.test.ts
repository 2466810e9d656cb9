import assert from 'node:assert/strict';
import type { TableRow } from '../../../../../client/tables/file/tableMessages.ts';
import { RowPages, rowsPerPage } from '../../../../../client/tables/tableView/rowPages.ts';

function rowsFrom(first: number, count = rowsPerPage): TableRow[] {
  return Array.from({ length: count }, (_, place) => ({ number: first + place + 1, cells: [] }));
}

describe('The rows that a page keeps', () => {
  it('are asked for in pages, each once', () => {
    const pages = new RowPages();
    assert.deepEqual(pages.ask(90, 110, 1_000), [0, 100]);
    assert.deepEqual(pages.ask(90, 110, 1_000), []);
    pages.take(0, rowsFrom(0));
    pages.take(100, rowsFrom(100));
    assert.deepEqual(pages.ask(90, 110, 1_000), []);
    assert.equal(pages.row(105)?.number, 106);
    assert.equal(pages.row(205), undefined);
  });

  it('are asked for only two pages at a time: what is scrolled past needs no answer', () => {
    const pages = new RowPages();
    pages.ask(0, 200, 10_000);
    assert.deepEqual(pages.ask(5_000, 5_020, 10_000), []);
    pages.take(0, rowsFrom(0));
    assert.deepEqual(pages.ask(5_000, 5_020, 10_000), [5_000]);
  });

  it('are asked for again where the last page has grown', () => {
    const pages = new RowPages();
    assert.deepEqual(pages.ask(0, 20, 30), [0]);
    pages.take(0, rowsFrom(0, 30));
    assert.deepEqual(pages.ask(0, 20, 30), []);
    assert.deepEqual(pages.ask(0, 20, 80), [0]);
  });

  it('are forgotten where they were got long ago, so that memory does not grow', () => {
    const pages = new RowPages();
    for (let first = 0; first < 100_000; first += rowsPerPage) pages.take(first, rowsFrom(first));
    const kept = Array.from({ length: 1_000 }, (_, page) => pages.row(page * rowsPerPage)).filter(Boolean);
    assert.equal(kept.length, 60);
    assert.ok(pages.row(99_999));
  });

  it('are none of those beyond the end', () => assert.deepEqual(new RowPages().ask(0, 20, 0), []));
});
