import assert from 'node:assert/strict';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readFolder } from '../support/readFolder.ts';
import { runCliHere } from '../support/runCliHere.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const encrypted = 'KBC::ProjectSecure::eJwBYAGf';
const attr = (name: string) => ({ attr: name });

describe('the values of secrets', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  let seen: { url: string; key: string | undefined; authorization: string | undefined }[];
  beforeEach(async () => {
    seen = [];
    api = await startApi(({ url = '', headers }, response) => {
      seen.push({ url, key: headers['x-key']?.toString(), authorization: headers.authorization });
      sendJson(response, { items: [{ id: 1, echo: headers['x-key'] }] });
    });
  });
  afterEach(() => api.close());

  const at = (name: string) => path.join(folder(), name);
  const write = (name: string, content: unknown) => {
    writeFileSync(at(name), typeof content === 'string' ? content : JSON.stringify(content));
    return at(name);
  };
  const job = { endpoint: 'things', dataField: 'items' };
  const withKey = (value?: string | null, params: object = {}) =>
    write('things.extractor.json', {
      api: { baseUrl: `${api.url}/`, http: { headers: { 'X-Key': attr('#api-key') } } },
      config: { ...(value !== undefined && { '#api-key': value }), jobs: [{ ...job, params }] },
    });
  const run = (file: string, args: string[] = [], environment: Record<string, string> = {}) =>
    runCliHere(['run', file, '--out', at('out'), '--no-shapes', ...args], environment);
  const secrets = (content: unknown) => ['--secrets', write('secrets.json', content)];

  for (const [title, value] of [
    ['is encrypted', encrypted],
    ['is empty', ''],
    ['is missing', undefined],
  ] as const) {
    it(`come from the file of --secrets where one ${title}`, async () => {
      const { code, stderr } = await run(withKey(value), secrets({ '#api-key': 'k3y-from-file' }));
      assert.deepEqual([code, seen.map(({ key }) => key)], [0, ['k3y-from-file']], stderr);
    });

    it(`come from the environment where one ${title}`, async () => {
      const { code, stderr } = await run(withKey(value), [], { PAGEWRIGHT_SECRET_API_KEY: 'k3y-from-shell' });
      assert.deepEqual([code, seen.map(({ key }) => key)], [0, ['k3y-from-shell']], stderr);
    });
  }

  it('are sent empty where one is empty, as on the platform, with a warning that names it', async () => {
    const { code, stderr } = await run(withKey(''));
    assert.deepEqual([code, seen.map(({ key }) => key)], [0, ['']]);
    assert.match(stderr, /The secret "#api-key" is empty, and is used so\. .*PAGEWRIGHT_SECRET_API_KEY/);
  });

  it('are sent empty without a warning where the file of --secrets says so', async () => {
    const { code, stderr } = await run(withKey(''), secrets({ '#api-key': '' }));
    assert.deepEqual([code, seen.map(({ key }) => key), stderr], [0, [''], '']);
  });

  describe('in a folder', () => {
    const mounted = (files: Record<string, string>) => {
      mkdirSync(at('mounted'));
      for (const [name, text] of Object.entries(files)) writeFileSync(at(`mounted/${name}`), text);
      return ['--secrets', at('mounted')];
    };

    for (const [title, name, text] of [
      ['named by its key', '#api-key', 'k3y'],
      ['named without its mark', 'api-key', 'k3y'],
      ['named by its path', 'config.#api-key', 'k3y'],
      ['named by its path without the mark', 'config.api-key', 'k3y'],
      ['named like its variable', 'PAGEWRIGHT_SECRET_API_KEY', 'k3y'],
      ['that ends its line', 'api-key', 'k3y\n'],
      ['that ends its line as Windows does', 'api-key', 'k3y\r\n'],
    ] as const) {
      it(`come from a file ${title}`, async () => {
        const { code, stderr } = await run(withKey(encrypted), mounted({ [name]: text, 'tls.crt': 'other' }));
        assert.deepEqual([code, seen.map(({ key }) => key), stderr], [0, ['k3y'], '']);
      });
    }

    it('come from links into a hidden folder, as Kubernetes makes them', async () => {
      mkdirSync(at('mounted/..2026_01_31/'), { recursive: true });
      writeFileSync(at('mounted/..2026_01_31/api-key'), 'k3y');
      symlinkSync('..2026_01_31', at('mounted/..data'));
      symlinkSync('..data/api-key', at('mounted/api-key'));
      const { code, stderr } = await run(withKey(encrypted), ['--secrets', at('mounted')]);
      assert.deepEqual([code, seen.map(({ key }) => key), stderr], [0, ['k3y'], '']);
    });

    it('win over the environment, which has those that are missing', async () => {
      const environment = { PAGEWRIGHT_SECRET_API_KEY: 'shell' };
      await run(withKey(encrypted), mounted({ 'api-key': 'mounted' }), environment);
      rmSync(at('mounted/api-key'));
      await run(withKey(encrypted), ['--secrets', at('mounted')], environment);
      assert.deepEqual(
        seen.map(({ key }) => key),
        ['mounted', 'shell'],
      );
    });

    it('are asked for by a warning where a name is nearly right', async () => {
      const { code, stderr } = await run(withKey(encrypted), mounted({ '#api-kex': 'k3y', other: 'x' }));
      assert.equal(code, 1);
      assert.match(stderr, /The secret "#api-kex" is not used\. Did you mean "#api-key"\?/);
      assert.doesNotMatch(stderr, /other|k3y/);
    });

    it('are refused where a folder has the name of one', async () => {
      const args = mounted({});
      mkdirSync(at('mounted/api-key'));
      const { code, stderr } = await run(withKey(encrypted), args);
      assert.equal(code, 1);
      assert.match(stderr, /The secrets in ".*api-key" cannot be read: it is a folder\. Check the path\./);
    });
  });

  it('come from the file before the environment, and never in place of a text of the configuration', async () => {
    const environment = { PAGEWRIGHT_SECRET_API_KEY: 'shell', PAGEWRIGHT_SECRET_CONFIG_API_KEY: 'shell' };
    await run(withKey(encrypted), secrets({ '#api-key': 'file' }), environment);
    const own = await run(withKey('own'), secrets({ '#api-key': 'file' }), environment);
    assert.deepEqual(
      seen.map(({ key }) => key),
      ['file', 'own'],
    );
    assert.match(own.stderr, /The secret "#api-key" is not used\. The configuration needs no value for it\./);
  });

  it('reach one of several places of a key by its path, the others by the key', async () => {
    const file = withKey('', { '#api-key': encrypted });
    await run(file, secrets({ '#api-key': 'for-all', 'config.jobs.0.params.#api-key': 'for-one' }));
    assert.equal(seen[0]?.key, 'for-all');
    assert.match(seen[0]?.url ?? '', /=for-one$/);
  });

  it('of OAuth are the text of a JSON document', async () => {
    const config = {
      parameters: {
        api: {
          baseUrl: `${api.url}/`,
          authentication: {
            type: 'oauth20',
            format: 'json',
            headers: { Authorization: { authorization: 'data.token' } },
          },
        },
        config: { jobs: [job] },
      },
      authorization: { oauth_api: { credentials: { '#data': encrypted, appKey: 'a', '#appSecret': encrypted } } },
    };
    const file = write('things.extractor.json', config);
    const { code, stderr } = await run(file, secrets({ '#data': '{"token":"t0k3n"}' }));
    assert.deepEqual([code, seen.map(({ authorization }) => authorization)], [0, ['t0k3n']], stderr);
  });

  it('that are encrypted and not given end a run before its first request', async () => {
    const { code, events, stdout } = await run(withKey(encrypted), ['--events', 'json'], {
      PAGEWRIGHT_SECRET_API_KEY: '',
    });
    assert.deepEqual([code, seen], [1, []]);
    const error = events.find(({ kind }) => kind === 'error');
    assert.match(error?.message ?? '', /^"#api-key" is encrypted, .* --secrets FILE /);
    assert.match(stdout, /"code":"secret.missing","pointer":"\/config\/#api-key"/);
    assert.doesNotMatch(stdout, /KBC::/);
  });

  it('that are empty and not given end nothing', async () => {
    const { code } = await run(withKey(''));
    assert.deepEqual([code, seen.map(({ key }) => key)], [0, ['']]);
  });

  it('with a misspelled name are told of, with the name that was meant', async () => {
    const { code, stderr } = await run(withKey(''), secrets({ '#api_key': 'x', '#other': 'y' }));
    assert.equal(code, 0);
    assert.match(stderr, /The secret "#api_key" is not used\. Did you mean "#api-key"\?/);
    assert.match(stderr, /The secret "#other" is not used\. The configuration needs no value for it\./);
  });

  for (const [title, content, message] of [
    ['is no JSON', '{"#api-key": s3cr3t}', /are not valid JSON/],
    ['is a list', ['s3cr3t'], /cannot be used\. The file must be a JSON object with strings/],
    ['holds something other than texts', { '#api-key': ['s3cr3t'] }, /cannot be used/],
  ] as const) {
    it(`in a file that ${title} are refused, and nothing of it is shown`, async () => {
      const { code, stdout, stderr } = await run(withKey(''), secrets(content));
      assert.deepEqual([code, seen], [1, []]);
      assert.match(stderr, message);
      assert.doesNotMatch(stdout + stderr, /s3cr3t/);
    });
  }

  it('in a file that is not there are refused', async () => {
    const { code, stderr } = await run(withKey(''), ['--secrets', at('nowhere.json')]);
    assert.equal(code, 1);
    assert.match(stderr, /The secrets in ".*nowhere\.json" cannot be read: there is no such file\. Check the path\./);
  });

  for (const [title, value] of [
    ['encrypted', encrypted],
    ['missing', undefined],
  ] as const) {
    it(`are not needed to run on a recording that was made with one that is ${title}`, async () => {
      const file = withKey(value, { token: attr('#api-key') });
      const live = await run(file, [...secrets({ '#api-key': 'k3y-from-file' }), '--record', at('recording')]);
      assert.equal(live.code, 0, live.stderr);
      const { 'things.extractor.json': _, 'secrets.json': __, ...written } = readFolder(at('recording'));
      assert.doesNotMatch(JSON.stringify(written), /k3y-from-file/);
      const replayed = await run(file, ['--replay', at('recording')]);
      assert.equal(replayed.code, 0, replayed.stdout + replayed.stderr);
      assert.equal(seen.length, 1);
    });
  }

  it('are not needed for a plan', async () => {
    const { code, stdout } = await runCliHere(['plan', withKey(encrypted)]);
    assert.equal(code, 0);
    assert.match(stdout, /GET .*\/things/);
    assert.doesNotMatch(stdout, /KBC::/);
  });
});
