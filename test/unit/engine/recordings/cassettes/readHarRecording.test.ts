import assert from 'node:assert/strict';
import { type HarEntry, har } from '../../../../support/har.ts';
import { open, written } from './recorded.ts';

const users = { url: 'https://api.test/users?page=1', body: [{ id: 1 }] };

describe('a HAR file as a recording', () => {
  it('has the exchanges of a run, with what a run reads of them', () => {
    const sent = { mimeType: 'application/json', text: '{"page": 2}' };
    const { exchanges, bodies } = written(
      har(
        { ...users, responseHeaders: { Link: '</x>; rel="next"', 'Content-Type': 'application/json', Server: 'x' } },
        {
          method: 'post',
          url: 'https://api.test/search#top',
          sent,
          status: 404,
          body: 'gone',
        },
      ),
    );
    const [first, second] = exchanges;
    assert.deepEqual(first, {
      method: 'GET',
      url: 'https://api.test/users?page=1',
      status: 200,
      headers: { link: '</x>; rel="next"', 'content-type': 'application/json' },
      at: 0,
      ms: 12,
    });
    assert.deepEqual(
      [second?.method, second?.url, second?.body, second?.status],
      ['POST', 'https://api.test/search', { page: 2 }, 404],
    );
    assert.deepEqual(bodies, ['[\n  {\n    "id": 1\n  }\n]\n', 'gone']);
  });

  it('keeps the digits of numbers', () => {
    const { bodies } = written(har({ ...users, body: '[1.0, 12345678901234567890, 1e400]' }));
    assert.deepEqual(bodies, ['[\n  1.0,\n  12345678901234567890,\n  1e400\n]\n']);
  });

  it('is in the order of the starts, from the first of them', () => {
    const at = (time: string, page: number) => ({
      ...users,
      url: `https://api.test/users?page=${page}`,
      more: { startedDateTime: time },
    });
    const { startedAt, exchanges } = open(
      har(
        at('2026-01-31T09:00:02.5+01:00', 3),
        at('2026-01-31T08:00:00.000Z', 1),
        at('no time', 2),
        at('2026-01-31T08:00:01.123456Z', 4),
      ),
    );
    assert.equal(new Date(startedAt).toISOString(), '2026-01-31T08:00:00.000Z');
    assert.deepEqual(
      exchanges.map(({ url, at: offset }) => [url.slice(-1), offset]),
      [
        ['1', 0],
        ['2', 0],
        ['4', 1123],
        ['3', 2500],
      ],
    );
  });

  it('has a form that was recorded as its fields', () => {
    const document = har({
      ...users,
      method: 'POST',
      sent: { mimeType: 'application/x-www-form-urlencoded', text: '' },
    });
    Object.assign(document.log.entries[0]?.request.postData ?? {}, { params: [{ name: 'a b', value: 'c&d' }] });
    assert.equal(written(document).exchanges[0]?.body, 'a%20b=c%26d');
  });

  it('has a body that is no text, byte for byte', () => {
    const document = har({ ...users, body: 'x' });
    Object.assign(document.log.entries[0]?.response.content ?? {}, { text: '/wD+', encoding: 'base64' });
    const [exchange] = open(document).exchanges;
    assert.deepEqual(exchange?.body, { text: '/wD+', isBase64: true });
  });

  it('follows a redirect by the address that is recorded beside it', () => {
    const document = har({ ...users, status: 302, body: '' });
    Object.assign(document.log.entries[0]?.response ?? {}, { redirectURL: 'https://api.test/other' });
    assert.equal(written(document).exchanges[0]?.headers['location'], 'https://api.test/other');
  });

  // what is odd, the entry, what is said, the number of exchanges that stay besides the first
  const odd: [title: string, HarEntry, said: RegExp, kept: number][] = [
    ['a websocket', { ...users, more: { _resourceType: 'websocket' } }, /number 2\) left out: they are websockets/, 0],
    ['a websocket by its address', { url: 'wss://api.test/' }, /left out: they are websockets/, 0],
    ['a script', { ...users, more: { _resourceType: 'script' } }, /left out: a page loads such files/, 0],
    ['another method', { ...users, method: 'DELETE' }, /left out: a run sends GET and POST only/, 0],
    [
      'an address of a browser',
      { url: 'chrome-extension://x/y' },
      /left out: their addresses are not those of http/,
      0,
    ],
    ['an address of endless length', { url: `https://api.test/${'x'.repeat(17_000)}` }, /longer than 16,000/, 0],
    ['no response', { ...users, status: 0 }, /left out: they got no response/, 0],
    ['a response of the cache', { ...users, status: 304 }, /left out: status 304/, 0],
    [
      'base64 that is none',
      { ...users, more: withContent('no base64!', 'base64') },
      /which it is not, so it is taken as it is/,
      1,
    ],
    [
      'a compressed response',
      { ...users, more: withContent('H4sIAAAA', 'base64') },
      /left out: the file has their responses compressed/,
      0,
    ],
    ['a response without its content', { ...users, more: withContent(undefined) }, /does not have the content/, 0],
    ['a lost body', { ...users, method: 'POST', more: withLostBody() }, /does not have the body that they sent/, 1],
  ];
  for (const [title, entry, said, kept] of odd) {
    it(`says what it is: ${title}`, () => {
      const { exchanges, left } = written(har(users, entry));
      assert.match(left.join('\n'), said);
      assert.equal(exchanges.length, 1 + kept);
    });
  }

  it('says that requests have lost their headers, and which of them are credentials', () => {
    const { left } = written(har({ ...users, headers: { Authorization: 'Bearer 123456789', Accept: 'text/html' } }));
    assert.match(
      left.join('\n'),
      /^The headers of requests are left out, because a recording has none, among them "authorization"\.$/m,
    );
  });

  it('counts what is left out, and names the first', () => {
    const script = { ...users, more: { _resourceType: 'script' } };
    assert.match(written(har(users, script, script)).left[0] ?? '', /^2 exchanges \(the first is number 2\) left out/);
  });

  it('says that it has no time, and takes a fixed one', () => {
    const recording = open(har({ ...users, more: { startedDateTime: 'yesterday' } }));
    assert.equal(new Date(recording.startedAt).toISOString(), '2025-01-01T12:00:00.000Z');
    assert.match(recording.left.sentences().join(), /does not say when it was recorded/);
  });
});

function withContent(text: string | undefined, encoding?: string) {
  return {
    response: { status: 200, headers: [], content: { size: 10, mimeType: 'application/json', text, encoding } },
  };
}

function withLostBody() {
  return { request: { method: 'POST', url: 'https://api.test/x', headers: [], bodySize: 12 } };
}
