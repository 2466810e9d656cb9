import assert from 'node:assert/strict';
import { convertPages, csvText, pageOf } from '../../../support/convertPages.ts';
import { convertMapped, convertMappedToEnd, type Page } from './mapping/convertMapped.ts';

const mapping = '{"t":{"id":"id","kids":{"type":"table","destination":"kid","tableMapping":{"n":"n"}}}}';

/** The tables of the automatic conversion as `convertMapped` prints them. */
const automatic = (...pages: Page[]) =>
  [...convertPages(pages.map((page) => pageOf(...page)))].map(([name, rows]) => `# ${name}\n${csvText(rows)}`).join('');

// situation, pages of `t`, automatic tables, mapped tables from the pages, and with those made at the end
const situations: [situation: string, pages: Page[], automatic: string, mapped: string, atEnd: string][] = [
  ['a page with zero rows', [['t', '[]']], '', '# t\n"id","kid"\n', '# t\n"id","kid"\n# kid\n"n","t_pk"\n'],
  [
    'a page with one null',
    [['t', '[null]']],
    '',
    '# t\n"id","kid"\n"",""\n',
    '# t\n"id","kid"\n"",""\n# kid\n"n","t_pk"\n',
  ],
  ['a job that never ran', [], '', '', '# t\n"id"\n# kid\n"n","t_pk"\n'],
  [
    'a list field that is always empty',
    [['t', '[{"id":1,"kids":[]}]']],
    '# t\n"id","kids"\n"1",""\n',
    '# t\n"id","kid"\n"1",""\n',
    '# t\n"id","kid"\n"1",""\n# kid\n"n","t_pk"\n',
  ],
];

describe('json-to-csv.md 10: empty results', () => {
  for (const [situation, pages, automaticTables, mappedTables, atEnd] of situations) {
    it(`${situation}, converted automatically`, () => assert.equal(automatic(...pages), automaticTables));
    it(`${situation}, mapped`, () => assert.equal(convertMapped(mapping, ...pages), mappedTables));
    it(`${situation}, mapped, at the end of the run`, () => assert.equal(convertMappedToEnd(mapping, ...pages), atEnd));
  }

  it('mapping.md 2 and 8: a mapping that matches no job gives headers only, and the rows of the job are automatic', () => {
    assert.equal(convertMappedToEnd(mapping, ['T', '[{"id":1}]']), '# T\n"id"\n"1"\n# t\n"id"\n# kid\n"n","t_pk"\n');
  });
});
