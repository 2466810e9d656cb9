import assert from 'node:assert/strict';
import { MappedConverter } from '../../../../../engine/core/tables/mapping/mappedConverter.ts';
import type { MappingNotes } from '../../../../../engine/core/tables/mapping/rowWatch.ts';
import { joinMappingNotes } from '../../../../../engine/core/tables/mapping/rowWatch.ts';
import { pageOf } from '../../../../support/convertPages.ts';
import { readMappings } from './convertMapped.ts';

/** The notes about the mapping of `t` after the rows of these pages. */
function notesOf(mapping: string, ...pages: string[]): MappingNotes[] {
  const read = readMappings(`{"t":${mapping}}`).get('t');
  assert.ok(read);
  const converter = new MappedConverter(read, {
    openTable: () => ({ write: () => undefined, writeLines: () => undefined }),
  });
  for (const rows of pages) converter.convert(pageOf('t', rows, '{"parent_x":1}'));
  return converter.notes;
}

const emptyColumns = (notes: MappingNotes[]) => notes.flatMap((note) => note.emptyColumns);
const unmapped = (notes: MappingNotes[]) => notes.map(({ unmappedFields }) => unmappedFields);
const pointer = (...steps: string[]) => ['/config/mappings/t', ...steps].join('/');

describe('What rows show of their mapping', () => {
  it('is the table, where its mapping stands, and how many rows it has', () => {
    const [note] = notesOf('{"a":"A"}', '[{"a":1},{"a":2}]', '[{"a":3}]');
    assert.deepEqual([note?.table, note?.pointer, note?.rows], ['t', '/config/mappings/t', 3]);
  });

  const columns: [title: string, mapping: string, pages: string[], empty: string[]][] = [
    ['a column that no row had a value for', '{"a":"A","b":"B"}', ['[{"a":1}]', '[{"a":2,"b":null}]'], ['B']],
    ['no column that a single row had a value for', '{"a":"A"}', ['[{}]', '[{},{"a":0}]', '[{}]'], []],
    ['the text 0 is a value, an empty text is none', '{"a":"A","b":"B"}', ['[{"a":"0","b":""}]'], ['B']],
    ['a misspelled path', '{"user.nmae":"NAME"}', ['[{"user":{"name":"x"}}]'], ['NAME']],
    ['nothing where there is no row', '{"a":"A"}', ['[]'], []],
    [
      'not what parents and links bring',
      '{"parent_x":{"type":"user","mapping":{"destination":"X"}},"list":{"type":"table","destination":"u","tableMapping":{"b":"B"}},"a":"A"}',
      ['[{"a":1,"list":[{"b":1}]},{"a":1,"list":[]}]'],
      [],
    ],
    [
      'the columns behind a link are still told apart',
      '{"list":{"type":"table","destination":"u","tableMapping":{"b":"B"}},"a":"A","c":"C"}',
      ['[{"c":1,"list":[{"b":1}]}]'],
      ['A'],
    ],
    [
      'a column of a child table',
      '{"a":"A","list":{"type":"table","destination":"u","tableMapping":{"b":"B","c":"C"}}}',
      ['[{"a":1,"list":[{"b":1}]}]'],
      ['C'],
    ],
  ];
  for (const [title, mapping, pages, empty] of columns) {
    it(`is ${title}`, () =>
      assert.deepEqual(
        emptyColumns(notesOf(mapping, ...pages)).map(({ column }) => column),
        empty,
      ));
  }

  it('says where the items of empty columns stand', () => {
    const mapping = '{"a/b":"A","list":{"type":"table","destination":"u","tableMapping":{"c":"C"}}}';
    assert.deepEqual(
      emptyColumns(notesOf(mapping, '[{"list":[{}]}]')).map((column) => column.pointer),
      [pointer('a~1b'), pointer('list', 'tableMapping', 'c')],
    );
  });

  const fields: [title: string, mapping: string, pages: string[], unmapped: string[][]][] = [
    ['the fields that nothing reads, as they come', '{"b":"B"}', ['[{"a":1,"b":2}]', '[{"c":3,"a":1}]'], [['a', 'c']]],
    ['not a field that is read in part', '{"user.name":"NAME"}', ['[{"user":{"name":1,"id":2}}]'], [[]]],
    [
      'a field as its own delimiter separates it',
      '{"a/b":{"delimiter":"/","mapping":{"destination":"B"}}}',
      ['[{"a":{"b":1},"a/b":2}]'],
      [['a/b']],
    ],
    [
      'nothing where an item reads the whole row',
      '{".":{"forceType":true,"mapping":{"destination":"ALL"}}}',
      ['[{"a":1}]'],
      [[]],
    ],
    ['nothing of rows that are no objects', '{"a":"A"}', ['[1,"b",[2]]'], [[]]],
    [
      'a field of the name that a parent column has',
      '{"parent_x":{"type":"user","mapping":{"destination":"X"}}}',
      ['[{"parent_x":1}]'],
      [['parent_x']],
    ],
    [
      'the fields of child tables by themselves',
      '{"list":{"type":"table","destination":"u","tableMapping":{"b":"B"}}}',
      ['[{"a":1,"list":[{"b":1,"c":2}]}]'],
      [['a'], ['c']],
    ],
  ];
  for (const [title, mapping, pages, expected] of fields) {
    it(`is ${title}`, () => assert.deepEqual(unmapped(notesOf(mapping, ...pages)), expected));
  }

  it('looks for fields in the first rows only, and keeps a bounded number of them', () => {
    const rows = Array.from({ length: 101 }, (_, index) => ({ a: 1, ...(index === 100 && { late: 1 }) }));
    assert.deepEqual(unmapped(notesOf('{"a":"A"}', JSON.stringify(rows))), [[]]);
    const wide = Object.fromEntries(Array.from({ length: 80 }, (_, index) => [`f${index}`, 1]));
    assert.equal(unmapped(notesOf('{"a":"A"}', JSON.stringify([wide])))[0]?.length, 50);
  });
});

describe('What several buckets show of the same mappings', () => {
  const note = (rows: number, empty: string[], unmappedFields: string[] = [], at = '/m'): MappingNotes => ({
    table: 't',
    pointer: at,
    rows,
    emptyColumns: empty.map((column) => ({ column, pointer: `${at}/${column}` })),
    unmappedFields,
  });
  const cases: [title: string, notes: MappingNotes[], joined: MappingNotes[]][] = [
    ['a column is empty where it is so in all of them', [note(1, ['a', 'b']), note(2, ['b'])], [note(3, ['b'])]],
    [
      'a field counts where one of them has it',
      [note(1, [], ['x']), note(1, [], ['y', 'x'])],
      [note(2, [], ['x', 'y'])],
    ],
    ['one without rows shows nothing', [note(0, ['a'], ['x']), note(1, ['b'])], [note(1, ['b'])]],
    [
      'different mappings stay apart',
      [note(1, ['a']), note(1, ['a'], [], '/n')],
      [note(1, ['a']), note(1, ['a'], [], '/n')],
    ],
    ['nothing of nothing', [note(0, ['a'])], []],
  ];
  for (const [title, notes, joined] of cases) it(title, () => assert.deepEqual(joinMappingNotes(notes), joined));
});
