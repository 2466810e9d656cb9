import assert from 'node:assert/strict';
import { jsonRows, toggleRow } from '../../../../../client/runs/testPane/jsonRows.ts';
import { responseMarks } from '../../../../../client/runs/testPane/responseMarks.ts';
import { shownJson } from '../../../../../client/runs/testPane/shownJson.ts';
import { parseJson } from '../../../../../engine/faces/json.ts';

const response = parseJson(
  '{"data": {"items": [{"id": 1}, {"id": 2}]}, "paging": {"next": {"after": "abc"}, "total": 9007199254740993}}',
);
const token = { from: 'response', path: 'paging/next/after', delimiter: '/' } as const;
const lines = (
  ...[path, next, open = new Map()]: [string?, Parameters<typeof responseMarks>[1]?, Map<string, number>?]
) =>
  jsonRows(response, open, responseMarks(path, next)).map(
    ({ depth, label, text, mark }) => `${'  '.repeat(depth)}${label ?? ''} ${text}${mark ? ` <${mark}>` : ''}`,
  );

describe('The lines of a response', () => {
  it('are folded but for what leads to the records and to the value for the next page', () => {
    assert.deepEqual(lines('data.items', token), [
      ' 2 keys',
      '  data 1 key',
      '    items 2 items <records>',
      '      0 {"id": 1} · 1 key',
      '      1 {"id": 2} · 1 key',
      '  paging 2 keys',
      '    next 1 key',
      '      after "abc" <next>',
      '    total 9007199254740993',
    ]);
  });

  it('mark the value for the next page in each record where it is an id', () => {
    const id = { from: 'record', path: 'id', delimiter: '.' } as const;
    const open = new Map([['/data/items/1', 50]]);
    assert.deepEqual(lines('data.items', id, open).slice(3, 6), [
      '      0 {"id": 1} · 1 key',
      '      1 1 key',
      '        id 2 <next>',
    ]);
  });

  it('mark the response itself where it is the list', () => {
    const [first] = jsonRows(parseJson('[1]'), new Map(), responseMarks('', undefined));
    assert.equal(first?.mark, 'records');
  });

  it('mark nothing where there are neither records nor a next page', () => {
    assert.ok(lines(undefined, undefined).every((line) => !line.includes('<')));
  });

  it('open and close, and show more of a long list', () => {
    const list = parseJson(JSON.stringify(Array.from({ length: 120 }, (_, index) => index)));
    const count = (open: ReadonlyMap<string, number>) => jsonRows(list, open, responseMarks('', undefined)).length;
    let open: ReadonlyMap<string, number> = new Map();
    const counts = [count(open)];
    for (const change of ['more', 'more', 'close', 'open'] as const) {
      open = toggleRow(open, '', change);
      counts.push(count(open));
    }
    // The list itself, 50 items at a time, and a line for the others.
    assert.deepEqual(counts, [52, 102, 121, 1, 52]);
  });

  it('are as many for a large response as for a small one', () => {
    const large = parseJson(JSON.stringify({ items: Array.from({ length: 100_000 }, (_, id) => ({ id, text: 'x' })) }));
    assert.ok(jsonRows(large, new Map(), responseMarks('items', undefined)).length < 60);
  });

  it('have ids that tell keys with slashes apart', () => {
    const rows = jsonRows(
      parseJson('{"a/b": {"c": 1}, "a": {"b": {"c": 1}}}'),
      new Map(),
      responseMarks(undefined, undefined),
    );
    assert.deepEqual(
      rows.map(({ id }) => id),
      ['', '/a~1b', '/a'],
    );
  });
});

describe('A value on one line', () => {
  const cases: [json: string, longest: number, text: string][] = [
    ['{"a": [1, true, null, "é\\n"], "b": {}}', 99, '{"a": [1, true, null, "é\\n"], "b": {}}'],
    ['12345678901234567890', 99, '12345678901234567000'],
    ['9007199254740993', 99, '9007199254740993'],
    ['1.5', 99, '1.5'],
    ['"a long text"', 6, '"a lon…'],
    ['[1, 2, 3]', 9, '[1, 2, 3]'],
    ['[1, 2, 3]', 4, '[1, …'],
  ];
  for (const [json, longest, text] of cases) {
    it(`${json} in ${longest} characters`, () => assert.equal(shownJson(parseJson(json), longest), text));
  }

  it('looks at no more of a value than it shows', () => {
    const list = Array.from({ length: 100 }, () => 'x');
    Object.defineProperty(list, 50, { get: () => assert.fail('It looked.') });
    assert.equal(shownJson(list, 10), '["x", "x",…');
  });
});
