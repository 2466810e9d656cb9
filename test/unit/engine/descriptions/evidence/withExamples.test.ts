import assert from 'node:assert/strict';
import { findPaging } from '../../../../../engine/core/descriptions/evidence/findPaging.ts';
import { findRecords } from '../../../../../engine/core/descriptions/evidence/findRecords.ts';
import { responseSchema } from '../../../../../engine/core/descriptions/evidence/responseSchema.ts';
import { describeOperation, object, type QueryParam, records } from '../../../../support/describedApi.ts';

const text = { type: 'string' };

function describeResponse(schema: object, example: unknown, params: readonly QueryParam[] = []) {
  return describeOperation({
    parameters: params.map(([name, description = '', own = text]) => ({ name, in: 'query', description, schema: own })),
    responses: { 200: { content: { 'application/json': { schema, example } } } },
  });
}

describe('the examples of a response with a schema', () => {
  const cursor: QueryParam[] = [['cursor']];
  const cases: [title: string, schema: object, example: unknown, params: QueryParam[], path: string | undefined][] = [
    ['show a token', object({ data: records }), { data: [], meta: { next_cursor: 'b3' } }, cursor, 'meta.next_cursor'],
    ['show an address', object({ data: records }), { data: [], next: 'https://api.example.com/?c=b3' }, [], 'next'],
    [
      'show that a field is an address',
      object({ data: records, next: text }),
      { next: 'https://x.example/2' },
      cursor,
      'next',
    ],
    ['show that a field is none', object({ data: records, next: text }), { next: 'b3' }, cursor, 'next'],
    [
      'stand in the schema',
      { ...object({ data: records }), example: { data: [], paging: { next_cursor: 'b3' } } },
      undefined,
      cursor,
      'paging.next_cursor',
    ],
    [
      'stand in an object of the schema',
      object({ data: records, meta: { type: 'object', example: { next_cursor: 'b3' } } }),
      undefined,
      cursor,
      'meta.next_cursor',
    ],
    ['say nothing of a list', records, { next_cursor: 'b3' }, cursor, undefined],
    [
      'say nothing where they show another thing',
      object({ data: records }),
      { id: 1, next_cursor: 'b3' },
      cursor,
      undefined,
    ],
    ['say nothing of the next page', object({ data: records }), { data: [], total: 3 }, cursor, undefined],
  ];
  for (const [title, schema, example, params, path] of cases) {
    it(title, () => {
      const found = describeResponse(schema, example, params);
      const list = findRecords(found);
      assert.ok(list);
      const clue = findPaging(found, list)?.clue;
      assert.equal(clue?.kind === 'address' || clue?.kind === 'token' ? clue.path : undefined, path);
    });
  }

  it('add keys, and contradict nothing', () => {
    const found = responseSchema(describeResponse(object({ id: { type: 'number' } }), { id: 1, name: 'a' }).response);
    const types = [...(found?.properties ?? [])].map(([key, { types }]) => [key, ...types]);
    assert.deepEqual(types, [
      ['id', 'number'],
      ['name', 'string'],
    ]);
  });
});
