import '../../../../support/document.ts';
import assert from 'node:assert/strict';
import type { TableColumn, TableRow } from '../../../../../client/tables/file/tableMessages.ts';
import { headTemplate } from '../../../../../client/tables/tableView/headTemplate.ts';
import { rowsTemplate } from '../../../../../client/tables/tableView/rowTemplate.ts';
import { TableModel } from '../../../../../client/tables/tableView/tableModel.ts';
import { focus, type RenderedElement, readText, renderTemplate } from '../../../../support/renderTemplate.ts';

const columns: TableColumn[] = [
  { name: 'id', isKey: true, type: 'integer' },
  { name: 'name', isKey: false, type: 'text' },
  { name: '', isKey: false },
];
const placed = columns.map((_, index) => ({ index, start: 50 + index * 100, size: 100 }));
const row = (number: number, ...cells: TableRow['cells']): TableRow => ({ number, cells });

/** A table of many rows, of which the first two and a cut one are there. */
function createModel(): TableModel {
  const model = new TableModel();
  model.columns = columns;
  model.shown = 1_000;
  model.selection.setSize({ rows: 1_000, columns: columns.length });
  model.scroll.setSize(1_000, 220);
  const cut: TableRow = { ...row(3, '3', { start: 'abc', bytes: 5_000_000 }, ''), isCut: true };
  model.pages.take(0, [row(1, '1', 'Ada\nLovelace', ''), row(1034, '2', 'Bo', ''), cut]);
  return model;
}

const drawRows = (model: TableModel, places: number[], root?: RenderedElement) =>
  renderTemplate(rowsTemplate(model, places, placed, model.selection.active), root);
const attributesOf = (elements: Iterable<RenderedElement>, name: string) =>
  [...elements].map((element) => element.getAttribute(name));

describe('The rows of the grid', () => {
  it('say to who listens which rows and columns they are', () => {
    const root = drawRows(createModel(), [0, 1, 2]);
    assert.deepEqual(attributesOf(root.querySelectorAll('[role=row]'), 'aria-rowindex'), ['2', '3', '4']);
    const cells = root.querySelectorAll('[role=row]:first-child [aria-colindex]');
    assert.deepEqual(attributesOf(cells, 'aria-colindex'), ['1', '2', '3', '4']);
    assert.deepEqual(attributesOf(cells, 'role'), ['rowheader', 'gridcell', 'gridcell', 'gridcell']);
  });

  it('show the number in the file, and each cell on one line', () => {
    const [first, second, third] = drawRows(createModel(), [0, 1, 2]).querySelectorAll('[role=row]');
    assert.deepEqual([...(first?.children ?? [])].map(readText), ['1', '1', 'Ada↵Lovelace', '']);
    assert.equal(readText(second?.children[0]), '1,034');
    assert.equal(readText(third?.children[2]), 'abc… (5.0 MB)');
    assert.ok(third?.children[2]?.classList.contains('cut'));
    assert.match(third?.children[0]?.getAttribute('title') ?? '', /too long/);
  });

  it('put numbers to the right', () => {
    const cells = drawRows(createModel(), [0]).querySelectorAll('[role=gridcell]');
    assert.deepEqual(
      [...cells].map(({ classList }) => classList.contains('right')),
      [true, false, false],
    );
  });

  it('are busy until they are read', () => {
    assert.deepEqual(attributesOf(drawRows(createModel(), [2, 500]).querySelectorAll('.row'), 'aria-busy'), [
      null,
      'true',
    ]);
  });

  it('are stopped at by the Tab key in the active cell only, and say what is chosen', () => {
    const model = createModel();
    model.selection.moveTo({ row: 0, column: 1 });
    model.selection.moveTo({ row: 1, column: 1 }, true);
    const root = drawRows(model, [0, 1, 2]);
    const places = (selector: string) =>
      [...root.querySelectorAll(selector)].map(
        (cell) => `${cell.getAttribute('data-row')}/${cell.getAttribute('data-column')}`,
      );
    assert.deepEqual(places('[tabindex="0"]'), ['1/1']);
    assert.deepEqual(places('[aria-selected="true"]'), ['0/1', '1/1']);
  });

  it('stay in the page while they stay in sight, and the focus with them', () => {
    const model = createModel();
    model.selection.moveTo({ row: 2, column: 1 });
    const root = drawRows(model, [0, 1, 2]);
    const [, , third] = root.querySelectorAll('.row');
    const cell = root.querySelector('[tabindex="0"]');
    focus(cell);
    drawRows(model, [1, 2, 3, 4], root);
    assert.equal(root.querySelectorAll('.row')[1], third);
    assert.equal(root.ownerDocument.activeElement, cell);
  });
});

describe('The heads of the grid', () => {
  const draw = (model: TableModel, stop = { row: -1, column: 1 }) => renderTemplate(headTemplate(model, placed, stop));

  it('name each column, its type and the key', () => {
    const heads = [...draw(createModel()).querySelectorAll('.head')].map(readText);
    assert.deepEqual(heads, ['id, primary key, integer', 'name, text', '(column 3)']);
  });

  it('say by which column the rows are sorted', () => {
    const model = createModel();
    model.sort = { column: 1, descending: true };
    const heads = draw(model).querySelectorAll('.head');
    assert.deepEqual(attributesOf(heads, 'aria-sort'), ['none', 'descending', 'none']);
  });

  it('are stopped at by the Tab key where no cell is', () => {
    assert.deepEqual(attributesOf(draw(createModel()).querySelectorAll('[tabindex="0"]'), 'data-column'), ['1']);
    assert.equal(draw(createModel(), { row: 0, column: 1 }).querySelector('[tabindex="0"]'), null);
  });

  it('leave out a column that is no longer there', () => {
    const model = createModel();
    model.columns = columns.slice(0, 1);
    assert.equal(draw(model).querySelectorAll('.head').length, 1);
  });
});
