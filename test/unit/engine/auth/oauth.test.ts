import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { signOauth10 } from '../../../../engine/core/auth/signOauth10.ts';
import { buildRequest } from '../../../../engine/core/request/buildRequest.ts';
import { targetUrl } from '../../../../engine/core/request/resolveEndpoint.ts';
import { Redactor } from '../../../../engine/core/secrecy/redactor.ts';
import { shownUrl } from '../../../../engine/core/secrecy/requestSecrets.ts';
import { jobWith } from '../../../support/walkScroller.ts';
import { firstProblem, noon, type Parts, problemsOf, readParts } from '../config/readParts.ts';
import {
  addressOf,
  attempt,
  authenticatedBy,
  authorized,
  base,
  failsWith,
  getOf,
  headersOf,
  loginOf,
  oauthParts,
  sessionOf,
} from './authorize.ts';

const credentials = '/authorization/oauth_api/credentials';
const tokens = '{"oauth_token":"tk 1","oauth_token_secret":"ts&x"}';
const concat = (...args: unknown[]) => ({ function: 'concat', args });

function byOauth(authentication: object, given: object = {}, config: object = {}): Parts {
  const all = { '#data': 'token', appKey: 'ck-7', '#appSecret': 'cs/secret', ...given };
  return authenticatedBy(authentication, config, oauthParts(all));
}

describe('OAuth credentials (configuration.md 12)', () => {
  const kinds: [string, object, string][] = [
    ['oauth10', { type: 'oauth10' }, tokens],
    ['oauth20', { type: 'oauth20' }, 'token'],
    ['oauth20.login', { type: 'oauth20.login', loginRequest: { endpoint: 's' } }, '{"a":"b"}'],
  ];
  for (const [name, authentication, data] of kinds) {
    it(`configuration.md 12: ${name} is sound with all three`, () =>
      assert.equal(firstProblem(byOauth(authentication, { '#data': data })), undefined));

    for (const authorization of [undefined, null, {}, [], { oauth_api: {} }, { oauth_api: { credentials: null } }]) {
      it(`configuration.md 12: ${name} without them (${JSON.stringify(authorization) ?? 'no authorization'}) is a user error`, () =>
        assert.match(
          firstProblem({ api: { authentication }, outer: { authorization } }) ?? '',
          /^\S+ \/authorization/,
        ));
    }

    for (const value of ['', null, undefined]) {
      it(`configuration.md 12: ${name} with "#data" of ${JSON.stringify(value) ?? 'nothing'} is a user error that names the key`, () => {
        const [problem] = problemsOf(byOauth(authentication, { '#data': value }));
        assert.match(problem?.pointer ?? '', new RegExp(`^${credentials}`));
        assert.match(problem?.message ?? '', /"#data"/);
      });
    }

    it(`configuration.md 12: ${name} takes an appKey that is a number`, () =>
      assert.equal(firstProblem(byOauth(authentication, { '#data': data, appKey: 12345 })), undefined));

    it(`configuration.md 12: ${name}: "#data" that is an object is a user error`, () =>
      assert.match(
        firstProblem(byOauth(authentication, { '#data': { a: 'b' } })) ?? '',
        new RegExp(` ${credentials}`),
      ));
  }

  for (const key of ['appKey', '#appSecret']) {
    it(`configuration.md 12, Pagewright: oauth20 takes an empty "${key}", oauth10 does not`, () => {
      assert.equal(firstProblem(byOauth({ type: 'oauth20' }, { [key]: '' })), undefined);
      const [problem] = problemsOf(byOauth({ type: 'oauth10' }, { '#data': tokens, [key]: '' }));
      assert.deepEqual([problem?.code, problem?.pointer], ['authentication.missing-credential', credentials]);
      assert.match(problem?.message ?? '', new RegExp(`"${key}"`));
    });
  }

  it('configuration.md 15: "data" without # is not the key', () =>
    assert.match(
      firstProblem(
        authenticatedBy({ type: 'oauth20' }, {}, oauthParts({ data: 'x', appKey: 'a', '#appSecret': 'b' })),
      ) ?? '',
      /^\S+ \/authorization/,
    ));
});

