import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runCliHere } from '../support/runCliHere.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const list = { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } };
const answers = { 200: { description: '', content: { 'application/json': { schema: list } } } };
const described = {
  openapi: '3.0.0',
  info: { title: 'a', version: '1' },
  servers: [{ url: 'https://api.example.com' }],
  paths: { '/items': { get: { responses: answers } } },
};

/** The verbs that replace a file, with the content of a new one. */
const verbs: readonly [args: string[], isNew: RegExp][] = [
  [['run', 'CONFIG', '--report', 'PLACE'], /"outcome": "done"/],
  [['import-openapi', 'API', '--out', 'PLACE', '--force'], /"endpoint": "items"/],
  [['import-openapi', 'API', '--report', 'PLACE'], /"endpoints"/],
];

describe('A file that the command line replaces', () => {
  const folder = temporaryFolder();
  const at = (name: string) => path.join(folder(), name);
  let api: TestApi;
  before(async () => {
    api = await startApi((_, response) => sendJson(response, [{ id: 1 }]));
  });
  after(() => api.close());

  async function replace(args: readonly string[], place: string): Promise<void> {
    const config = { api: { baseUrl: api.url }, config: { jobs: [{ endpoint: 'items' }] } };
    writeFileSync(at('a.extractor.json'), JSON.stringify(config));
    writeFileSync(at('api.json'), JSON.stringify(described));
    const words: Record<string, string> = { CONFIG: at('a.extractor.json'), API: at('api.json'), PLACE: place };
    const { code, stderr } = await runCliHere(args.map((word) => words[word] ?? word));
    assert.equal(code, 0, stderr);
  }

  for (const [args, isNew] of verbs) {
    describe(args.join(' '), () => {
      it('behind a link keeps the link, and its mode', async function () {
        if (process.platform === 'win32') this.skip();
        mkdirSync(at('elsewhere'));
        writeFileSync(at('elsewhere/target'), 'old');
        chmodSync(at('elsewhere/target'), 0o640);
        symlinkSync('elsewhere/target', at('link'));
        await replace(args, at('link'));
        assert.ok(lstatSync(at('link')).isSymbolicLink());
        assert.match(readFileSync(at('elsewhere/target'), 'utf8'), isNew);
        assert.equal(statSync(at('elsewhere/target')).mode & 0o777, 0o640);
        assert.deepEqual(
          readdirSync(at('elsewhere')).filter((name) => name.startsWith('.pagewright-')),
          [],
        );
      });

      it('which is a pipe gets all of it', async function () {
        if (process.platform === 'win32') this.skip();
        spawnSync('mkfifo', [at('pipe')]);
        const [read] = await Promise.all([readFile(at('pipe'), 'utf8'), replace(args, at('pipe'))]);
        assert.match(read, isNew);
        assert.ok(lstatSync(at('pipe')).isFIFO());
      });

      it('which is a device stays one', async function () {
        if (process.platform === 'win32') this.skip();
        await replace(args, '/dev/null');
        assert.ok(lstatSync('/dev/null').isCharacterDevice());
        assert.deepEqual(
          readdirSync('/dev').filter((name) => /openapi|pagewright/.test(name)),
          [],
        );
      });
    });
  }
});
