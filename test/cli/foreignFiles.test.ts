import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { maxBytes } from '../../engine/io/files/maxBytes.ts';
import { plants } from '../support/foreignFiles.ts';
import { runCliHere } from '../support/runCliHere.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

describe('A file that somebody has planted', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  beforeEach(async () => {
    api = await startApi((_, response) => sendJson(response, [{ id: 1 }]));
  });
  afterEach(() => api.close());
  const at = (name: string) => path.join(folder(), name);
  const config = () => {
    const jobs = [{ endpoint: 'users', params: { key: { attr: '#key' } } }];
    writeFileSync(at('a.extractor.json'), JSON.stringify({ api: { baseUrl: api.url }, config: { jobs } }));
    return at('a.extractor.json');
  };
  const given = { PAGEWRIGHT_SECRET_KEY: 'k3y' };

  for (const [title, plant, reason] of plants) {
    for (const name of ['.pagewright.json', 'a.shapes.json']) {
      it(`is a warning of check: ${name} is ${title}`, async () => {
        plant(at(name), maxBytes.shapes + 1);
        const { code, stdout, stderr } = await runCliHere(['check', config()]);
        assert.deepEqual([code, stderr], [0, '']);
        assert.match(stdout, /: warning: .* is ignored: .*file\.ignored/);
        assert.match(stdout, reason);
      });
    }

    for (const [verb, ...args] of [['check'], ['plan'], ['run'], ['find-paging']] as const) {
      it(`is an error of ${verb}: the configuration is ${title}`, async () => {
        plant(at('a.extractor.json'), maxBytes.configuration + 1);
        const { code, stdout, stderr } = await runCliHere([verb, at('a.extractor.json'), ...args]);
        assert.equal(code, 1);
        assert.match(stdout + stderr, reason);
      });
    }

    // Secrets may be in a folder, so a folder in place of their file was not planted.
    const ofFolder = ['the file of a secret', 'secrets/key', 'secrets'] as const;
    const ofFile = ['the file of secrets', 'secrets.json', 'secrets.json'] as const;
    for (const [what, file, given] of reason.test('it is a folder') ? [ofFolder] : [ofFolder, ofFile]) {
      it(`is an error of run: ${what} is ${title}`, async () => {
        mkdirSync(at('secrets'));
        plant(at(file), maxBytes.secrets + 1);
        const { code, stderr } = await runCliHere(['run', config(), '--secrets', at(given)]);
        assert.equal(code, 1);
        assert.match(stderr, reason);
        assert.deepEqual(api.requests, []);
      });
    }

    it(`is a warning of run: the state is ${title}`, async () => {
      writeFileSync(
        at('config.json'),
        `{"parameters": {"api": {"baseUrl": "${api.url}"}, "config": {"outputBucket": "b", "jobs": [{"endpoint": "users"}]}}}`,
      );
      mkdirSync(at('in'));
      plant(at('in/state.json'), maxBytes.state + 1);
      const { code, stdout } = await runCliHere(['run', '--data-dir', folder()]);
      assert.equal(code, 0);
      assert.match(stdout, /state\.json", cannot be read/);
      assert.match(stdout, reason);
    });

    it(`does not keep a run from writing the shapes: the file is ${title}`, async () => {
      plant(at('a.shapes.json'), maxBytes.shapes + 1);
      assert.equal((await runCliHere(['run', config()], given)).code, 0);
    });

    for (const [name, most] of [
      ['recording.json', maxBytes.record],
      ['exchanges.jsonl', maxBytes.exchanges],
    ] as const) {
      it(`is an error of run: ${name} of a recording is ${title}`, async () => {
        mkdirSync(at('recording'));
        const head = { version: 1, startedAt: '2026-01-31T12:00:00Z', previousStart: 0 };
        if (name !== 'recording.json') writeFileSync(at('recording/recording.json'), JSON.stringify(head));
        plant(at(`recording/${name}`), most + 1);
        const { code, stdout } = await runCliHere(['run', config(), '--replay', at('recording')]);
        assert.equal(code, 1);
        assert.match(stdout, reason);
      });
    }
  }
});