describe('OAuth 1.0 (authentication.md 5)', () => {
  const parts = byOauth({ type: 'oauth10' }, { '#data': tokens });

  it('authentication.md 5: the request is signed with the keys, a nonce of 40 characters and the time in seconds', () => {
    const keys = { consumerKey: 'ck-7', consumerSecret: 'cs/secret', token: 'tk 1', tokenSecret: 'ts&x' };
    const moment = { nonce: attempt.nonce(40), timestamp: noon / 1000 };
    assert.equal(
      authorized(parts, getOf('parcels?q=a+b'), { now: noon + 999 }).headers.get('Authorization'),
      signOauth10(getOf('parcels?q=a+b'), keys, moment).headers.get('Authorization'),
    );
  });

  it('authentication.md 5: the header names the six parameters and the signature, sorted', () => {
    const header = String(headersOf(parts)['Authorization']);
    assert.match(header, /^OAuth /);
    assert.deepEqual(
      header
        .slice(6)
        .split(', ')
        .map((part) => part.split('=')[0]),
      [
        'oauth_consumer_key',
        'oauth_nonce',
        'oauth_signature',
        'oauth_signature_method',
        'oauth_timestamp',
        'oauth_token',
        'oauth_version',
      ],
    );
    assert.match(header, /oauth_nonce="[0-9a-f]{40}"/);
    assert.match(header, /oauth_token="tk%201"/);
  });

  it('pagination.md 4.2: the query is left as it was written', () =>
    assert.equal(addressOf(parts, 'parcels?q=a+b~'), 'parcels?q=a+b~'));

  it('authentication.md 5: the body is left too, also where it is signed', () => {
    const request = buildRequest(jobWith({ q: 'a b' }, { method: 'FORM' }), base, []);
    assert.equal(authorized(parts, request).body, 'q=a+b');
  });

  // #data, what is said
  const wrong: [string, string, RegExp][] = [
    ['no JSON', 'hunter22', /not valid JSON/],
    ['a text', '"hunter22"', /JSON object/],
    ['a number', '5', /JSON object/],
    ['a list', '["hunter22"]', /"oauth_token"/],
    ['no token', '{"oauth_token_secret":"hunter22"}', /"oauth_token"/],
    ['an empty token', '{"oauth_token":"","oauth_token_secret":"hunter22"}', /"oauth_token"/],
    ['no token secret', '{"oauth_token":"hunter22"}', /"oauth_token_secret"/],
  ];
  for (const [title, data, said] of wrong) {
    it(`authentication.md 5 and 11: #data that is ${title} is a user error that shows nothing of it`, () => {
      const [problem] = problemsOf(byOauth({ type: 'oauth10' }, { '#data': data }));
      assert.deepEqual([problem?.code, problem?.pointer], ['authentication.bad-data', `${credentials}/#data`]);
      assert.match(problem?.message ?? '', said);
      assert.doesNotMatch(problem?.message ?? '', /hunter22/);
    });
  }

  it('configuration.md 14: the tokens are secrets', () => {
    const { secrets } = readParts(parts);
    assert.ok(['tk 1', 'ts&x', 'cs/secret'].every((secret) => secrets.includes(secret)));
  });
});

