import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { resultOf, spawnCli } from '../support/runCli.ts';
import { type Answer, type Found, offset, rows, searchOnCommandLine } from '../support/searchOnCommandLine.ts';
import { sendJson } from '../support/startApi.ts';

describe('pagewright find-paging', () => {
  const { at, file, find, found, requests, close, answers, text, config, write } = searchOnCommandLine();

  it('prints what was found, seen and tried, and its requests as it goes', async () => {
    write(config());
    const { code, stdout, stderr } = await find();
    assert.equal(code, 0);
    assert.match(stdout, /^Found\. An offset by "skip", 50 a page: .*\.\n\nSeen:\n {2}- /);
    assert.match(stdout, /"pagination": \{\n {2}"method": "offset",/);
    assert.match(stdout, new RegExp(`\\n${requests().length} requests of 12\\.\\n$`));
    assert.match(stderr, /^Asking: the first page\.\n/);
    assert.equal(stderr.trimEnd().split('\n').length, requests().length);
  });

  it('--format json is one object, and nothing else', async () => {
    write(config());
    const { code, stdout, stderr } = await find('--format', 'json');
    const result: Found = JSON.parse(stdout);
    assert.deepEqual([code, stderr, result.result, result.method], [0, '', 'found', 'offset']);
    assert.deepEqual(
      [result.requests, result.maxRequests, result.changes, result.jobs],
      [requests().length, 12, [], undefined],
    );
    assert.ok(result.evidence.some(({ requests = [] }) => requests.length > 0));
  });

  it('writes and sends nothing but the search without --write', async () => {
    write(config());
    const before = text();
    await find();
    assert.deepEqual([text(), readdirSync(at('.'))], [before, ['a.extractor.json']]);
    assert.ok(requests().every((request) => /^GET \/v1\/rows(\?|$)/.test(request)));
  });

  it('escapes what a terminal would obey', async () => {
    answers((_, response) => sendJson(response, { error: 'Bad \u001b[31m\u202e key' }, 400));
    write(config());
    for (const format of ['text', 'json']) {
      const { stdout } = await find('--format', format);
      assert.match(stdout, /Bad/);
      assert.ok(!['\u001b', '\u202e'].some((sign) => stdout.includes(sign)));
    }
  });

  describe('ends with', () => {
    /** Does not wait for a connection that comes back. */
    const impatient = { retryConfig: { maxRetries: 0 } };
    // what the API is, exit code, result, words of the reason
    const apis: [string, Answer, number, string, RegExp][] = [
      ['a list by offset', offset, 0, 'found', /none twice/],
      ['all on one page', (_, response) => sendJson(response, { items: rows(7), total: 7 }), 0, 'not-needed', /all 7/],
      [
        'records by id',
        (_, response) => sendJson(response, Object.fromEntries(rows(30).map((row) => [row.id, row]))),
        3,
        'not-expressible',
        /keyed by id/,
      ],
      [
        'an asynchronous job',
        (_, response) => sendJson(response, { status: 'pending', url: '/jobs/1' }, 202),
        3,
        'not-expressible',
        /asynchronous job/,
      ],
      ['no records', (_, response) => sendJson(response, []), 3, 'unknown', /no records/],
      ['no records in an object', (_, response) => sendJson(response, { items: [] }), 3, 'unknown', /no records/],
      ['HTML', (_, response) => void response.end('<html>Hello</html>'), 3, 'unknown', /not JSON/],
      ['401', (_, response) => sendJson(response, { error: 'No key' }, 401), 3, 'unknown', /login.*401.*No key/],
      ['403', (_, response) => sendJson(response, { error: 'No' }, 403), 3, 'unknown', /login/],
      ['404', (_, response) => sendJson(response, { error: 'No such list' }, 404), 3, 'unknown', /404.*No such list/],
      ['500', (_, response) => sendJson(response, { error: 'Down' }, 500), 3, 'unknown', /500/],
      ['a connection that ends', (_, response) => void response.destroy(), 3, 'unknown', /No first page/],
    ];
    for (const [what, answering, exit, result, reason] of apis) {
      it(`${exit}, ${result}: ${what}`, async () => {
        answers(answering);
        write(config({ api: impatient }));
        const before = text();
        const search = await found('--write');
        assert.deepEqual([search.code, search.result], [exit, result], JSON.stringify(search));
        assert.match(search.reason, reason);
        assert.ok(search.requests <= 12 && search.requests === requests().length, `${search.requests}`);
        if (result !== 'found') assert.deepEqual([text(), search.pagination], [before, undefined]);
      });
    }

    it('3, unknown: an API that is down', async () => {
      write(config({ api: impatient }));
      await close();
      const search = await found();
      assert.deepEqual([search.code, search.result], [3, 'unknown']);
      assert.match(search.reason, /^No first page: .*refuse/);
    });

    // what is wrong, the file or undefined for none, arguments, the words
    const bad: [string, unknown, string[], RegExp][] = [
      ['no file', undefined, [], /a\.extractor\.json" cannot be read: there is no such file\. Check the path\./],
      ['no JSON', '{"api": ', [], /JSON/],
      ['an empty file', '', [], /JSON/],
      ['a configuration without jobs', { api: { baseUrl: 'https://x/' }, config: {} }, [], /jobs/],
      ['an unknown job', 'CONFIG', ['--job', 'row'], /no job "row"\. Did you mean "rows"\?/],
      ['an unknown environment', 'CONFIG', ['--env', 'test'], /environment/],
      ['a budget of 0', 'CONFIG', ['--max-requests', '0'], /--max-requests.*whole number of at least 1/],
      ['a budget that is no number', 'CONFIG', ['--max-requests', 'many'], /--max-requests.*whole number/],
      ['a pace that is no number', 'CONFIG', ['--requests-per-second', 'x'], /number above 0/],
      ['a format that is none', 'CONFIG', ['--format', 'yaml'], /Allowed choices are text, json/],
      ['--record and --replay', 'CONFIG', ['--record', 'a', '--replay', 'b'], /cannot be used with/],
      ['--replay without a recording', 'CONFIG', ['--replay', 'nowhere'], /no recording/],
    ];
    for (const [what, content, args, message] of bad) {
      it(`1, nothing sent and one line of output: ${what}`, async () => {
        if (content !== undefined) write(content === 'CONFIG' ? config() : content);
        const { code, stdout, stderr } = await find(...args);
        assert.deepEqual([code, stdout], [1, ''], stderr);
        assert.match(stderr, message);
        assert.doesNotMatch(stderr, /\n {4}at /);
        assert.deepEqual(requests(), []);
      });
    }

    it('130 at a signal, with nothing written', async () => {
      write(config());
      const before = text();
      const args = ['find-paging', file(), '--write'];
      const child = spawnCli(args);
      // The second request is never answered.
      answers((request, response, count) =>
        count === 2 ? void child.kill('SIGINT') : offset(request, response, count),
      );
      const { code, stdout } = await resultOf(child, args);
      assert.deepEqual([code, stdout, text(), requests().length], [130, '', before, 2]);
    });
  });
});
