import assert from 'node:assert/strict';
import { UserError } from '../../../../engine/errors.ts';
import { convertPages, csvText, pageOf } from '../../../support/convertPages.ts';

const textsOf = (tables: Map<string, string[][]>) =>
  Object.fromEntries([...tables].map(([name, rows]) => [name, csvText(rows)]));
const converted = (...pages: Parameters<typeof pageOf>[]) =>
  textsOf(convertPages(pages.map((page) => pageOf(...page))));
const codeOf =
  (code: string, ...words: string[]) =>
  (error: unknown) =>
    error instanceof UserError && error.code === code && words.every((word) => error.message.includes(word));

describe('json-to-csv.md 7.2 and 7.3: parent columns', () => {
  it('are part of the header from the start, whichever page brings them (oddity F mended)', () => {
    assert.deepEqual(converted(['t', '[{"a":1}]', '{"p":"x"}'], ['t', '[{"a":2}]', '{"q":"y"}']), {
      t: '"a","p","q"\n"1","x",""\n"2","","y"\n',
    });
  });

  it('a clash of safe names only is settled by the ordinary rule', () => {
    assert.deepEqual(converted(['t', '[{"a b":1}]', '{"a_b":"p"}']), { t: '"a_b","a_b_u0"\n"1","p"\n' });
  });

  it('an empty list or object as a value leaves the cell empty', () => {
    assert.deepEqual(converted(['t', '[{"a":1}]', '{"p":[],"q":{},"r":0.0}']), {
      t: '"a","p","q","r"\n"1","","","0"\n',
    });
  });

  it('a column named like the one of bare values is renamed', () => {
    assert.deepEqual(converted(['t', '["x"]', '{"data":"p"}']), { t: '"data","data_u0"\n"x","p"\n' });
  });

  it('a renamed one does not take the place of another', () => {
    assert.deepEqual(converted(['t', '[{"note":1}]', '{"note":"p","note_u0":"q"}']), {
      t: '"note","note_u0","note_u0_u0"\n"1","p","q"\n',
    });
  });

  it('F: an alias that starts after a table was opened leaves that table as it is', () => {
    const pages: Parameters<typeof pageOf>[] = [
      ['t', '[{"a":1}]', '{"p":"P"}'],
      ['u', '[{"p":2}]', '{"p":"P"}'],
      ['t', '[{"a":3}]', '{"p":"P"}'],
      ['v', '[{"a":4}]', '{"p":"P"}'],
    ];
    assert.deepEqual(converted(...pages), {
      t: '"a","p"\n"1","P"\n"3","P"\n',
      u: '"p","p_u0"\n"2","P"\n',
      v: '"a","p_u0"\n"4","P"\n',
    });
  });

  it('F: a conflict that only a later page brings overwrites nothing', () => {
    assert.deepEqual(converted(['t', '[{"a":1}]', '{"p":"P"}'], ['t', '[{"p":2}]', '{"p":"P"}']), {
      t: '"a","p","p_u0"\n"1","","P"\n"","2","P"\n',
    });
  });

  it('G and 13: keys that look like integers, and the key nodeType, are columns like any other', () => {
    assert.deepEqual(converted(['t', '[{"a":1}]', '{"1":"x","0":"y","nodeType":"z"}']), {
      t: '"a","1","0","nodeType"\n"1","x","y","z"\n',
    });
  });

  it('a list or an object as a value is a user error (oddity G mended)', () => {
    assert.throws(() => converted(['t', '[{"a":1}]', '{"p":[1]}']), codeOf('table.parent-not-scalar', '"p"'));
  });
});
