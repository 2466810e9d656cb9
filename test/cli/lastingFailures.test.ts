import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RunEvent } from '../../engine/faces/run.ts';
import { lastingFailures, type Unreachable } from '../support/lastingFailures.ts';
import { runCliHere } from '../support/runCliHere.ts';
import { sendJson, startApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** All codes of failures that these servers can give, as an author may list them. */
const retryConfig = { maxRetries: 5, curl: { codes: [6, 7, 28, 35, 52, 56, 58, 60] } };

describe('pagewright run against what no retry can reach', () => {
  const folder = temporaryFolder();
  let server: Unreachable | undefined;

  afterEach(async () => {
    await server?.close();
    server = undefined;
  });

  async function run(api: object, endpoint = 'users') {
    const file = path.join(folder(), 'users.extractor.json');
    writeFileSync(file, JSON.stringify({ api, config: { outputBucket: 'b', jobs: [{ endpoint }] } }));
    const { code, stdout } = await runCliHere(['run', file, '--events', 'json']);
    const events = stdout.split('\n').flatMap((line): RunEvent[] => (line.startsWith('{') ? [JSON.parse(line)] : []));
    const error = events.find((event) => event.kind === 'error');
    return { code, events, error: error?.kind === 'error' ? error : undefined };
  }
  const kindsOf = (events: readonly RunEvent[], kind: RunEvent['kind']) =>
    events.filter((event) => event.kind === kind);

  for (const [title, start, code, words] of lastingFailures) {
    it(`ends at once with the cause, and where it is: ${title}`, async () => {
      server = await start();
      const ended = await run({ baseUrl: `${server.url}/`, retryConfig, ...server.api });
      assert.equal(ended.code, 1);
      assert.deepEqual(kindsOf(ended.events, 'retry'), []);
      assert.deepEqual([ended.error?.code, ended.error?.pointer, ended.error?.job], [code, '/api/baseUrl', 'users']);
      assert.match(ended.error?.message ?? '', words);
    });
  }

  it('names the endpoint where that is what names the host', async () => {
    const { error } = await run({ baseUrl: 'http://127.0.0.1:9/' }, 'http://nowhere.invalid/users');
    assert.deepEqual([error?.code, error?.pointer], ['http.host-not-found', '/config/jobs/0/endpoint']);
  });

  it('names no place where a response named the host', async () => {
    server = await startApi((_, response) =>
      sendJson(response, { next_page: 'http://nowhere.invalid/2', data: [{ id: 1 }] }),
    );
    const pagination = { method: 'response.url' };
    const { error } = await run({ baseUrl: `${server.url}/`, pagination });
    assert.deepEqual([error?.code, error?.pointer], ['http.host-not-found', undefined]);
  });
});
