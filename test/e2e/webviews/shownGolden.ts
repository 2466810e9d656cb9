import type { ToCompareView } from '../../../client/runs/compare/compareMessages.ts';
import type { TableRows } from '../../../client/tables/compare/rowMessages.ts';
import { createGoldenPage } from '../../../client/testing/golden/createGoldenPage.ts';

const users = 'in.c-main.users';

const rows: TableRows = {
  table: users,
  key: ['id'],
  ...{ added: 0, gone: 1, changed: 1, same: 2, hiddenColumns: 0 },
  columns: ['id', 'name'],
  rows: [
    { kind: 'changed', cells: [{ value: '1' }, { value: 'Ada L.', before: 'Ada' }] },
    { kind: 'gone', cells: [{ value: '4' }, { value: '' }] },
  ],
};

const written = (columns: string[], count: number) => ({ file: 'table.csv', columns, rows: count });

/** The tables of a case, each with another difference from its golden one. */
export const shownGolden: ToCompareView = {
  type: 'golden',
  page: createGoldenPage(
    { file: '/w/users.extractor.json', isInTree: false, folder: '/w/users.tests/all' },
    [
      { name: users, golden: written(['id', 'name', 'mail'], 4), now: written(['id', 'name'], 3) },
      { name: 'in.c-main.logs', now: written(['id'], 1) },
      { name: 'in.c-main.tags', golden: written(['id'], 2) },
      { name: 'in.c-main.teams', golden: written(['id'], 2), now: written(['id'], 2) },
    ],
    new Map([[users, rows]]),
  ),
};
