import assert from 'node:assert/strict';
import type { ApiDescription } from '../../../../../engine/core/descriptions/apiDescription.ts';
import { importDescription } from '../../../../../engine/core/descriptions/importing/importDescription.ts';
import { readPostman } from '../../../../../engine/core/descriptions/postman/readPostman.ts';
import type { JsonValue } from '../../../../../engine/core/json/value.ts';
import { describeApi, object, operation, type QueryParam, records } from '../../../../support/describedApi.ts';

function sureness(api: ApiDescription) {
  return importDescription(api, { select: ['/things'] }).report.endpoints[0]?.sureness;
}

/** A collection with one request, and its saved response. */
function collection(responses: object[], query: string): ApiDescription {
  const info = { name: 'Shop', schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' };
  const request = { method: 'GET', url: `https://api.example.com/things${query}`, description: 'List all things' };
  return readPostman({
    info,
    item: [{ name: 'List all things', request, response: responses }],
  } as unknown as JsonValue);
}

const saved = { name: 'ok', code: 200, header: [], body: '{"data":[{"id":1}],"total":1}' };
const pages: QueryParam[] = [['page'], ['limit', '', { type: 'integer', maximum: 100 }]];

describe('where nothing is described or saved, the records are a guess', () => {
  const cases: [title: string, api: ApiDescription, sureness: string][] = [
    ['of a collection', collection([], ''), 'low'],
    ['of a collection with pages', collection([], '?page=1&limit=10'), 'low'],
    ['of a document', describeApi({ '/things': operation(pages, undefined) }), 'low'],
    ['of a document with any object', describeApi({ '/things': operation(pages, { type: 'object' }) }), 'low'],
    ['of a single record', describeApi({ '/things': operation([], undefined) }), 'low'],
    ['but not of a collection with a saved response', collection([saved], ''), 'medium'],
    ['but not of a list', describeApi({ '/things': operation(pages, records) }), 'high'],
    [
      'but not of a list in an object',
      describeApi({ '/things': operation(pages, object({ things: records })) }),
      'high',
    ],
    ['but not of a described record', describeApi({ '/things': operation([], object({ id: {} })) }), 'high'],
  ];
  for (const [title, api, expected] of cases) it(title, () => assert.equal(sureness(api), expected));
});
