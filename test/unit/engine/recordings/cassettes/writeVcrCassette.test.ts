import assert from 'node:assert/strict';
import {
  CassetteWriter,
  type ExportedExchange,
} from '../../../../../engine/core/recordings/cassettes/writeVcrCassette.ts';
import type { KeptBody } from '../../../../../engine/core/secrecy/recorded/keptBody.ts';
import { written } from './recorded.ts';

const startedAt = Date.UTC(2026, 0, 31, 8);
const kept = (content: string | Uint8Array, kind: KeptBody['kind'] = 'json') => ({
  kind,
  content: Buffer.from(content),
});

function write(...exchanges: [exchange: ExportedExchange, body?: KeptBody][]) {
  const writer = new CassetteWriter();
  const pieces = [
    writer.head({ startedAt, previousStart: 1700000000, outcome: 'done' }),
    ...exchanges.map(([exchange, body]) => writer.exchange(exchange, body)),
    writer.end(),
  ];
  return { text: pieces.join(''), document: JSON.parse(pieces.join('')), left: writer.left(), count: writer.count };
}

const exchange: ExportedExchange = {
  request: 1,
  job: 'users',
  method: 'GET',
  url: 'https://api.test/users?page=1',
  status: 200,
  headers: { 'content-type': 'application/json' },
  at: 5,
  ms: 7,
};

describe('a recording as a cassette', () => {
  it('has what keboola-vcr reads', () => {
    const { document, count } = write([exchange, kept('[]\n')], [{ ...exchange, method: 'POST', body: { a: 1 } }]);
    const { _metadata: metadata, interactions, version } = document;
    assert.equal(version, 1);
    assert.equal(metadata.freeze_time, '2026-01-31T08:00:00.000');
    assert.equal(count, 2);
    const { pagewright, ...first } = interactions[0];
    assert.deepEqual(first, {
      request: { body: null, headers: {}, method: 'GET', uri: 'https://api.test/users?page=1' },
      response: {
        body: { string: '[]\n' },
        headers: { 'content-type': ['application/json'] },
        status: { code: 200, message: '' },
      },
    });
    assert.deepEqual(pagewright, { at: 5, ms: 7, request: 1, job: 'users' });
    assert.equal(interactions[1].request.body, '{"a":1}');
  });

  it('is ASCII, and a whole cassette without an exchange', () => {
    assert.match(write([exchange, kept('["žluť 🚲"]')]).text, /^[\n\x20-\x7e]*$/);
    assert.deepEqual(write().document.interactions, []);
  });

  // An exchange and its body: each comes back as it was.
  const trips: [title: string, exchange: Partial<ExportedExchange>, body: KeptBody][] = [
    ['JSON', {}, kept('[\n  {\n    "id": 1.0\n  }\n]\n')],
    ['text', {}, kept('žluť\n', 'txt')],
    ['bytes', {}, kept(new Uint8Array([0xff, 0, 0xfe, 0x0a]), 'bin')],
    ['named placeholders', {}, kept('[\n  "__MASKED.key__",\n  "__MASKED.key.1__",\n  "__MASKED.n.n__"\n]\n')],
    [
      'a real REDACTED between placeholders',
      {},
      kept('[\n  "REDACTED __MASKED.a__ REDACTED",\n  "__MASKED__REDACTED"\n]\n'),
    ],
    ['a real REDACTED', { url: 'https://api.test/REDACTED?x=REDACTED' }, kept('REDACTED', 'txt')],
    [
      'a masked request',
      { method: 'POST', url: 'https://__MASKED__/a?k=__MASKED__', body: { k: '__MASKED__' } },
      kept('x', 'txt'),
    ],
    ['an empty body that was sent', { method: 'POST', body: '' }, kept('x', 'txt')],
    ['a form', { method: 'POST', body: 'a=1&b=__MASKED__' }, kept('x', 'txt')],
    ['a masked header', { headers: { link: '<https://x.test/?key=__MASKED.key__>; rel="next"' } }, kept('x', 'txt')],
    ['a response of the cache', { fromCache: true, unpacked: 'gzip' }, kept('x', 'txt')],
    ['a request without a job', { job: undefined, request: undefined }, kept('x', 'txt')],
    ['a parameter named like a session', { url: 'https://api.test/?session=morning' }, kept('x', 'txt')],
  ];
  for (const [title, changed, body] of trips) {
    it(`gives the recording back: ${title}`, () => {
      const given = JSON.parse(JSON.stringify({ ...exchange, ...changed }));
      const { document } = write([{ ...exchange, ...changed }, body]);
      const { exchanges, bodies } = written(document);
      assert.deepEqual(exchanges, [given]);
      assert.deepEqual(bodies, [Buffer.from(body.content).toString('utf8')]);
    });
  }

  it('has REDACTED wherever a secret is masked, so that a component gets the same in requests and responses', () => {
    const { document, left } = write([
      { ...exchange, url: 'https://api.test/?k=__MASKED__' },
      kept('"?k=__MASKED.key__"'),
    ]);
    const [{ request, response }] = document.interactions;
    assert.equal(request.uri, 'https://api.test/?k=REDACTED');
    assert.equal(response.body.string, '"?k=REDACTED"');
    assert.match(left.join('\n'), /In the cassette they are "REDACTED"/);
  });

  it('says what it cannot have', () => {
    const failed = { ...exchange, status: undefined };
    const { document, left, count } = write([failed], [exchange, kept(new Uint8Array([0xff]), 'bin')]);
    assert.equal(count, 1);
    assert.equal(document.interactions[0].response.body.string, '/w==');
    assert.match(left.join('\n'), /^1 exchange \(number 1\) left out: they got no response/m);
    assert.match(left.join('\n'), /^1 exchange \(number 2\) changed: their responses are not text/m);
    assert.match(left.join('\n'), /Requests have no headers/);
  });

  it('does not put back placeholders that somebody made up', () => {
    const { document } = write([exchange, kept('"__MASKED.key__"')]);
    document.interactions[0].pagewright.masked.body = ['<script>'];
    assert.deepEqual(written(document).bodies, ['"REDACTED"']);
  });
});
