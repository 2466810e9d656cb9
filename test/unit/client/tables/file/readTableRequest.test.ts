import assert from 'node:assert/strict';
import { readTableRequest } from '../../../../../client/tables/editor/readTableRequest.ts';

const range = { firstRow: 0, lastRow: 1, firstColumn: 0, lastColumn: 0 };

describe('A message of the table', () => {
  for (const message of [
    { type: 'ready' },
    { type: 'openAsText' },
    { type: 'view', view: 1, onlyRepeated: false },
    {
      type: 'view',
      view: 1,
      onlyRepeated: true,
      sort: { column: 0, descending: true },
      filter: { text: 'a', column: 2 },
    },
    { type: 'rows', view: 1, first: 100, count: 100 },
    { type: 'cell', view: 1, row: 3, column: 0, purpose: 'copy' },
    { type: 'copy', view: 1, range, withHeader: true },
  ]) {
    it(`is taken: ${JSON.stringify(message)}`, () => assert.deepEqual(readTableRequest(message), message));
  }

  for (const message of [
    undefined,
    null,
    'ready',
    {},
    { type: 'other' },
    { type: 'rows', view: 1, first: -1, count: 1 },
    { type: 'rows', view: 1, first: 0.5, count: 1 },
    { type: 'rows', first: 0, count: 1 },
    { type: 'view', view: 1, sort: { column: 'a', descending: true } },
    { type: 'view', view: 1, filter: { text: 1 } },
    { type: 'view', view: 1, filter: { text: 'a', column: -2 } },
    { type: 'cell', view: 1, row: 0, column: 0, purpose: 'run' },
    { type: 'copy', view: 1, range: { ...range, lastRow: -1 }, withHeader: false },
    { type: 'copy', view: 1, range: { ...range, firstRow: 2 }, withHeader: false },
    { type: 'copy', view: 1, withHeader: false },
  ]) {
    it(`is not taken: ${JSON.stringify(message)}`, () => assert.equal(readTableRequest(message), undefined));
  }
});
