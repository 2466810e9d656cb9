import assert from 'node:assert/strict';
import { copyText } from '../../../../../client/runs/testPane/copyText.ts';
import { parseJson } from '../../../../../engine/faces/json.ts';

const response = parseJson(
  '{"items": [{"id": 1, "a/b": "x\\ty"}, {"id": 1234567890123456789, "tags": ["a", "b"]}], "next": "abc"}',
);
const page = (path?: string, records = 2) => ({
  response,
  place: {
    request: { number: 1, method: 'GET', path: '/', at: 0, ms: 1, attempt: 1, page: { page: 1, records, path } },
  },
});

describe('What is copied from the test pane', () => {
  const values: [id: string, expected: string | undefined][] = [
    ['/next', 'abc'],
    ['/items/0/id', '1'],
    ['/items/1/id', '1234567890123456789'],
    ['/items/0/a~1b', 'x\ty'],
    ['/items/1/tags', '[\n  "a",\n  "b"\n]'],
    ['/items/7', undefined],
    ['/gone', undefined],
  ];
  for (const [id, expected] of values) {
    it(`is the value at ${id}`, () =>
      assert.equal(copyText(page('items'), { type: 'copy', what: 'value', id }), expected));
  }

  it('is the whole table of the records, for a spreadsheet', () => {
    assert.equal(
      copyText(page('items'), { type: 'copy', what: 'records' }),
      'id\ta/b\ttags\n1\t"x\ty"\t\n1234567890123456789\t\t"[""a"", ""b""]"',
    );
  });

  it('is only of the records that the run took', () => {
    assert.equal(copyText(page('items', 1), { type: 'copy', what: 'records' }), 'id\ta/b\n1\t"x\ty"');
  });

  it('is nothing where there are no records', () => {
    assert.equal(copyText(page(), { type: 'copy', what: 'records' }), undefined);
  });
});
