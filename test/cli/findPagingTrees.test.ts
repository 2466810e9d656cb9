import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { kbagentFolder, kbagentTree } from '../support/kbagentTree.ts';
import { type KbcConfiguration, kbcFolder, kbcTree } from '../support/kbcTree.ts';
import { runCliHere } from '../support/runCliHere.ts';
import { byOffset, rightPaging } from '../support/searchOnCommandLine.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import type { TreeTexts } from '../support/treeService.ts';

const trees = [
  { tool: 'kbc', textsOf: kbcTree, folderOf: kbcFolder, file: 'config.json' },
  { tool: 'kbagent', textsOf: kbagentTree, folderOf: kbagentFolder, file: '_config.yml' },
] as const;

const rowWith = (endpoint: string) => ({ parameters: { config: { jobs: [{ endpoint, dataType: endpoint }] } } });

for (const { tool, textsOf, folderOf, file } of trees) {
  describe(`pagewright find-paging --write in a tree of ${tool}`, () => {
    const folder = temporaryFolder();
    let api: TestApi;
    let whenAsked: () => void;

    beforeEach(async () => {
      whenAsked = () => undefined;
      api = await startApi((request, response) => {
        whenAsked();
        sendJson(response, byOffset(request));
      });
    });
    afterEach(() => api.close());

    const shop = (pagination: object | undefined, rows?: Record<string, unknown>): KbcConfiguration => ({
      name: 'shop',
      body: {
        parameters: {
          api: { baseUrl: `${api.url}/v1/`, ...(pagination && { pagination }) },
          config: rows === undefined ? { jobs: [{ endpoint: 'rows', dataType: 'rows' }] } : { debug: false },
        },
      },
      ...(rows && { rows }),
    });
    const placeOf = (row?: string) =>
      path.join(folder(), folderOf({ name: 'shop' }), ...(row === undefined ? [] : ['rows', row]), file);
    const read = (row?: string) => readFileSync(placeOf(row), 'utf8');

    function write(configuration: KbcConfiguration, change: (text: string) => string = (text) => text): void {
      const texts: TreeTexts = textsOf(configuration);
      for (const [name, text] of Object.entries(texts)) {
        const at = path.join(folder(), name);
        mkdirSync(path.dirname(at), { recursive: true });
        const written = typeof text === 'string' ? text : `${JSON.stringify(text, undefined, 2)}\n`;
        writeFileSync(at, name.endsWith(file) ? change(written) : written);
      }
    }

    const find = (...args: string[]) => runCliHere(['find-paging', path.dirname(placeOf()), ...args]);

    async function recordsOfRun(...args: string[]): Promise<number[]> {
      const report = path.join(folder(), 'report.json');
      const { code, stderr } = await runCliHere(['run', path.dirname(placeOf()), ...args, '--report', report]);
      assert.equal(code, 0, stderr);
      const { jobs }: { jobs: { records: number }[] } = JSON.parse(readFileSync(report, 'utf8'));
      return jobs.map(({ records }) => records);
    }

    /** Requires that a text only got something in one place. */
    function requireInserted(before: string, after: string): void {
      let start = 0;
      while (start < before.length && before[start] === after[start]) start++;
      const rest = before.length - start;
      assert.ok(after.length > before.length && after.endsWith(before.slice(before.length - rest)), after);
    }

    it('writes into the row that has the job, and changes no other file and no other byte', async () => {
      write(shop(undefined, { users: rowWith('users'), teams: rowWith('teams') }));
      const before = { own: read(), users: read('users'), teams: read('teams') };
      const { code, stdout } = await find('--row', 'teams', '--write');
      assert.equal(code, 0);
      assert.match(stdout, new RegExp(`Changed: \\S+rows/teams/${file.replace('.', '\\.')}\\.\n$`));
      assert.deepEqual([read(), read('users')], [before.own, before.users]);
      requireInserted(before.teams, read('teams'));
      assert.deepEqual(await recordsOfRun('--row', 'teams'), [113]);
      assert.deepEqual(await recordsOfRun('--row', 'users'), [20]);
    });

    for (const [what, change] of [
      ['line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
      ['a byte order mark', (text: string) => `\ufeff${text}`],
    ] as const) {
      it(`writes into a configuration without rows, and keeps ${what}`, async () => {
        write(shop(undefined), change);
        const before = read();
        const { code, stderr } = await find('--write');
        assert.equal(code, 0, stderr);
        requireInserted(before, read());
        assert.equal(/(?<!\r)\n/.test(read()), /(?<!\r)\n/.test(before));
        assert.deepEqual(await recordsOfRun(), [113]);
      });
    }

    if (tool === 'kbagent') {
      it('keeps the comments of a file', async () => {
        write(shop(undefined), (text) => text.replace('api:', 'api: # the shop').concat('# the end\n'));
        const before = read();
        assert.equal((await find('--write')).code, 0);
        requireInserted(before, read());
      });
    }

    it('replaces a wrong paging in the configuration of a single row', async () => {
      write(shop({ method: 'pagenum', pageParam: 'p' }, { users: rowWith('users') }));
      const before = read('users');
      const { code } = await find('--write');
      assert.equal(code, 0);
      assert.equal(read('users'), before);
      assert.deepEqual(await recordsOfRun(), [113]);
    });

    it('writes nothing that other rows would lose, and says why and where', async () => {
      write(shop({ method: 'pagenum', pageParam: 'p' }, { users: rowWith('users'), teams: rowWith('teams') }));
      const before = [read(), read('users')];
      const { code, stdout, stderr } = await find('--row', 'users', '--write');
      assert.equal(code, 1);
      assert.match(stdout, /^Found\./);
      assert.match(stdout, new RegExp(`"${rightPaging.offsetParam}"`));
      assert.doesNotMatch(stdout, /Changed:/);
      assert.match(stderr, /"parameters\.api\.pagination\.pageParam" cannot be changed \(shop\/\S+:\d+\): other rows/);
      assert.deepEqual([read(), read('users')], before);
    });

    it('writes nothing if a file of the configuration is another one by now', async () => {
      write(shop(undefined, { users: rowWith('users') }));
      const before = read('users');
      whenAsked = () => writeFileSync(placeOf(), `${read()} `);
      const { code, stderr } = await find('--write');
      assert.equal(code, 1);
      assert.match(stderr, /was changed during the search, so nothing was written/);
      assert.equal(read('users'), before);
    });
  });
}
