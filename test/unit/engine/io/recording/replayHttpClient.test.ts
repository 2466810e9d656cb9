import assert from 'node:assert/strict';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TransportError } from '../../../../../engine/core/errors.ts';
import type { HttpRequest } from '../../../../../engine/core/request/httpRequest.ts';
import { SecretMask } from '../../../../../engine/core/secrecy/recorded/secretMask.ts';
import { folderFiles } from '../../../../../engine/io/files/folderFiles.ts';
import type { HttpClient } from '../../../../../engine/io/http/httpClient.ts';
import { readRecording } from '../../../../../engine/io/recording/readRecording.ts';
import type { RecordedExchange, RecordingHead } from '../../../../../engine/io/recording/recordedExchange.ts';
import { RecordingFolder } from '../../../../../engine/io/recording/recordingFolder.ts';
import { ReplayClock } from '../../../../../engine/io/recording/replayClock.ts';
import { createReplayHttpClient } from '../../../../../engine/io/recording/replayHttpClient.ts';
import { getRequest } from '../../../../support/getRequest.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

const never = new AbortController().signal;
const startedAt = '2026-01-31T08:00:00.000Z';
const api = 'https://api.test';

type Made = Partial<RecordedExchange> & { text?: string };

describe('a client on a recording', () => {
  const folder = temporaryFolder();
  let clock: ReplayClock;

  async function replay(exchanges: Made[], secrets: Record<string, string> = {}): Promise<HttpClient> {
    const recording = await RecordingFolder.open(folder());
    for (const { text, ...exchange } of exchanges) {
      const body = text === undefined ? undefined : { kind: 'txt' as const, content: Buffer.from(text) };
      await recording.add({ method: 'GET', url: `${api}/a`, status: 200, at: 0, ms: 0, ...exchange }, body);
    }
    await recording.publish({ config: 'a.json', outcome: 'done', startedAt, previousStart: 0 });
    return await open(secrets);
  }
  async function open(secrets: Record<string, string> = {}): Promise<HttpClient> {
    clock = new ReplayClock(Date.parse(startedAt));
    const mask = new SecretMask(new Map(Object.entries(secrets)), new Set(Object.values(secrets)));
    return createReplayHttpClient({ recording: await readRecording(folderFiles(folder())), mask, clock });
  }
  const ask = async (client: HttpClient, request: HttpRequest) => {
    const { status, body } = await client.send(request, never);
    return `${status} ${Buffer.from(body)}`;
  };
  const get = (place: string) => getRequest(`${api}/${place}`);
  const post = (body: string): HttpRequest => ({ ...get('a'), method: 'POST', body });

  it('gives the answers to one request in their order, then the last again', async () => {
    const client = await replay([{ text: '1' }, { url: `${api}/b`, text: 'b' }, { status: 503, text: '2' }]);
    const answers = [];
    for (let count = 0; count < 4; count++) answers.push(await ask(client, get('a')));
    assert.deepEqual(answers, ['200 1', '503 2', '503 2', '503 2']);
    assert.equal(await ask(client, get('b')), '200 b');
  });

  it('does not look at headers', async () => {
    const client = await replay([{ text: 'a' }]);
    assert.equal(await ask(client, getRequest(`${api}/a`, { Authorization: 'other', Date: 'today' })), '200 a');
  });

  it('tells bodies and methods apart, but not how JSON is written', async () => {
    const client = await replay([
      { method: 'POST', body: { page: 1, size: 2 }, text: 'one' },
      { method: 'POST', body: { page: 2 }, text: 'two' },
      { method: 'POST', body: 'page=3', text: 'three' },
      { text: 'got' },
    ]);
    assert.equal(await ask(client, post('{"page": 2}')), '200 two');
    assert.equal(await ask(client, post('{"page": 1, "size": 2.0}')), '200 one');
    assert.equal(await ask(client, post('page=3')), '200 three');
    assert.equal(await ask(client, get('a')), '200 got');
  });

  it('takes a masked value for any secret, and what has become a secret since for one', async () => {
    const url = `${api}/a?token=__MASKED__&user=ann`;
    const client = await replay([{ url, text: 'a __MASKED.token__' }], { token: 'the new token', user: 'ann' });
    assert.equal(await ask(client, get('a?token=the%20new%20token&user=ann')), '200 a the new token');
  });

  it('gives no answer where there was none, but the failure, which may be repeated', async () => {
    const error = { code: 'http.timeout' as const, message: 'No answer in time.', curlCode: 28 };
    const client = await replay([{ error }, { error: { code: 'response.too-large', message: 'Too large.' } }]);
    await assert.rejects(client.send(get('a'), never), (thrown) => {
      assert.ok(thrown instanceof TransportError);
      assert.deepEqual([thrown.code, thrown.curlCode, thrown.message], ['http.timeout', 28, 'No answer in time.']);
      return true;
    });
    await assert.rejects(client.send(get('a'), never), { code: 'response.too-large', message: 'Too large.' });
  });

  it('follows the time of the recorded run, to the moment before the next request', async () => {
    const client = await replay([
      { at: 5, ms: 10 },
      { at: 15, ms: 10 },
      { at: 900, ms: 50 },
      { at: 2000, ms: 1, url: `${api}/b` },
      { at: 5000, ms: 1 },
    ]);
    const times = [clock.now()];
    for (let count = 0; count < 3; count++) {
      await client.send(get('a'), never);
      times.push(clock.now());
    }
    // The first two are repeated, so that nothing is computed after them; after the third comes another request.
    assert.deepEqual(
      times.map((time) => time - Date.parse(startedAt)),
      [5, 15, 25, 2000],
    );
    await clock.sleep(10_000, never);
    await client.send(get('b'), never);
    assert.equal(clock.now() - Date.parse(startedAt), 12_000);
  });

  it('is cancelled by the signal', async () => {
    const client = await replay([{ text: 'a' }]);
    await assert.rejects(client.send(get('a'), AbortSignal.abort()), { name: 'AbortError' });
    await assert.rejects(clock.sleep(1, AbortSignal.abort()), { name: 'AbortError' });
    await client.close();
  });

  // title, request, what is said
  const missing: [string, HttpRequest, RegExp][] = [
    [
      'the nearest is named',
      get('users?page=2&size=10'),
      /^GET \/users\?page=2&size=10 is not in the recording: .* The nearest recorded request is GET \/users\?page=1&size=10: "page" was 1 and is 2\. Record the run again\.$/,
    ],
    [
      'each parameter that has changed, is new, or is gone',
      get('users?page=1&sort=na+me&team=a&team=b'),
      /: "size" is not sent any more, "sort" is new, "team" is new\./,
    ],
    ['a parameter that has several values', get('ids?id=1&id=2'), /: "id" was "1, 3" and is "1, 2"\./],
    ['a parameter that is new, without its value', get('ids?id=1&id=3&key=plain'), /: "key" is new\./],
    ['a secret that has changed', get('locked?pin=1234'), /: "pin" has another value\./],
    ['a text that is not a number', get('sorted?by=name'), /: "by" was "age" and is "name"\./],
    [
      'many parameters',
      get('many?a=2&b=2&c=2&d=2&e=2&f=2&g=2'),
      /: "a" was 1 and is 2, .*"e" was 1 and is 2, 2 more have changed\./,
    ],
    [
      'a shared path counts more than parameters',
      get('users/1?page=9'),
      /The nearest recorded request is GET \/users\?page=1&size=10/,
    ],
    [
      'the same address with another body',
      { ...post('{"a":2}'), target: get('b').target },
      /The same URL was recorded with another body: "a" of the body was 1 and is 2\. Record/,
    ],
    [
      'a field within a body',
      { ...post('{"query": "users", "variables": {"first": 50}}'), target: get('graph').target },
      /: "variables\.first" of the body was 100 and is 50\./,
    ],
    [
      'a field of a form',
      { ...post('first=50'), target: get('form').target },
      /: "first" of the body was 100 and is 50\./,
    ],
    [
      'a body that is no form',
      { ...post('other'), target: get('text').target },
      /: the body was "text" and is "other"\./,
    ],
    [
      'another method',
      { ...post('{}'), target: get('users').target },
      /^POST \/users is not .* The nearest recorded request is GET \/users\?page=1&size=10: the method was GET and is POST, "page" is not sent/,
    ],
    [
      'another host has nothing near',
      getRequest('https://other.test/users?page=1'),
      /^GET \/users\?page=1 is not in the recording: the configuration has changed since, or the recorded run ended before it\. No request to https:\/\/other\.test was recorded\. Record the run again\.$/,
    ],
    ['no secret is shown', get('users?key=the-secret'), /^GET \/users\?key=••• is not/],
  ];
  for (const [title, request, message] of missing) {
    it(`says which request is not in the recording: ${title}`, async () => {
      const client = await replay(
        [
          { url: `${api}/users?page=1&size=10` },
          { method: 'POST', url: `${api}/b`, body: { a: 1 } },
          { method: 'POST', url: `${api}/graph`, body: { query: 'users', variables: { first: 100 } } },
          { method: 'POST', url: `${api}/form`, body: 'first=100' },
          { method: 'POST', url: `${api}/text`, body: 'text' },
          { url: `${api}/ids?id=1&id=3` },
          { url: `${api}/locked?pin=__MASKED__` },
          { url: `${api}/sorted?by=age` },
          { url: `${api}/many?a=1&b=1&c=1&d=1&e=1&f=1&g=1` },
          { url: `${api}/teams?page=2&size=10` },
        ],
        { key: 'the-secret' },
      );
      await assert.rejects(client.send(request, never), { name: 'UserError', code: 'replay.missing-request', message });
    });
  }

  it('says that there is no recording', async () => {
    await assert.rejects(readRecording(folderFiles(path.join(folder(), 'nowhere'))), {
      code: 'replay.no-recording',
      message: /"[^"]*nowhere"/,
    });
  });

  it('reads a recording with other line ends, or of a version without a digest', async () => {
    await replay([{ text: 'a' }, { text: 'b' }]);
    const at = (name: string) => path.join(folder(), name);
    writeFileSync(at('exchanges.jsonl'), readFileSync(at('exchanges.jsonl'), 'utf8').replaceAll('\n', '\r\n'));
    assert.equal((await readRecording(folderFiles(folder()))).exchanges.length, 2);
    changeHead(at, ({ digest: _, ...head }) => head);
    assert.equal((await readRecording(folderFiles(folder()))).exchanges.length, 2);
  });

  function changeHead(at: (name: string) => string, change: (head: RecordingHead) => object): void {
    const head = JSON.parse(readFileSync(at('recording.json'), 'utf8'));
    writeFileSync(at('recording.json'), JSON.stringify(change(head), undefined, 2));
  }

  // title, what happens to the recording, what is said
  const damage: [string, (at: (name: string) => string) => void, RegExp][] = [
    ['a head that is no JSON', (at) => writeFileSync(at('recording.json'), '{'), /"recording\.json" is not what/],
    [
      'a head of another version',
      (at) =>
        writeFileSync(
          at('recording.json'),
          readFileSync(at('recording.json'), 'utf8').replace('"version": 1', '"version": 2'),
        ),
      /"recording\.json"/,
    ],
    ['no exchanges', (at) => rmSync(at('exchanges.jsonl')), /line 1 of "exchanges\.jsonl"/],
    [
      'a line that is no JSON',
      (at) => writeFileSync(at('exchanges.jsonl'), '{"method":"GET","url":"x","at":0,"ms":0}\nnope\n'),
      /line 2 of "exchanges\.jsonl"/,
    ],
    ['a body that is gone', (at) => rmSync(at('answers/0001.txt')), /"answers\/0001\.txt" cannot be read/],
    [
      'a body elsewhere',
      (at) => {
        writeFileSync(
          at('exchanges.jsonl'),
          `{"method":"GET","url":"${api}/a","answer":"../../etc/passwd","at":0,"ms":0}`,
        );
        changeHead(at, ({ digest: _, ...head }) => head);
      },
      /is not the name of a response file/,
    ],
    [
      'a line too few',
      (at) => writeFileSync(at('exchanges.jsonl'), ''),
      /"exchanges\.jsonl" does not have the lines that "recording\.json" is about/,
    ],
    [
      'a line too many',
      (at) => {
        appendFileSync(at('exchanges.jsonl'), readFileSync(at('exchanges.jsonl')));
        changeHead(at, ({ digest: _, ...head }) => head);
      },
      /"exchanges\.jsonl" does not have the lines/,
    ],
    [
      'as many lines, of another run',
      (at) =>
        writeFileSync(
          at('exchanges.jsonl'),
          readFileSync(at('exchanges.jsonl'), 'utf8').replace('"status":200', '"status":201'),
        ),
      /"exchanges\.jsonl" does not have the lines/,
    ],
  ];
  for (const [title, harm, message] of damage) {
    it(`says that a recording is damaged: ${title}`, async () => {
      await replay([{ text: 'a' }]);
      harm((name) => path.join(folder(), name));
      const use = async () => (await open()).send(get('a'), never);
      await assert.rejects(use, { name: 'UserError', code: 'replay.damaged', message });
    });
  }
});
