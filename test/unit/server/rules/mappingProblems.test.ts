import assert from 'node:assert/strict';
import { expectFindings } from '../../../support/findings.ts';
import { readMarks } from '../../../support/marks.ts';
import { testService } from '../../../support/testService.ts';
import { type FiringCase, type QuietCase, ruleCases } from './ruleCases.ts';

const mappings = (text: string) => `{"config": {"jobs": [], "mappings": {"item": {${text}}}}}`;
const column = (destination: string, more = '') => `{"mapping": {"destination": "${destination}"${more}}}`;
const table = (destination: string, more = '') =>
  `{"type": "table", "destination": "${destination}", "tableMapping": {"n": "name"}${more}}`;

const cases: [code: string, speaks: FiringCase[], isQuiet: QuietCase[]][] = [
  [
    'mapping.duplicate-column',
    [
      [
        'two columns of one name',
        mappings('"a": "x", «"b"»: {"mapping": {"destination": "x"}}'),
        /two columns "x": "a" and "b"/,
      ],
      ['a column that is called as the link to a child table', mappings(`"a": "part", «"b"»: ${table('part')}`)],
      [
        'a column that is called as the parent key',
        mappings(
          '"b": {"type": "table", "destination": "part", «"parentKey"»: {"destination": "name"}, "tableMapping": {"n": "name"}}',
        ),
      ],
      [
        'an iteration',
        '{"config": {"jobs": []}, "iterations": [{"mappings": {"item": {"a": "x", «"b"»: {"mapping": {"destination": "x"}}}}}]}',
      ],
      [
        'columns of a child table',
        mappings('"b": {"type": "table", "destination": "part", "tableMapping": {"n": "x", «"m"»: "x"}}'),
      ],
    ],
    [
      ['columns of different names', mappings(`"a": "x", "b": ${column('y')}`)],
      ['equal names in two tables', mappings(`"n": "name", "b": ${table('part')}`)],
      [
        'a mapping that is being written',
        '{"config": {"jobs": [], "mappings": {"item": {"a": "x", "b": {"mapping": {"destination": "x"}}',
      ],
      ['an item with a mistake in its text', mappings('"a": "x", "b": {"mapping": {"destination": "x", }}')],
      ['a mapping that the schema speaks of', mappings('"a": 5, "b": "x"')],
    ],
  ],
  [
    'mapping.duplicate-table',
    [
      [
        'one table from two places',
        mappings(
          `"a": {"type": "table", "destination": "p", "tableMapping": {"b": ${table('q')}}}, «"c"»: ${table('q')}`,
        ),
        /two places/,
      ],
    ],
    [
      ['two tables', mappings(`"a": ${table('p')}, "b": ${table('q')}`)],
      [
        'two items of one table that share a child table',
        mappings(`"id": ${column('id', ', "primaryKey": true')}, "a": ${table('p')}, "b": ${table('p')}`),
      ],
    ],
  ],
  [
    'mapping.shared-table',
    [
      [
        'a shared table with different parent keys',
        mappings(
          `"id": ${column('id', ', "primaryKey": true')}, "a": ${table('p')}, «"b"»: ${table('p', ', "parentKey": {"disable": true}')}`,
        ),
        /different parent keys/,
      ],
    ],
    [
      [
        'a shared table with equal parent keys',
        mappings(`"id": ${column('id', ', "primaryKey": true')}, "a": ${table('p')}, "b": ${table('p')}`),
      ],
    ],
  ],
  [
    'mapping.disable-required',
    [
      [
        'a table that feeds itself with a parent key',
        mappings(`"id": "id", «"sub"»: ${table('item')}`),
        /"disable": true/,
      ],
    ],
    [
      [
        'a table that feeds itself without one',
        mappings('"id": "id", "sub": {"type": "table", "destination": "item", "parentKey": {"disable": true}}'),
      ],
    ],
  ],
  [
    'mapping.endless-table',
    [
      [
        'a table with a primary key that feeds itself',
        mappings(
          `"id": ${column('id', ', "primaryKey": true')}, «"sub"»: {"type": "table", "destination": "item", "parentKey": {"disable": true}}`,
        ),
        /rows would never end/,
      ],
    ],
    [
      [
        'a table without a primary key that feeds itself',
        mappings('"id": "id", "sub": {"type": "table", "destination": "item", "parentKey": {"disable": true}}'),
      ],
    ],
  ],
];

for (const [code, speaks, isQuiet] of cases) {
  describe(code, () => ruleCases(code, { service: testService, speaks, isQuiet }));
}

describe('mapping.duplicate-column', () => {
  it('leads to the first of the two columns', async () => {
    const marked = mappings('"first": "x", «"second"»: "x"');
    const [found] = await expectFindings(testService(), 'mapping.duplicate-column', marked);
    const { location, message } = found?.relatedInformation?.[0] ?? assert.fail('nothing is related');
    const { text } = readMarks(marked);
    const { start, end } = location.range;
    assert.deepEqual([text.slice(start.character, end.character), message], ['"first"', 'The first one is here.']);
  });
});

describe('what the schema says of mappings', () => {
  ruleCases('config.unknown-value', {
    service: testService,
    speaks: [['an unknown type', mappings('"a": {"type": «"date"», "mapping": {"destination": "x"}}')]],
    isQuiet: [['a type that is being typed', '{"config": {"mappings": {"item": {"a": {"type": "tab']],
  });
});
