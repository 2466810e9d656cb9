import assert from 'node:assert/strict';
import { readFolder } from '../support/readFolder.ts';
import type { CliResult } from '../support/runCli.ts';
import { runCliHere } from '../support/runCliHere.ts';
import { type Answer, byOffset, offset, rows, searchOnCommandLine } from '../support/searchOnCommandLine.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';

describe('the requests of pagewright find-paging', () => {
  const { at, file, find, found, requests, bodies, answers, config, write, rowsOfRun } = searchOnCommandLine();

  describe('with a budget', () => {
    it('of 1, says what it saw and asks for more', async () => {
      write(config());
      const search = await found('--max-requests', '1', '--write');
      assert.deepEqual([search.code, search.result, search.requests, search.maxRequests], [3, 'unknown', 1, 1]);
      assert.match(search.reason, /with 1 request: allow more to go on/);
      assert.equal(requests().length, 1);
    });

    for (const budget of [2, 3, 4, 5]) {
      it(`of ${budget}, never sends more, and never claims more than it saw`, async () => {
        write(config());
        const search = await found('--max-requests', String(budget));
        assert.ok(requests().length <= budget);
        assert.equal(search.requests, requests().length);
        if (search.result === 'found') assert.equal(search.method, 'offset');
      });
    }

    it('counts what is sent again', async () => {
      answers((request, response, count) =>
        count === 3
          ? sendJson(response, { error: 'slow' }, 429, { 'retry-after': '0' })
          : offset(request, response, count),
      );
      write(config());
      const search = await found();
      assert.deepEqual([search.code, search.result, search.requests], [0, 'found', requests().length]);
    });

    it('waits as the API says at 429 on the third request, and says so', async () => {
      answers((request, response, count) =>
        count === 3
          ? sendJson(response, { error: 'slow' }, 429, { 'retry-after': '1' })
          : offset(request, response, count),
      );
      write(config());
      const { code, stdout, stderr } = await find();
      assert.equal(code, 0, stdout);
      assert.match(stderr, /\n[^\n]*HTTP 429[^\n]*\n/);
      assert.equal(requests()[3], requests()[2]);
    });

    it('does not wait longer than --max-wait, and repeats nothing then', async () => {
      answers((request, response, count) =>
        count >= 3
          ? sendJson(response, { error: 'slow' }, 429, { 'retry-after': '3600' })
          : offset(request, response, count),
      );
      write(config());
      const search = await found('--max-wait', '1');
      assert.deepEqual([search.code, search.result], [3, 'unknown'], JSON.stringify(search));
      assert.equal(new Set(requests()).size, requests().length);
    });
  });

  describe('to another origin', () => {
    let other: TestApi;
    const headers: (string | undefined)[] = [];
    beforeEach(async () => {
      headers.length = 0;
      other = await startApi((request, response) => {
        headers.push(request.headers.authorization);
        sendJson(response, byOffset(request));
      });
    });
    afterEach(() => other.close());

    it('are only those that the API itself names, and have no secret', async () => {
      answers((request, response) =>
        sendJson(response, { ...byOffset(request), next: `${other.url}/v1/rows?skip=20`, total: undefined }),
      );
      const http = { headers: { Authorization: { attr: '#token' } } };
      write(config({ api: { http }, config: { '#token': 'canary-9b1c' } }));
      const { code, stdout, stderr } = await find('--format', 'json');
      assert.equal(code, 0, stderr);
      assert.doesNotMatch(stdout + stderr, /canary/);
      assert.ok(other.requests.every((request) => request.startsWith('GET /v1/rows?')));
      assert.ok(headers.every((header) => header === undefined));
    });
  });

  describe('of a POST', () => {
    const inBody: Answer = (request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        const { page = 1 } = JSON.parse(body === '' ? '{}' : body);
        sendJson(response, { items: rows(34).slice((page - 1) * 10, page * 10), total: 34 });
      });
    };

    it('asks by POST only, with its own body', async () => {
      answers(inBody);
      write(config({ jobs: [{ endpoint: 'rows', method: 'POST', params: { filter: { state: 'A' } } }] }));
      const search = await found('--write');
      assert.deepEqual([search.code, search.result, search.method], [0, 'found', 'pagenum'], JSON.stringify(search));
      assert.ok(requests().every((request) => request === 'POST /v1/rows'));
      assert.ok(bodies().every((body) => body.includes('"filter":{"state":"A"}')));
      assert.deepEqual(await rowsOfRun(), { rows: 34 });
    });

    it('asks by GET only where the job is a GET', async () => {
      answers((_, response) => sendJson(response, { items: rows(20), next_token: 'abc', has_more: true }));
      write(config());
      await find();
      assert.ok(requests().every((request) => request.startsWith('GET /v1/rows')));
    });
  });

  describe('with secrets', () => {
    const secret = 'canary-4d1a7c';
    const guarded = () => {
      const http = { headers: { Authorization: { attr: '#token' } } };
      write(
        config({
          api: { http },
          config: { '#token': secret },
          jobs: [{ endpoint: 'rows', params: { key: { attr: '#token' } } }],
        }),
      );
    };
    const leaks = ({ stdout, stderr }: CliResult) => `${stdout}${stderr}`.includes(secret);

    it('sends and never prints or records them', async () => {
      answers((request, response) =>
        sendJson(response, { ...byOffset(request), echo: request.headers.authorization, self: request.url }),
      );
      guarded();
      const recording = at('recording');
      for (const args of [
        ['--format', 'json', '--record', recording],
        ['--format', 'text'],
        ['--max-requests', '1'],
      ]) {
        const result = await find(...args);
        assert.ok([0, 3].includes(result.code), result.stderr);
        assert.ok(!leaks(result), result.stdout + result.stderr);
      }
      assert.ok(requests().every((request) => request.includes(`key=${secret}`)));
      assert.ok(!Object.values(readFolder(recording)).join('\n').includes(secret));
    });

    it('does not quote one that the API repeats in an error', async () => {
      answers((request, response) => sendJson(response, { error: `Bad key ${request.headers.authorization}` }, 401));
      guarded();
      const result = await find();
      assert.match(result.stdout, /Bad key •••/);
      assert.ok(!leaks(result));
    });
  });

  describe('on a recording', () => {
    const recording = () => at('recording');

    it('gives the same answer again, without the network', async () => {
      write(config());
      const first = await found('--record', recording());
      const sent = requests().length;
      const again = await found('--replay', recording());
      assert.deepEqual(again, first);
      assert.equal(requests().length, sent);
    });

    it('of a run with the right paging goes as far as that: it proves it', async () => {
      write(config({ pagination: { method: 'offset', limit: 50, offsetParam: 'skip' } }));
      assert.equal((await runCliHere(['run', file(), '--record', recording()])).code, 0);
      const sent = requests().length;
      const search = await found('--replay', recording());
      assert.ok(['found', 'unknown'].includes(search.result));
      assert.equal(requests().length, sent);
    });

    it('of a run without paging is unknown, and says what is missing', async () => {
      write(config());
      assert.equal((await runCliHere(['run', file(), '--record', recording()])).code, 0);
      const search = await found('--replay', recording());
      assert.deepEqual([search.code, search.result], [3, 'unknown']);
      assert.ok(
        search.tried.some(({ reason }) => /not in the recording/.test(reason)),
        JSON.stringify(search),
      );
      assert.equal(requests().length, 1);
    });
  });
});
