import assert from 'node:assert/strict';
import { kbcFolder, kbcTree } from '../../../support/kbcTree.ts';
import { type TreeTexts, treeService } from '../../../support/treeService.ts';

const folder = kbcFolder({ name: 'shop' });
const config = `${folder}/config.json`;
const rowFile = (row: string) => `${folder}/rows/${row}/config.json`;

const api = { baseUrl: 'https://shop.example/' };
const bodyWith = (more: object, config: object = {}) => ({ parameters: { api: { ...api, ...more }, config } });
const rowWith = (job: object, more: object = {}) => ({ parameters: { config: { jobs: [job], ...more } } });
const paging = { method: 'offset', limit: 100 };
const scrollers = {
  pagination: { method: 'multiple', scrollers: { byPage: paging, other: paging } },
};

/** The codes and the texts that the findings of a file are about. */
async function findingsOf(texts: TreeTexts, file: string, text?: string): Promise<string[]> {
  const { service, open } = treeService(texts);
  const document = open(file, text);
  const found = await service.findDiagnostics(document);
  return found.map(({ code, range }) => `${code} ${document.getText(range).slice(0, 20)}`);
}

describe('diagnostics of a configuration with rows', () => {
  const table: [title: string, texts: TreeTexts, file: string, expected: string[]][] = [
    [
      'nothing is found in a configuration that kbc ignores',
      { ...kbcTree({ name: 'shop', body: bodyWith({ tokn: 1 }) }), '.keboola/.kbcignore': 'ex-generic-v2/shop' },
      config,
      [],
    ],
    [
      'nothing is found in a row in a folder that kbc ignores',
      {
        ...kbcTree({ name: 'shop', body: bodyWith({}), rows: { users: rowWith({ endpont: 'users' }) } }),
        [`${folder}/rows/kbcdir.json`]: { isIgnored: true },
      },
      rowFile('users'),
      [],
    ],
    [
      'nothing is missing in a configuration whose rows have the jobs',
      kbcTree({ name: 'shop', body: bodyWith({}), rows: { users: rowWith({ endpoint: 'users' }) } }),
      config,
      [],
    ],
    [
      'nothing is missing in a row whose configuration has the rest',
      kbcTree({ name: 'shop', body: bodyWith({}), rows: { users: rowWith({ endpoint: 'users' }) } }),
      rowFile('users'),
      [],
    ],
    [
      'a mistake in a row is in its file',
      kbcTree({ name: 'shop', body: bodyWith({}), rows: { users: rowWith({ endpoint: 'users', methud: 'GET' }) } }),
      rowFile('users'),
      ['config.unknown-key "methud"'],
    ],
    [
      'a mistake in a row is in no other file',
      kbcTree({ name: 'shop', body: bodyWith({}), rows: { users: rowWith({ endpoint: 'users', methud: 'GET' }) } }),
      config,
      [],
    ],
    [
      'a row may use what the configuration has',
      kbcTree({
        name: 'shop',
        body: bodyWith(scrollers),
        rows: { a: rowWith({ endpoint: 'a', scroller: 'byPage' }), b: rowWith({ endpoint: 'b', scroller: 'other' }) },
      }),
      rowFile('a'),
      [],
    ],
    [
      'a name that the configuration does not have is found in the row',
      kbcTree({
        name: 'shop',
        body: bodyWith(scrollers),
        rows: { a: rowWith({ endpoint: 'a', scroller: 'byPag' }) },
      }),
      rowFile('a'),
      ['pagination.unknown-scroller "byPag"'],
    ],
    [
      'what one of the rows uses is not unused',
      kbcTree({
        name: 'shop',
        body: bodyWith(scrollers),
        rows: { a: rowWith({ endpoint: 'a', scroller: 'byPage' }), b: rowWith({ endpoint: 'b', scroller: 'other' }) },
      }),
      config,
      [],
    ],
    [
      'what no row uses is unused, and reported once',
      kbcTree({
        name: 'shop',
        body: bodyWith(scrollers),
        rows: { a: rowWith({ endpoint: 'a', scroller: 'byPage' }), b: rowWith({ endpoint: 'b', scroller: 'byPage' }) },
      }),
      config,
      ['pagination.unused-scroller "other"'],
    ],
    [
      'a row that is switched off uses something, but does not decide that nothing does',
      kbcTree({
        name: 'shop',
        body: bodyWith(scrollers),
        rows: { a: rowWith({ endpoint: 'a', scroller: 'byPage' }), b: rowWith({ endpoint: 'b', scroller: 'byPage' }) },
        disabled: ['b'],
      }),
      config,
      ['pagination.unused-scroller "other"'],
    ],
    [
      'a mistake of the configuration is there once, for all rows',
      kbcTree({
        name: 'shop',
        body: bodyWith({ bseUrl: 'x' }),
        rows: { a: rowWith({ endpoint: 'a' }), b: rowWith({ endpoint: 'b' }) },
      }),
      config,
      ['config.unknown-key "bseUrl"'],
    ],
    [
      'an unknown component is left alone',
      kbcTree({ name: 'shop', component: 'keboola.ex-other', body: { parameters: { tokn: 1 } } }),
      `${kbcFolder({ component: 'keboola.ex-other', name: 'shop' })}/config.json`,
      [],
    ],
    [
      'a variable in an address is no mistake',
      kbcTree({
        name: 'shop',
        body: {
          parameters: { api: { baseUrl: 'https://{{ region }}.shop.example/' }, config: { jobs: [{ endpoint: 'a' }] } },
        },
        variables: ['region'],
        values: { default: { region: 'eu' } },
      }),
      config,
      [],
    ],
  ];
  for (const [title, texts, file, expected] of table) {
    it(title, async () => assert.deepEqual(await findingsOf(texts, file), expected));
  }

  const rows = { users: rowWith({ endpoint: 'users' }) };

  it('a row that is half typed has only its syntax problem', async () => {
    const texts = kbcTree({ name: 'shop', body: bodyWith({}), rows });
    const found = await findingsOf(texts, rowFile('users'), '{"parameters": {"config": {"jobs": [{"endpoint": "a"]}}}');
    assert.deepEqual([...new Set(found.map((each) => each.split(' ')[0]))], ['json.syntax']);
  });

  it('an edit of the configuration changes what is found in a row', async () => {
    const { service, open } = treeService(kbcTree({ name: 'shop', body: bodyWith({}), rows }));
    const row = open(rowFile('users'), JSON.stringify(rowWith({ endpoint: 'users', scroller: 'byPage' })));
    const codes = async () => (await service.findDiagnostics(row)).map(({ code }) => code);
    assert.deepEqual(await codes(), ['pagination.scroller-without-multiple']);
    open(config, JSON.stringify(bodyWith(scrollers)));
    assert.deepEqual(await codes(), []);
  });
});
