import assert from 'node:assert/strict';
import type { PlaceMemory } from '../../../../../client/tables/tableView/placeMemory.ts';
import { TableModel } from '../../../../../client/tables/tableView/tableModel.ts';
import type { TableQuestions } from '../../../../../client/tables/tableView/tableQuestions.ts';

const [id, name] = [
  { name: 'id', isKey: true },
  { name: 'name', isKey: false },
];

interface Page {
  model: TableModel;
  memory: PlaceMemory;
  questions: TableQuestions;
}

/** The parts of a page that was never shown before, as the page joins them. */
async function openPage(): Promise<Page> {
  const host = { postMessage: () => undefined, setState: () => undefined, getState: () => undefined };
  Object.assign(globalThis, { acquireVsCodeApi: () => host });
  const { PlaceMemory } = await import('../../../../../client/tables/tableView/placeMemory.ts');
  const { TableQuestions } = await import('../../../../../client/tables/tableView/tableQuestions.ts');
  const model = Object.assign(new TableModel(), { columns: [id, name] });
  const memory = new PlaceMemory(model, () => 0);
  const questions = new TableQuestions(model, (isNew) => isNew && memory.forget());
  memory.restoreView();
  questions.askAgain();
  return { model, memory, questions };
}

/** The file is read again: its columns come at once, its rows later. */
function reopen({ model, memory, questions }: Page, columns = model.columns): void {
  memory.hold();
  model.columns = columns;
  memory.restoreView();
  questions.askAgain();
}

describe('The order of a table whose file is read again', () => {
  it('is the one that the user asked for before the first rows came', async () => {
    const page = await openPage();
    page.questions.askOther(() => (page.model.sort = { column: 0, descending: true }));
    reopen(page);
    assert.deepEqual(page.model.sort, { column: 0, descending: true });
  });

  it('is the one that the user asked for while it was read', async () => {
    const page = await openPage();
    reopen(page);
    page.questions.askOther(() => (page.model.sort = { column: 1, descending: false }));
    reopen(page);
    assert.deepEqual(page.model.sort, { column: 1, descending: false });
  });

  it('follows its column to where it is now', async () => {
    const page = await openPage();
    page.questions.askOther(() => (page.model.sort = { column: 1, descending: true }));
    reopen(page, [name, id]);
    assert.deepEqual(page.model.sort, { column: 0, descending: true });
  });

  it('is back with its column, where that was missing for a while', async () => {
    const page = await openPage();
    page.questions.askOther(() => (page.model.sort = { column: 1, descending: true }));
    reopen(page, [id]);
    assert.equal(page.model.sort, undefined);
    reopen(page, [id, name]);
    assert.deepEqual(page.model.sort, { column: 1, descending: true });
  });
});
