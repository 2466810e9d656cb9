import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RunReport } from '../../engine/faces/run.ts';
import manifest from '../../package.json' with { type: 'json' };
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { image } from './support/buildImage.ts';
import { callTool, toolCommand, toolEnvironment } from './support/containerTool.ts';
import { giveAway, runInContainer } from './support/runInContainer.ts';

/** In bytes, unpacked. Node has 108 MB of it, its libraries 6, the command line 4. */
const maxSize = 122_000_000;

/** A record with so many keys that working on it takes seconds, more than 8 MB. */
const wide = `[{${Array.from({ length: 700_000 }, (_, index) => `"key_${index}":1`).join()}}]`;

describe('The image', () => {
  const folder = temporaryFolder();
  let api: TestApi;

  beforeEach(async () => {
    api = await startApi((request, response) => {
      if (request.url === '/hang') return;
      if (request.url === '/wide') response.end(wide);
      else if (request.headers.authorization === 'Bearer s3cret') sendJson(response, [{ id: 1 }]);
      else sendJson(response, { error: 'who are you?' }, 401);
    });
  });
  afterEach(() => api.close());

  const at = (...parts: string[]) => path.join(folder(), ...parts);

  /** A data folder of the platform, which the user of the container can write. */
  function dataFolder(endpoint = 'items', token = 's3cret'): string {
    const headers = { Authorization: { function: 'concat', args: ['Bearer ', { attr: '#token' }] } };
    const jobs = [{ endpoint }];
    const config = { debug: true, outputBucket: 'b', '#token': token, http: { headers }, jobs };
    mkdirSync(at('in'), { recursive: true });
    writeFileSync(at('config.json'), JSON.stringify({ parameters: { api: { baseUrl: `${api.url}/` }, config } }));
    giveAway(folder());
    return folder();
  }

  const inspected = (field: string): unknown =>
    JSON.parse(callTool('image', 'inspect', '--format', `{{json .${field}}}`, image));

  it('is small', () => {
    const size = Number(inspected('Size'));
    console.log(`    The image has ${(size / 1e6).toFixed(1)} MB.`);
    assert.ok(size <= maxSize, `${size} bytes`);
  });

  it('says what it is, and names no address', () => {
    const labels = inspected('Config.Labels') as Record<string, string>;
    assert.deepEqual(
      Object.entries(labels).filter(([name]) => name.startsWith('org.opencontainers.')),
      [
        [
          'org.opencontainers.image.description',
          'Runs extractor configurations: calls the API, follows its pagination, writes CSV tables.',
        ],
        ['org.opencontainers.image.licenses', 'MIT'],
        ['org.opencontainers.image.title', 'Pagewright'],
        ['org.opencontainers.image.version', manifest.version],
      ],
    );
  });

  it('has no shell', async () => {
    const { code, stdout } = await runInContainer(['-c', 'echo here'], { options: ['--entrypoint=/bin/sh'] });
    assert.notEqual(code, 0);
    assert.equal(stdout, '');
  });

  it('is the command line', async () => {
    const { code, stdout } = await runInContainer(['--version'], {});
    assert.deepEqual([code, stdout], [0, `${manifest.version}\n`]);
  });

  it('has what each verb loads', async () => {
    const { code, stdout } = await runInContainer(['check', '/data/config.json'], {
      folders: { '/data': dataFolder() },
    });
    assert.equal(code, 0, stdout);
  });

  it('runs the data folder without an argument, as a user who is not root', async () => {
    const { code, stdout } = await runInContainer([], { folders: { '/data': dataFolder() } });
    assert.equal(code, 0, stdout);
    assert.equal(readFileSync(at('out', 'tables', 'b.items.csv'), 'utf8'), '"id"\n"1"\n');
    assert.ok(existsSync(at('out', 'state.json')));
    assert.equal(inspected('Config.User'), '65532:65532');
  });

  it('runs the data folder that KBC_DATADIR names', async () => {
    const environment = { KBC_DATADIR: '/elsewhere' };
    const { code } = await runInContainer([], { folders: { '/elsewhere': dataFolder() }, environment });
    assert.equal(code, 0);
    assert.deepEqual(readdirSync(at('out')).sort(), ['state.json', 'tables']);
  });

  it('takes secrets from a folder that is mounted as Kubernetes does', async () => {
    const secrets = at('secrets');
    mkdirSync(path.join(secrets, '..2026_01_31'), { recursive: true });
    writeFileSync(path.join(secrets, '..2026_01_31', 'token'), 's3cret\n');
    symlinkSync('..2026_01_31', path.join(secrets, '..data'));
    symlinkSync('..data/token', path.join(secrets, 'token'));
    const folders = { '/data': dataFolder('items', ''), '/secrets': secrets };
    const { code, stdout } = await runInContainer(['run', '--secrets', '/secrets'], { folders });
    assert.equal(code, 0, stdout);
    assert.ok(!stdout.includes('s3cret'));
  });

  it('ends with 1 for what the user can fix', async () => {
    const { code, stdout } = await runInContainer([], { folders: { '/data': dataFolder('items', 'wrong') } });
    assert.equal(code, 1);
    assert.match(stdout, /HTTP 401/);
  });

  describe('at SIGTERM', () => {
    /** Runs until it has requested something, then stops the container as an orchestrator does. */
    async function stopped(endpoint: string) {
      const name = `pagewright-${process.pid}-${endpoint}`;
      let isAsked = false;
      const args = ['run', '--events', 'json', '--report', '/data/report.json'];
      return await runInContainer(
        args,
        { folders: { '/data': dataFolder(endpoint) }, options: [`--name=${name}`] },
        (_, output) => {
          const awaited = endpoint === 'hang' ? 'job-started' : 'request';
          if (isAsked || !output.includes(`"kind":"${awaited}"`)) return;
          isAsked = true;
          spawn(...toolCommand('stop', '--time=120', name), { env: toolEnvironment });
        },
      );
    }

    it('a run ends cleanly: with its report, and with 130', async () => {
      const { code, events } = await stopped('hang');
      assert.deepEqual([code, events.at(-1)?.kind], [130, 'cancelled']);
      const report: RunReport = JSON.parse(readFileSync(at('report.json'), 'utf8'));
      assert.equal(report.outcome, 'cancelled');
      assert.ok(!existsSync(at('out', 'tables')));
    });

    it('a run that works on a large response ends at once, by the signal', async () => {
      const { code, events } = await stopped('wide');
      assert.deepEqual([code, events.at(-1)?.kind], [143, 'request']);
    });
  });
});