describe('OAuth 2.0 (authentication.md 6)', () => {
  const json = '{"access_token":"T","a":{"b":7},"list":["x","y"],"on":true}';
  const headerOf = (value: unknown, format?: string, data = json) =>
    headersOf(byOauth({ type: 'oauth20', headers: { 'X-A': value }, ...(format && { format }) }, { '#data': data }))[
      'X-A'
    ];

  // value, format, #data, what is sent
  const rows: [string, unknown, string | undefined, string, unknown][] = [
    ['text, the default: data is the text', { authorization: 'data' }, undefined, 'T0', 'T0'],
    ['text: JSON is text', { authorization: 'data' }, 'text', '{"a":1}', '{"a":1}'],
    ['json: a key', { authorization: 'data.access_token' }, 'json', json, 'T'],
    ['json: deeper', { authorization: 'data.a.b' }, 'json', json, '7'],
    ['json: an element of a list', { authorization: 'data.list.1' }, 'json', json, 'y'],
    ['json: a list as the whole', { authorization: 'data.0' }, 'json', '["x"]', 'x'],
    ['json: true', { authorization: 'data.on' }, 'json', json, '1'],
    ['clientId', { authorization: 'clientId' }, undefined, 'T', 'ck-7'],
    ['nonce: 16 hexadecimal characters', { authorization: 'nonce' }, undefined, 'T', '0123456789abcdef'],
    ['timestamp: Unix time', { authorization: 'timestamp' }, undefined, 'T', String(noon / 1000)],
    ['a function', concat('Bearer ', { authorization: 'data' }), undefined, 'T', 'Bearer T'],
    ['query', { query: 'q' }, undefined, 'T', 'a b'],
    ['request', { request: 'method' }, undefined, 'T', 'GET'],
    ['a text', 'fixed', undefined, 'T', 'fixed'],
  ];
  for (const [title, value, format, data, sent] of rows) {
    it(`authentication.md 6: ${title}`, () => {
      const parts = byOauth(
        { type: 'oauth20', headers: { 'X-A': value }, ...(format && { format }) },
        { '#data': data },
      );
      assert.equal(headersOf(parts, 'parcels?q=a+b')['X-A'], sent);
    });
  }

  for (const name of ['clientSecret', 'appSecret', 'data.missing', 'data', 'data.a']) {
    it(`authentication.md 6: {"authorization": "${name}"} with json data finds no value: a user error`, () =>
      assert.throws(
        () => headerOf({ authorization: name }, 'json'),
        failsWith('function.unknown-reference', '/api/authentication/headers/X-A'),
      ));
  }

  it('authentication.md 6: there is no attr', () =>
    assert.match(
      firstProblem(byOauth({ type: 'oauth20', headers: { 'X-A': concat({ attr: 'x' }) } }, {}, { x: 'y' })) ?? '',
      /^function\.context-not-here \/api\/authentication\/headers\/X-A\/args\/0$/,
    ));

  it('functions.md 1, Pagewright: … and a reference to it is said at the start', () =>
    assert.equal(
      firstProblem(byOauth({ type: 'oauth20', query: { k: { attr: 'x' } } }, {}, { x: 'y' })),
      'function.context-not-here /api/authentication/query/k',
    ));

  it('authentication.md 6: query is merged in place and written by the strict rules', () => {
    const query = { token: { authorization: 'data' }, q: 'c d', new: true };
    const parts = byOauth({ type: 'oauth20', query });
    assert.equal(addressOf(parts, 'parcels?token=old&q=a+b&f'), 'parcels?token=token&q=c%20d&f&new=1');
    assert.equal(
      shownUrl(authorized(parts, getOf('parcels?x=1')), new Redactor([])),
      `${base}parcels?x=1&token=•••&q=•••&new=•••`,
    );
  });

  it('authentication.md 6: headers see the request as it was before the query was added', () => {
    const parts = byOauth({
      type: 'oauth20',
      query: { q: 'new' },
      headers: { 'X-Q': { query: 'q' }, 'X-U': { request: 'queryString' } },
    });
    assert.deepEqual(headersOf(parts, 'parcels?q=old'), { 'X-Q': 'old', 'X-U': 'q=old' });
  });

  it('authentication.md 6: headers replace those of the same name', () => {
    const request = getOf('parcels');
    request.headers.set('authorization', 'old');
    const parts = byOauth({ type: 'oauth20', headers: { Authorization: { authorization: 'data' } } });
    assert.deepEqual([...authorized(parts, request).headers], [['Authorization', 'token']]);
  });

  it('authentication.md 6: without headers and query nothing is authenticated, but the query is written strictly (pagination.md 4.2)', () => {
    const parts = byOauth({ type: 'oauth20' });
    assert.deepEqual(headersOf(parts), {});
    assert.equal(addressOf(parts, 'parcels?q=a+b'), 'parcels?q=a%20b');
  });

  it('authentication.md 6: a scheme with signed headers is built of functions', () => {
    const of = (context: string, ...names: string[]) => names.map((name) => ({ [context]: name }));
    const lines = [
      ...of('authorization', 'timestamp', 'nonce'),
      ...of('request', 'method', 'resource', 'hostname', 'port'),
    ];
    const mac = {
      function: 'hash_hmac',
      args: ['sha256', { function: 'implode', args: ['\n', lines] }, { authorization: 'data.key' }],
    };
    const parts = byOauth(
      { type: 'oauth20', format: 'json', headers: { 'X-Mac': concat({ authorization: 'clientId' }, ':', mac) } },
      { '#data': '{"key":"k"}' },
    );
    const text = [noon / 1000, '0123456789abcdef', 'GET', '/v2/parcels?x=1', 'api.example.test', 443].join('\n');
    const hash = createHmac('sha256', 'k').update(text).digest('hex');
    assert.equal(headersOf(parts, 'parcels?x=1')['X-Mac'], `ck-7:${hash}`);
  });

  it('authentication.md 11: an unknown format is a user error', () => {
    assert.equal(
      firstProblem(byOauth({ type: 'oauth20', format: 'xml' })),
      'config.unknown-value /api/authentication/format',
    );
  });

  it('authentication.md 6: json: #data that is no JSON is a user error that shows nothing of it', () => {
    const [problem] = problemsOf(byOauth({ type: 'oauth20', format: 'json' }, { '#data': 'hunter22' }));
    assert.deepEqual([problem?.code, problem?.pointer], ['authentication.bad-data', `${credentials}/#data`]);
    assert.doesNotMatch(problem?.message ?? '', /hunter22/);
  });

  it('authentication.md 11: a header that stays an object is a user error that names it', () => {
    const parts = byOauth({ type: 'oauth20', headers: { 'X-A': { attr: 'x' } } });
    assert.match(firstProblem(parts) ?? '', /^\S+ \/api\/authentication\/headers\/X-A$/);
  });

  it('configuration.md 14: the texts of the token are secrets', () => {
    const { secrets } = readParts(byOauth({ type: 'oauth20', format: 'json' }, { '#data': json }));
    assert.ok(secrets.includes('T') && secrets.includes('x'));
  });
});

