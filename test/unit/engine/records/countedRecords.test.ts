import assert from 'node:assert/strict';
import type { JsonObject } from '../../../../engine/core/json/value.ts';
import { countedRecords } from '../../../../engine/core/records/countedRecords.ts';
import { selectRecords } from '../../../../engine/core/records/selectRecords.ts';

/** The numbers of rows and of records that the paging counts at `data`. */
function counts(response: JsonObject, path = 'data'): [rows: number, counted: number] {
  const dataField = { path, delimiter: '.' };
  const { records } = selectRecords(response, dataField, 'items');
  return [records.length, countedRecords(records, response, dataField).length];
}

describe('the records that a paging counts', () => {
  const none: [title: string, response: JsonObject, path?: string][] = [
    ['an object without keys', { data: {} }],
    ['a nested object without keys', { data: { rows: {} } }, 'data.rows'],
    ['a response without keys', {}, '.'],
  ];
  for (const [title, response, path] of none) {
    it(`are none in ${title}, which is a row all the same`, () => assert.deepEqual(counts(response, path), [1, 0]));
  }

  const rows: [title: string, response: JsonObject, count: number][] = [
    ['an object with a key', { data: { a: null } }, 1],
    ['a list of objects without keys', { data: [{}, {}] }, 2],
    ['an empty list', { data: [] }, 0],
    ['a single value', { data: 5 }, 1],
    ['nothing', { other: {} }, 0],
  ];
  for (const [title, response, count] of rows) {
    it(`are the rows in ${title}`, () => assert.deepEqual(counts(response), [count, count]));
  }
});
