import assert from 'node:assert/strict';
import { cassette, type Interaction, open, written } from './recorded.ts';

describe('a cassette of keboola-vcr as a recording', () => {
  it('has its interactions in their order', () => {
    const { exchanges, bodies } = written(
      cassette([
        { uri: 'https://api.test/users?page=1', answer: [{ id: 1 }] },
        { method: 'POST', uri: 'https://api.test/search', body: '{"page": 2}', status: 500, answer: 'busy' },
      ]),
    );
    assert.deepEqual(exchanges, [
      {
        method: 'GET',
        url: 'https://api.test/users?page=1',
        status: 200,
        headers: { 'content-type': 'application/json' },
        at: 0,
        ms: 0,
      },
      {
        method: 'POST',
        url: 'https://api.test/search',
        body: { page: 2 },
        status: 500,
        headers: { 'content-type': 'application/json' },
        at: 0,
        ms: 0,
      },
    ]);
    assert.deepEqual(bodies, ['[\n  {\n    "id": 1\n  }\n]\n', 'busy']);
  });

  // metadata, start of the run
  const times: [metadata: unknown, start: string][] = [
    [{ freeze_time: '2026-01-31T08:00:00', recorded_at: '2027-01-01T00:00:00+00:00' }, '2026-01-31T08:00:00.000Z'],
    [
      { freeze_time: 'auto', component_run_started_at: '2026-11-29T10:28:33.339427+00:00', recorded_at: '2027-01-01' },
      '2026-11-29T10:28:33.339Z',
    ],
    [{ freeze_time: null, recorded_at: '2026-11-29T11:28:33+01:00' }, '2026-11-29T10:28:33.000Z'],
    [{}, '2025-01-01T12:00:00.000Z'],
    [null, '2025-01-01T12:00:00.000Z'],
  ];
  for (const [metadata, start] of times) {
    it(`has the time that the component saw: ${JSON.stringify(metadata)}`, () => {
      assert.equal(new Date(open(cassette([{}], metadata)).startedAt).toISOString(), start);
    });
  }

  it('has the secrets that keboola-vcr replaced masked, in requests and in addresses of responses', () => {
    const { exchanges, bodies } = written(
      cassette([
        {
          method: 'POST',
          uri: 'https://REDACTED-IPV4/v1/REDACTED/users?key=REDACTED',
          body: 'code=REDACTED',
          answer: { next: 'https://api.test/users?key=REDACTED&page=2', status: 'REDACTED' },
        },
      ]),
    );
    assert.equal(exchanges[0]?.url, 'https://redacted-ipv4/v1/__MASKED__/users?key=__MASKED__');
    assert.equal(exchanges[0]?.body, 'code=__MASKED__');
    const [body = ''] = bodies;
    assert.deepEqual(JSON.parse(body), { next: 'https://api.test/users?key=__MASKED__&page=2', status: 'REDACTED' });
  });

  it('cannot name a secret of the configuration', () => {
    const { bodies } = written(cassette([{ answer: { a: '__MASKED.apiToken__', b: '__MASKED.apiToken.n__' } }]));
    assert.doesNotMatch(bodies.join(), /apiToken/);
  });

  // what is odd, the interaction, what is said, the number of exchanges that stay
  const odd: [title: string, Interaction, said: RegExp, kept: number][] = [
    [
      'a compressed body',
      { headers: { 'Content-Encoding': ['gzip'] } },
      /left out: the file has their responses compressed/,
      0,
    ],
    ['the rest of a compressed body', { answer: '\u001f\u0008\u0000x' }, /responses compressed/, 0],
    [
      'a body of another length',
      { headers: { 'content-length': ['99'] } },
      /do not have the length that their headers say/,
      1,
    ],
    ['another method', { method: 'PUT' }, /a run sends GET and POST only/, 0],
    ['no status', { status: 0 }, /they got no response/, 0],
    ['no response headers', {}, /paging and waits that read another one are not repeated/, 1],
    ['a redaction', { uri: 'https://api.test/?token=REDACTED' }, /Secrets are "REDACTED" in the cassette/, 1],
  ];
  for (const [title, interaction, said, kept] of odd) {
    it(`says what it is: ${title}`, () => {
      const { exchanges, left } = written(cassette([interaction]));
      assert.match(left.join('\n'), said);
      assert.equal(exchanges.length, kept);
    });
  }

  it('says nothing of what it has', () => {
    const headers = { 'Content-Type': ['application/json'], 'content-length': ['2'], Link: ['<x>'] };
    assert.deepEqual(written(cassette([{ headers }])).left, []);
  });

  it('says that queries of databases are left out', () => {
    const { left } = written({ ...cassette([{}]), db_interactions: [{ query: 'SELECT 1' }] });
    assert.match(left.join('\n'), /queries of databases/);
  });
});
