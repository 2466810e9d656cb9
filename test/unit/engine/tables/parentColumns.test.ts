import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { isUserError } from '../../../../engine/core/errors.ts';
import { convertPages, csvText, pageOf } from '../../../support/convertPages.ts';

const textsOf = (tables: Map<string, string[][]>) =>
  Object.fromEntries([...tables].map(([name, rows]) => [name, csvText(rows)]));
const converted = (...pages: Parameters<typeof pageOf>[]) =>
  textsOf(convertPages(pages.map((page) => pageOf(...page))));
const codeOf =
  (code: string, ...words: string[]) =>
  (error: unknown) =>
    isUserError(error) && error.code === code && words.every((word) => error.message.includes(word));

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

  describe('in the hashes of links', () => {
    const conflict = '{"id":"conf","job_parent_id":"scalar"}';
    const row = '[{"o_a":["x"],"id":0}]';
    // what, pages, the text that is hashed for the link of the last page
    const hashed: [title: string, pages: Parameters<typeof pageOf>[], text: string][] = [
      [
        'a column that the page renames is behind the others',
        [['t', row, conflict]],
        'O:8:"stdClass":4:{s:3:"o_a";a:1:{i:0;s:1:"x";}s:2:"id";i:0;s:13:"job_parent_id";s:6:"scalar";s:5:"id_u0";s:4:"conf";}',
      ],
      [
        'so are several, in their order',
        [['t', '[{"c":[1],"a":2}]', '{"a":1,"b":2,"c":3}']],
        'O:8:"stdClass":5:{s:1:"c";a:1:{i:0;i:1;}s:1:"a";i:2;s:1:"b";i:2;s:4:"a_u0";i:1;s:4:"c_u0";i:3;}',
      ],
      [
        'on a later page of the table it has its own place',
        [
          ['t', row, conflict],
          ['t', row, conflict],
        ],
        'O:8:"stdClass":4:{s:3:"o_a";a:1:{i:0;s:1:"x";}s:2:"id";i:0;s:5:"id_u0";s:4:"conf";s:13:"job_parent_id";s:6:"scalar";}',
      ],
      [
        'in another table too, whether or not that has the field',
        [
          ['u', row, conflict],
          ['t', row, conflict],
        ],
        'O:8:"stdClass":4:{s:3:"o_a";a:1:{i:0;s:1:"x";}s:2:"id";i:0;s:5:"id_u0";s:4:"conf";s:13:"job_parent_id";s:6:"scalar";}',
      ],
      [
        'a new key that starts on another page counts for a table that is open, which keeps its header',
        [
          ['t', '[{"a":[1]}]', '{"id":"conf","b":2}'],
          ['u', '[{"id":0}]', '{"id":"conf","b":2}'],
          ['t', '[{"a":[3]}]', '{"id":"conf","b":2}'],
        ],
        'O:8:"stdClass":3:{s:1:"a";a:1:{i:0;i:3;}s:5:"id_u0";s:4:"conf";s:1:"b";i:2;}',
      ],
    ];
    for (const [title, pages, text] of hashed) {
      it(title, () => {
        const tables = convertPages(pages.map((page) => pageOf(...page)));
        const link = createHash('md5').update(text).digest('hex');
        assert(tables.get('t')?.at(-1)?.includes(`t_${link}`), JSON.stringify(tables.get('t')));
      });
    }

    it('as the platform computes them', () => {
      const [, ...rows] = convertPages([pageOf('users', row, conflict)]).get('users') ?? [];
      assert.deepEqual(rows, [['users_b2b1a3b7637effe5a6ca5c3d027d0aca', '0', 'conf', 'scalar']]);
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
