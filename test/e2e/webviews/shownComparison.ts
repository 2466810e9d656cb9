import type { ToCompareView } from '../../../client/runs/compare/compareMessages.ts';
import { createComparePage } from '../../../client/runs/compare/createComparePage.ts';
import type { TableRows } from '../../../client/tables/compare/rowMessages.ts';
import {
  createJobRecord,
  createRequest,
  createTable,
  createTablesRun,
} from '../../unit/client/runs/compare/createRecord.ts';

const users = 'in.c-main.users';

const before = createTablesRun([createTable(users, 3, 'id', 'name')], {
  id: '1',
  jobs: [createJobRecord('users', [createRequest('/users?page=1')])],
});
const after = createTablesRun([createTable(users, 4, 'id', 'name', 'mail'), createTable('in.c-main.logs', 1, 'id')], {
  id: '2',
  jobs: [createJobRecord('users', [createRequest('/users?page=1', 7)]), createJobRecord('logs', [])],
});

const rows: TableRows = {
  table: users,
  key: ['id'],
  ...{ added: 1, gone: 0, changed: 1, same: 2, hiddenColumns: 1 },
  columns: ['id', 'name'],
  rows: [
    { kind: 'changed', cells: [{ value: '1' }, { value: 'Ada L.', before: 'Ada' }] },
    { kind: 'added', cells: [{ value: '4' }, { value: '' }] },
  ],
};

/** Two runs of which every part differs. */
export const shownComparison: ToCompareView = {
  type: 'page',
  page: createComparePage(
    { record: before, profiles: undefined },
    { record: after, profiles: undefined },
    { runs: [after, before], rows: new Map([[users, rows]]) },
  ),
};