describe('OAuth 2.0 with a login (authentication.md 7)', () => {
  const refresh = {
    type: 'oauth20.login',
    loginRequest: {
      endpoint: 'https://login.example.test/token',
      method: 'FORM',
      params: {
        refresh_token: { user: 'refresh_token' },
        client_id: { consumer: 'client_id' },
        client_secret: { consumer: 'client_secret' },
      },
      headers: { 'X-User': { attr: 'name' } },
    },
    apiRequest: { headers: { Authorization: concat('Bearer ', { response: 'access_token' }) } },
    expires: 60,
  };
  const parts = byOauth(refresh, { '#data': '{"refresh_token":"r t","deep":{"list":["x"]}}' }, { name: 'ada' });

  it('authentication.md 7: the login request knows consumer, user and attr', () => {
    const { target, headers, body } = loginOf(parts).request();
    assert.equal(targetUrl(target), 'https://login.example.test/token');
    assert.equal(body, 'refresh_token=r+t&client_id=ck-7&client_secret=cs%2Fsecret');
    assert.equal(headers.get('X-User'), 'ada');
  });

  it('authentication.md 7: user is the decoded #data, flattened', () => {
    const login = (name: string, data: string) => {
      const loginRequest = { endpoint: 's', params: { a: { user: name } } };
      return loginOf(byOauth({ type: 'oauth20.login', loginRequest }, { '#data': data })).request().target.query;
    };
    assert.equal(login('deep.list.0', '{"deep":{"list":["x"]}}'), 'a=x');
    assert.equal(login('0.id', '[{"id":7}]'), 'a=7');
  });

  it('authentication.md 7: apiRequest, expires and format are those of a login', () => {
    const session = sessionOf(parts, { access_token: 'T' });
    assert.equal(session.expiry, noon / 1000 + 60);
    assert.deepEqual(headersOf(parts, 'parcels', { session }), { Authorization: 'Bearer T' });
    const text = byOauth(
      { ...refresh, format: 'text', apiRequest: { query: { t: { response: 'data' } } } },
      { '#data': '{"refresh_token":"r"}' },
      { name: 'a' },
    );
    assert.equal(addressOf(text, 'parcels', { session: sessionOf(text, 'T') }), 'parcels?t=T');
  });

  it('authentication.md 7: apiRequest has no consumer and no user', () => {
    for (const context of ['consumer', 'user']) {
      const apiRequest = { headers: { 'X-A': concat({ [context]: 'client_id' }) } };
      assert.match(
        firstProblem(byOauth({ ...refresh, apiRequest }, { '#data': '{"refresh_token":"r"}' }, { name: 'a' })) ?? '',
        /^function\.context-not-here \/api\/authentication\/apiRequest\/headers\/X-A\/args\/0$/,
      );
    }
  });

  for (const [title, data] of [
    ['no JSON', 'hunter22'],
    ['a text', '"hunter22"'],
    ['a number', '5'],
    ['null', 'null'],
  ] as const) {
    it(`authentication.md 7: #data that is ${title} is a user error that shows nothing of it`, () => {
      const [problem] = problemsOf(byOauth(refresh, { '#data': data }));
      assert.deepEqual([problem?.code, problem?.pointer], ['authentication.bad-data', `${credentials}/#data`]);
      assert.doesNotMatch(problem?.message ?? '', /hunter22/);
    });
  }

  it('authentication.md 7: a reference that #data does not have is a user error at the start', () =>
    assert.equal(
      firstProblem(byOauth(refresh, { '#data': '{"other":1}' }, { name: 'a' })),
      'function.unknown-reference /api/authentication/loginRequest/params/refresh_token',
    ));

  it('configuration.md 14: what the login sends is secret', () => {
    const { secrets } = readParts(parts);
    assert.ok(secrets.includes('r t') && secrets.includes('cs/secret'));
  });
});
