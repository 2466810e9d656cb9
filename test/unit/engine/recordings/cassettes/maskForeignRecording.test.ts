import assert from 'node:assert/strict';
import { type HarEntry, har } from '../../../../support/har.ts';
import { cassette, written } from './recorded.ts';

const base = 'https://api.test/';
const config = {
  api: {
    baseUrl: base,
    authentication: {
      type: 'login',
      loginRequest: { endpoint: 'login', method: 'POST', params: { user: 'ada', key: { attr: '#key' } } },
      apiRequest: { query: { t: { response: 'given' } } },
    },
    pagination: { method: 'response.param', responseParam: 'next', queryParam: 'token' },
  },
  config: {
    '#key': 'key-of-the-user',
    jobs: [{ endpoint: 'users', params: { app_id: 12345678, own: { attr: '#key' } } }],
  },
};

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

describe('what another tool recorded', () => {
  // where a secret is, the entries, the secret
  const secrets: [title: string, entries: HarEntry[], secret: string][] = [
    [
      'a header, and a response that repeats it',
      [{ url: base, headers: { Authorization: 'Bearer tok3n-of-ada' }, body: { you: 'tok3n-of-ada' } }],
      'tok3n-of-ada',
    ],
    [
      'a basic account',
      [{ url: base, headers: { authorization: `Basic ${btoa('ada:pass-w0rd')}` }, body: ['pass-w0rd'] }],
      'pass-w0rd',
    ],
    ['a cookie', [{ url: base, headers: { cookie: 'sid=c00kie-of-ada' }, body: ['c00kie-of-ada'] }], 'c00kie-of-ada'],
    ['a parameter', [{ url: `${base}?api_key=k3y-of-ada`, body: ['k3y-of-ada'] }], 'k3y-of-ada'],
    ['a short parameter', [{ url: `${base}?password=x7z`, body: [] }], 'x7z'],
    ['an account in the address', [{ url: 'https://ada:pass-w0rd@api.test/', body: [] }], 'pass-w0rd'],
    [
      'a field that is sent',
      [
        {
          method: 'POST',
          url: base,
          sent: { mimeType: 'application/json', text: '{"client_secret": "s3cret-of-ada"}' },
          body: [],
        },
      ],
      's3cret-of-ada',
    ],
    [
      'a form',
      [
        {
          method: 'POST',
          url: base,
          sent: { mimeType: 'application/x-www-form-urlencoded', text: 'client_secret=s3cret-of-ada' },
          body: [],
        },
      ],
      's3cret-of-ada',
    ],
    ['a field that is received', [{ url: base, body: { access_token: 'tok3n-of-ada' } }], 'tok3n-of-ada'],
    [
      'a field that is received, and sent on',
      [
        { url: base, body: { access_token: 'tok3n-of-ada' } },
        { url: `${base}?x=tok3n-of-ada`, body: [] },
      ],
      'tok3n-of-ada',
    ],
    ['a number that is received', [{ url: base, body: { password: 778899 } }], '778899'],
    ['a field with an escape in its name', [{ url: base, body: '{"pass\\u0077ord": "s3cret"}' }], 's3cret'],
    ['a token under any name', [{ url: base, body: { x: jwt } }], jwt],
    [
      'a token in a path',
      [{ url: `${base}bot123456789:AAF-abcdefghijklmnopqrstuvwxyz12345/x`, body: [] }],
      'AAF-abcdefghijklmnopqrstuvwxyz12345',
    ],
    [
      'a header that is received',
      [{ url: base, body: [], responseHeaders: { Location: `${base}?access_token=tok3n-of-ada` } }],
      'tok3n-of-ada',
    ],
    [
      'a name',
      [{ url: `${base}?tok3n-of-ada_password=1`, headers: { authorization: 'Bearer tok3n-of-ada' }, body: [] }],
      'tok3n-of-ada',
    ],
  ];
  for (const [title, entries, secret] of secrets) {
    it(`is without its secrets: ${title}`, () => {
      for (const given of [undefined, config]) {
        const { text, exchanges } = written(har(...entries), given);
        assert.equal(exchanges.length, entries.length);
        assert.ok(!text.includes(secret), text);
      }
    });
  }

  it('says under which names something was masked', () => {
    const { left } = written(har({ url: `${base}?api_key=k3y-of-ada`, body: { access_token: 'tok3n' } }));
    assert.match(left.join('\n'), /^Values of "api_key", "access_token" are masked: they look like credentials\.$/m);
  });

  it('keeps data that has the names of sessions, keys and signatures', () => {
    const body = { session: 'morning', key: 'PROJECT-1234', token: 'next-page-7', signature: 'Best regards, Ada' };
    assert.deepEqual(JSON.parse(written(har({ url: base, body })).bodies[0] ?? ''), body);
  });

  it('has the secrets of the configuration by their names, so that a run puts them back', () => {
    const { bodies, exchanges } = written(
      har({ url: `${base}users?own=key-of-the-user`, body: ['key-of-the-user'] }),
      config,
    );
    assert.deepEqual(JSON.parse(bodies[0] ?? ''), ['__MASKED.key__']);
    assert.equal(exchanges[0]?.url, `${base}users?own=__MASKED__`);
  });

  it('keeps the parameters that jobs have and page by, but none of the authentication', () => {
    const { exchanges } = written(
      har({ url: `${base}users?app_id=12345678&token=abcdefgh1&t=given-7`, body: [] }),
      config,
    );
    assert.equal(exchanges[0]?.url, `${base}users?app_id=12345678&token=abcdefgh1&t=__MASKED__`);
  });

  it('has a login of the configuration masked whole', () => {
    const sent = { mimeType: 'application/json', text: '{"user": "ada", "key": "key-of-another"}' };
    const { exchanges, bodies } = written(
      har({ method: 'POST', url: `${base}login`, sent, body: { given: 'given-7', user: { id: 7 } } }),
      config,
    );
    assert.deepEqual(exchanges[0]?.body, { user: '__MASKED__', key: '__MASKED__' });
    assert.deepEqual(JSON.parse(bodies[0] ?? ''), { given: '__MASKED__', user: { id: 1 } });
  });

  it('is without the requests to hosts that neither the configuration nor a response names', () => {
    const { exchanges, left } = written(
      har(
        { url: 'https://early.test/', body: [] },
        { url: `${base}users`, body: '{"next": "https:\\/\\/PAGES.test:8080\\/2"}' },
        { url: 'https://pages.test:8080/2', body: [] },
        { url: 'https://tracker.test/', body: [] },
      ),
      config,
    );
    assert.deepEqual(
      exchanges.map(({ url }) => url),
      [`${base}users`, 'https://pages.test:8080/2'],
    );
    assert.match(
      left.join('\n'),
      /2 exchanges \(the first is number 1\) left out: neither the configuration nor a response/,
    );
  });

  it('takes the redaction of a cassette for any secret', () => {
    const { exchanges } = written(cassette([{ uri: `${base}users?own=REDACTED` }]), config);
    assert.equal(exchanges[0]?.url, `${base}users?own=__MASKED__`);
  });
});
