import assert from 'node:assert/strict';
import { Selection } from '../../../../../client/tables/tableView/selection.ts';

function selection(rows = 10, columns = 4): Selection {
  const made = new Selection();
  made.setSize({ rows, columns });
  return made;
}

describe('The chosen cells', () => {
  it('are one cell at first', () => {
    assert.deepEqual(selection().range, { firstRow: 0, lastRow: 0, firstColumn: 0, lastColumn: 0 });
  });

  it('grow and shrink from where they began, in every direction', () => {
    const chosen = selection();
    chosen.moveTo({ row: 5, column: 2 });
    chosen.moveBy(2, 1, true);
    assert.deepEqual(chosen.range, { firstRow: 5, lastRow: 7, firstColumn: 2, lastColumn: 3 });
    chosen.moveBy(-4, -2, true);
    assert.deepEqual(chosen.range, { firstRow: 3, lastRow: 5, firstColumn: 1, lastColumn: 2 });
    assert.ok(chosen.has(4, 1));
    assert.ok(!chosen.has(4, 3));
    chosen.moveBy(0, 0);
    assert.deepEqual(chosen.range, { firstRow: 3, lastRow: 3, firstColumn: 1, lastColumn: 1 });
  });

  it('do not leave the table', () => {
    const chosen = selection();
    chosen.moveBy(100, 100);
    assert.deepEqual(chosen.active, { row: 9, column: 3 });
    chosen.moveBy(-100, -100);
    assert.deepEqual(chosen.active, { row: -1, column: 0 });
  });

  it('go to the edges', () => {
    const chosen = selection();
    chosen.moveTo({ row: 5, column: 2 });
    chosen.moveToEdge({ column: 'last', isExtending: false });
    assert.deepEqual(chosen.active, { row: 5, column: 3 });
    chosen.moveToEdge({ row: 'last', column: 'first', isExtending: true });
    assert.deepEqual(chosen.range, { firstRow: 5, lastRow: 9, firstColumn: 0, lastColumn: 3 });
    chosen.moveToEdge({ row: 'first', isExtending: false });
    assert.deepEqual(chosen.active, { row: 0, column: 0 });
  });

  it('go to the first row of other rows, but stay on a header', () => {
    const chosen = selection();
    chosen.moveTo({ row: 5, column: 2 });
    chosen.moveBy(2, 1, true);
    chosen.moveToFirstRow();
    assert.deepEqual(chosen.range, { firstRow: 0, lastRow: 0, firstColumn: 3, lastColumn: 3 });
    chosen.moveBy(-1, 0);
    chosen.moveToFirstRow();
    assert.deepEqual(chosen.active, { row: -1, column: 3 });
  });

  it('are none in the header, and a range does not go into it', () => {
    const chosen = selection();
    chosen.moveTo({ row: -1, column: 2 });
    assert.equal(chosen.range, undefined);
    chosen.moveTo({ row: 2, column: 2 });
    chosen.moveBy(-9, 0, true);
    assert.deepEqual(chosen.range, { firstRow: 0, lastRow: 2, firstColumn: 2, lastColumn: 2 });
  });

  it('are a row, several rows, or all', () => {
    const chosen = selection();
    chosen.selectRow(3);
    assert.deepEqual(chosen.range, { firstRow: 3, lastRow: 3, firstColumn: 0, lastColumn: 3 });
    chosen.selectRow(5, true);
    assert.equal(chosen.active.row, 5);
    assert.deepEqual(chosen.range, { firstRow: 3, lastRow: 5, firstColumn: 0, lastColumn: 3 });
    chosen.selectAll();
    assert.deepEqual(chosen.range, { firstRow: 0, lastRow: 9, firstColumn: 0, lastColumn: 3 });
  });

  it('shrink with the table, and are none in an empty one', () => {
    const chosen = selection();
    chosen.selectAll();
    chosen.setSize({ rows: 2, columns: 1 });
    assert.deepEqual(chosen.range, { firstRow: 0, lastRow: 1, firstColumn: 0, lastColumn: 0 });
    chosen.setSize({ rows: 0, columns: 1 });
    assert.equal(chosen.range, undefined);
  });
});
