import assert from 'node:assert/strict';
import { targetUrl } from '../../../../engine/core/request/resolveEndpoint.ts';
import { Redactor } from '../../../../engine/core/secrecy/redactor.ts';
import { shownUrl } from '../../../../engine/core/secrecy/requestSecrets.ts';
import { firstProblem, iterationOf, noon, type Parts, readParts } from '../config/readParts.ts';
import {
  addressOf,
  authenticatedBy,
  authorized,
  base,
  failsWith,
  getOf,
  headersOf,
  loginOf,
  responseOf,
  sessionOf,
} from './authorize.ts';

const place = '/api/authentication';
const concat = (...args: unknown[]) => ({ function: 'concat', args });

/** A configuration with a login, of which some parts are given. */
function byLogin(authentication: object = {}, config: object = {}, more: Parts = {}): Parts {
  return authenticatedBy({ type: 'login', loginRequest: { endpoint: 'session' }, ...authentication }, config, more);
}

/** The login request as the reference's traces write it, with its headers. */
function loginLine(loginRequest: object, config: object = {}, more: Parts = {}): [string, object] {
  const { method, target, headers, body } = loginOf(byLogin({ loginRequest }, config, more)).request();
  const address = targetUrl(target).replace('https://api.example.test', '');
  return [`${method} ${address}${body === undefined ? '' : ` ${body}`}`, Object.fromEntries(headers)];
}

describe('the login request (authentication.md 4.1)', () => {
  const json = { 'Content-Type': 'application/json' };
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

  // loginRequest, its line and headers
  const rows: [string, object, string, object][] = [
    ['a GET by default', { endpoint: 'session' }, 'GET /v2/session', {}],
    ['params of a GET in the query', { endpoint: 's?a=1', params: { b: 'x y' } }, 'GET /v2/s?a=1&b=x+y', {}],
    ['the endpoint is resolved against baseUrl', { endpoint: '/auth' }, 'GET /auth', {}],
    ['… and may be a whole address', { endpoint: 'https://l.example.test/x' }, 'GET https://l.example.test/x', {}],
    ['POST sends JSON', { endpoint: 's', method: 'POST', params: { a: 1 } }, 'POST /v2/s {"a":1}', json],
    ['… an empty list without params', { endpoint: 's', method: 'post' }, 'POST /v2/s []', json],
    ['FORM sends form fields', { endpoint: 's', method: 'FORM', params: { a: 'x y' } }, 'POST /v2/s a=x+y', form],
    [
      'headers of its own',
      { endpoint: 's', headers: { 'X-A': 'a', 'X-B': true } },
      'GET /v2/s',
      { 'X-A': 'a', 'X-B': '1' },
    ],
    ['functions in params', { endpoint: 's', params: { u: { attr: 'user' } } }, 'GET /v2/s?u=ada', {}],
    [
      'functions in headers',
      { endpoint: 's', headers: { 'X-U': concat('Basic ', { attr: 'user' }) } },
      'GET /v2/s',
      { 'X-U': 'Basic ada' },
    ],
  ];
  for (const [title, loginRequest, line, headers] of rows) {
    it(`authentication.md 4.1: ${title}`, () =>
      assert.deepEqual(loginLine(loginRequest, { user: 'ada' }), [line, headers]));
  }

  it('authentication.md 4.1: the headers of api and config are applied, its own are over them', () => {
    const http = { headers: { 'X-Api': 'api', 'X-Own': 'api' } };
    const config = { http: { headers: { 'X-Config': 'config' } } };
    const [, headers] = loginLine({ endpoint: 's', headers: { 'x-own': 'own' } }, config, { api: { http } });
    assert.deepEqual(headers, { 'X-Api': 'api', 'X-Config': 'config', 'x-own': 'own' });
  });

  it('authentication.md 4.1: the default options are not, nor what the login itself gives', () => {
    const defaultOptions = { params: { a: 1 }, headers: { 'X-Default': 'd' }, method: 'POST' };
    const apiRequest = { headers: { 'X-S': 'x' }, query: { q: 'y' } };
    const parts = byLogin({ apiRequest }, {}, { api: { http: { defaultOptions } } });
    const { method, target, headers } = loginOf(parts).request();
    assert.deepEqual([method, targetUrl(target), headers.size], ['GET', `${base}session`, 0]);
  });

  it('functions.md 2: it is computed anew for each login', () => {
    const parts = byLogin({ loginRequest: { endpoint: 's', params: { at: { function: 'time' } } } });
    assert.equal(targetUrl(loginOf(parts).request().target), `${base}s?at=${noon / 1000}`);
  });

  it('authentication.md 4.1: aws signing is applied to it', () => {
    const credentials = { accessKeyId: 'A', '#secretKey': 's', serviceName: 'x', regionName: 'r' };
    const { authentication } = iterationOf(byLogin({}, {}, { parameters: { aws: { signature: { credentials } } } }));
    const request = authentication.login?.request();
    assert.ok(request !== undefined);
    const sent = authentication.authorize(request, { now: noon, nonce: () => '', session: undefined });
    assert.match(String(sent.headers.get('Authorization')), /^AWS4-HMAC-SHA256 /);
  });

  // loginRequest, problem
  const wrong: [string, unknown, string][] = [
    ['none', undefined, 'config.missing-key /api/authentication'],
    ['an empty one', {}, 'config.missing-key /api/authentication/loginRequest'],
    ['text', 'session', 'config.wrong-type /api/authentication/loginRequest'],
    ['an empty endpoint', { endpoint: '' }, 'config.empty /api/authentication/loginRequest/endpoint'],
    [
      'another method',
      { endpoint: 's', method: 'PUT' },
      'config.unknown-value /api/authentication/loginRequest/method',
    ],
    [
      'params that cannot be computed',
      { endpoint: 's', params: { a: { attr: 'x' } } },
      'function.unknown-reference /api/authentication/loginRequest/params/a',
    ],
    [
      'a context that there is not',
      { endpoint: 's', params: { a: { function: 'md5', args: [{ user: 'x' }] } } },
      'function.context-not-here /api/authentication/loginRequest/params/a/args/0',
    ],
    [
      'a header that stays an object',
      { endpoint: 's', headers: { 'X-A': { a: 'b' } } },
      'config.invalid /api/authentication/loginRequest/headers/X-A',
    ],
    [
      'a reference that headers do not have',
      { endpoint: 's', headers: { 'X-A': { time: 'currentStart' } } },
      'config.invalid /api/authentication/loginRequest/headers/X-A',
    ],
  ];
  for (const [title, loginRequest, problem] of wrong) {
    it(`authentication.md 11: ${title} is a user error at the start`, () =>
      assert.equal(firstProblem(authenticatedBy({ type: 'login', loginRequest })), problem));
  }

  it('configuration.md 14: what it computes from a secret is secret', () => {
    const loginRequest = { endpoint: 's', params: { p: concat('x-', { attr: '#pass' }) } };
    assert.ok(readParts(byLogin({ loginRequest }, { '#pass': 'hunter22' })).secrets.includes('x-hunter22'));
  });
});

describe('the response to a login (authentication.md 4.2)', () => {
  /** The value of `{"response": name}`. */
  const foundIn = (format: string | undefined, body: unknown, name: string) =>
    sessionOf(byLogin({ ...(format && { format }), apiRequest: { headers: { 'X-A': { response: name } } } }), body)
      .headers;

  // format, body, reference, value
  const rows: [string, string | undefined, unknown, string, unknown][] = [
    ['json, the default: an object', undefined, { a: { b: 'x' } }, 'a.b', 'x'],
    ['json: an object', 'json', { a: ['x', 'y'] }, 'a.1', 'y'],
    ['json: text is data', 'json', '"t0ken"', 'data', 't0ken'],
    ['json: a number is data', 'json', '7', 'data', 7],
    ['json: true is data', 'json', 'true', 'data', true],
    ['json: an empty format is the default', '', '{"a":"x"}', 'a', 'x'],
    ['text: the body is data', 'text', 't0ken', 'data', 't0ken'],
    ['text: it is not trimmed', 'text', ' t0ken\n', 'data', ' t0ken\n'],
    ['text: JSON is text too', 'text', '{"a":"x"}', 'data', '{"a":"x"}'],
    ['text: an empty body', 'text', '', 'data', ''],
  ];
  for (const [title, format, body, name, value] of rows) {
    it(`authentication.md 4.2: ${title}`, () => assert.deepEqual(foundIn(format, body, name), { 'X-A': value }));
  }

  const login = (authentication: object = {}) => loginOf(byLogin(authentication));
  const wrong: [string, string, RegExp][] = [
    ['a list', '[1]', /a list/],
    ['null', 'null', /null/],
    ['no JSON', '<html>hunter22', /not JSON/],
    ['an empty body', '', /not JSON/],
  ];
  for (const [title, body, said] of wrong) {
    it(`authentication.md 4.2 and 11: json: ${title} is a user error that shows nothing of the body`, () =>
      assert.throws(
        () => login().read(responseOf(body), noon),
        (error: Error & { code: string }) =>
          error.code === 'authentication.login-answer' &&
          said.test(error.message) &&
          !error.message.includes('hunter22'),
      ));
  }

  it('authentication.md 4.1: any status of success will do', () => {
    for (const status of [200, 201, 299])
      assert.deepEqual(login().read(responseOf({ a: 1 }, status), noon).headers, {});
  });

  for (const status of [199, 300, 400, 401, 404, 500, 304]) {
    it(`authentication.md 4.1: a status of ${status} fails, by our decision also where it is among ignoreErrors`, () =>
      assert.throws(
        () =>
          loginOf(byLogin({}, {}, { api: { http: { ignoreErrors: [status] } } })).read(
            responseOf({ a: 1 }, status),
            noon,
          ),
        failsWith('authentication.login-failed', `${place}/loginRequest`, new RegExp(`${status}`)),
      ));
  }

  it('authentication.md 11: a bad format is a user error at the start', () => {
    assert.equal(firstProblem(byLogin({ format: 'xml' })), 'config.unknown-value /api/authentication/format');
    assert.equal(firstProblem(byLogin({ format: 5 })), 'config.wrong-type /api/authentication/format');
  });
});

describe('using a login (authentication.md 4.3)', () => {
  const response = { s: { id: '9f3', list: ['a'] }, n: 7, off: false, nothing: null };
  const headersFrom = (headers: object, config: object = {}) =>
    sessionOf(byLogin({ apiRequest: { headers } }, config), response).headers;

  // value of a header, what is sent
  const rows: [string, unknown, unknown][] = [
    ['a reference into the response', { response: 's.id' }, '9f3'],
    ['a reference to an attribute', { attr: 'user' }, 'ada'],
    ['a function of both', concat({ attr: 'user' }, ':', { response: 's.id' }), 'ada:9f3'],
    ['a text that is a path in the response stands for the value there', 's.id', '9f3'],
    ['… a number too', 'n', 7],
    ['… and an element of a list', 's.list.0', 'a'],
    ['a text that is none stays', 's.missing', 's.missing'],
    ['a computed value that happens to be a path is replaced too', concat('s', '.id'), '9f3'],
    ['false can be referred to', { response: 'off' }, false],
    ['a number stays', 5, 5],
  ];
  for (const [title, value, sent] of rows) {
    it(`authentication.md 4.3: ${title}`, () =>
      assert.deepEqual(headersFrom({ 'X-A': value }, { user: 'ada' }), { 'X-A': sent }));
  }

  it('authentication.md 11: a reference that the response does not have is a user error at the first request', () => {
    for (const name of ['missing', 'nothing', 's'])
      assert.throws(
        () => headersFrom({ 'X-A': { response: name } }),
        failsWith('function.unknown-reference', `${place}/apiRequest/headers/X-A`, new RegExp(`"${name}"`)),
      );
  });

  it('authentication.md 11: a header that ends up an object is a user error', () =>
    assert.throws(
      () => headersFrom({ 'X-A': 's' }),
      failsWith('authentication.not-scalar', `${place}/apiRequest/headers/X-A`, /"X-A"/),
    ));

  it('authentication.md 4.3: without apiRequest the login is done and its response is not used', () => {
    for (const apiRequest of [undefined, null, {}, []]) {
      const session = sessionOf(byLogin({ apiRequest }), response);
      assert.deepEqual([session.headers, session.query], [{}, {}]);
      assert.deepEqual(headersOf(byLogin({ apiRequest }), 'parcels', { session }), {});
    }
  });

  it('authentication.md 4.3: headers replace equal ones', () => {
    const parts = byLogin({ apiRequest: { headers: { 'x-session': { response: 's.id' } } } });
    const request = getOf('parcels');
    request.headers.set('X-Session', 'old').set('X-Other', 'o');
    const sent = authorized(parts, request, { session: sessionOf(parts, response) });
    assert.deepEqual(Object.fromEntries(sent.headers), { 'X-Other': 'o', 'x-session': '9f3' });
  });

  const queried = (query: object, endpoint: string) => {
    const parts = byLogin({ apiRequest: { query } });
    return decodeURIComponent(addressOf(parts, endpoint, { session: sessionOf(parts, { t: 'T', list: ['x', 'y'] }) }));
  };

  // the endpoint, apiRequest.query, the address
  const queries: [string, string, object, string][] = [
    [
      'the table, 1: a name that exists becomes a list at the end',
      'x?p=1&z=2',
      { p: 'T', n: 'T' },
      'x?z=2&n=T&p[0]=1&p[1]=T',
    ],
    ['the table, 2: duplicates are dropped', 'x?p=T', { p: 'T' }, 'x?p[0]=T'],
    ['a new name is appended', 'x?z=2', { n: { response: 't' } }, 'x?z=2&n=T'],
    ['a path in the response', 'x', { n: 't' }, 'x?n=T'],
    [
      'two names that exist, in the order of apiRequest',
      'x?a=1&b=2',
      { b: 'B', a: 'A' },
      'x?b[0]=2&b[1]=B&a[0]=1&a[1]=A',
    ],
    ['the strict form: spaces', 'x?q=a+b', {}, 'x?q=a b'],
  ];
  for (const [title, endpoint, query, address] of queries) {
    it(`authentication.md 4.3: ${title}`, () => assert.equal(queried(query, endpoint), address));
  }

  it('pagination.md 4.2: with a login the query is written by the strict rules', () => {
    const parts = byLogin();
    assert.equal(addressOf(parts, 'x?q=a+b~&f', { session: sessionOf(parts, {}) }), 'x?q=a%20b~&f');
  });

  it('authentication.md 4.1: without a session, as for the login itself, nothing is added', () => {
    const parts = byLogin({ apiRequest: { headers: { 'X-A': { response: 's.id' } }, query: { q: 'x' } } });
    assert.deepEqual([headersOf(parts), addressOf(parts, 'parcels')], [{}, 'parcels']);
  });

  it('configuration.md 14: what a login gave is secret, and never shown in an address', () => {
    const parts = byLogin({
      apiRequest: { headers: { 'X-A': { response: 's.id' } }, query: { key: { response: 's.id' } } },
    });
    const session = sessionOf(parts, response);
    assert.ok(session.secrets.includes('9f3'));
    assert.equal(
      shownUrl(authorized(parts, getOf('parcels?a=1'), { session }), new Redactor([])),
      `${base}parcels?a=1&key=•••`,
    );
  });

  it('configuration.md 14: … also where a function made something else of it', () => {
    const headers = { Authorization: { function: 'base64_encode', args: [{ response: 's.id' }] } };
    const { secrets } = sessionOf(byLogin({ apiRequest: { headers } }), response);
    assert.deepEqual([...secrets].sort(), ['9f3', btoa('9f3')].sort());
  });

  const wrong: [string, object, string][] = [
    ['an attribute that there is not', { headers: { 'X-A': { attr: 'x' } } }, 'headers/X-A'],
    ['… also in a function', { query: { q: concat({ attr: 'x' }) } }, 'query/q/args/0'],
    ['a reference to a context that there is not', { headers: { 'X-A': { time: 'currentStart' } } }, 'headers/X-A'],
    ['a context that there is not', { query: { q: concat({ time: 'currentStart' }) } }, 'query/q/args/0'],
  ];
  for (const [title, apiRequest, pointer] of wrong) {
    it(`configuration.md 2, Pagewright: ${title} is said at the start`, () =>
      assert.match(
        firstProblem(byLogin({ apiRequest })) ?? '',
        new RegExp(`^function\\.\\S+ ${place}/apiRequest/${pointer}$`),
      ));
  }
});

describe('how long a login lasts (authentication.md 4.4)', () => {
  const now = noon / 1000;
  const expiryAt = (expires: unknown, response: unknown = {}, at = noon) =>
    sessionOf(byLogin({ expires }), response, at).expiry;

  // expires, the response, until when, in seconds from now
  const rows: [string, unknown, object, number | 'always' | undefined][] = [
    ['missing: never', undefined, {}, undefined],
    ['null: never', null, {}, undefined],
    ['an integer: so many seconds', 3600, {}, 3600],
    ['integer text', '3600', {}, 3600],
    ['0, by our decision: before every request', 0, {}, 'always'],
    ['"0" as well', '0', {}, 'always'],
    ['a Unix time at a path', { response: 'a.at' }, { a: { at: now + 60 } }, 60],
    ['a date at a path', { response: 'at' }, { at: '2026-01-31 12:30:00' }, 1800],
    ['a date with its zone', { response: 'at' }, { at: '2026-01-31T12:30:00Z' }, 1800],
    ['@ and a Unix time', { response: 'at' }, { at: `@${now + 5}` }, 5],
    ['digits in text, by our decision: an integer', { response: 'at' }, { at: String(now + 60) }, 60],
    ['exactly now is accepted', { response: 'at' }, { at: now }, 0],
    ['"-0 second" is now', { response: 'at' }, { at: '-0 second' }, 0],
    ['relative: seconds from now', { response: 'in', relative: true }, { in: 60 }, 60],
    ['relative: 0 is now', { response: 'in', relative: true }, { in: 0 }, 0],
    ['relative: digits in text, by our decision: an integer', { response: 'in', relative: true }, { in: '3600' }, 3600],
    ['relative as a truth value', { response: 'in', relative: 1 }, { in: 60 }, 60],
    ['a path that the response does not have: never', { response: 'missing' }, {}, undefined],
    ['a path with null: never', { response: 'at' }, { at: null }, undefined],
  ];
  for (const [title, expires, response, seconds] of rows) {
    it(`authentication.md 4.4: ${title}`, () =>
      assert.equal(expiryAt(expires, response), typeof seconds === 'number' ? now + seconds : seconds));
  }

  it('authentication.md 4.4: relative: other text is read as a date, and now is added', () =>
    assert.equal(expiryAt({ response: 'at', relative: true }, { at: '2026-01-31 12:30:00' }), now + now + 1800));

  it('authentication.md 4.4: the clock counts in whole seconds', () =>
    assert.equal(expiryAt(60, {}, noon + 999), now + 60));

  for (const [title, expires, value, shown] of [
    ['a time that has passed', { response: 'at' }, now - 1, `${now - 1}".*past`],
    ['a date that has passed', { response: 'at' }, '2020-01-01', '2020-01-01".*past'],
    ['negative seconds', { response: 'at', relative: true }, -5, '-5".*past'],
    ['a text that is no date', { response: 'at' }, 'whenever', 'whenever".*cannot be read'],
    ['a list', { response: 'at' }, [1], 'list.*cannot be read'],
  ] as [string, object, unknown, string][]) {
    it(`authentication.md 4.4 and 11: ${title} is a user error that shows the value`, () =>
      assert.throws(
        () => expiryAt(expires, { at: value }),
        failsWith('authentication.bad-expiry', `${place}/expires`, new RegExp(shown)),
      ));
  }

  for (const expires of [1.5, '1.5', 'soon', '1 hour', true, [60], { relative: true }, { response: '' }]) {
    it(`authentication.md 4.4: ${JSON.stringify(expires)} is a user error at the start`, () =>
      assert.match(firstProblem(byLogin({ expires })) ?? '', new RegExp(`^\\S+ ${place}/expires(/response)?$`)));
  }

  it('authentication.md 4.4: a login is over in the second of its expiry', () => {
    const { isExpired } = loginOf(byLogin());
    const session = (expiry: number | 'always' | undefined) => ({ headers: {}, query: {}, expiry, secrets: [] });
    assert.equal(isExpired(session(now), noon - 1), false);
    assert.equal(isExpired(session(now), noon), true);
    assert.equal(isExpired(session(now + 60), noon), false);
    assert.equal(isExpired(session(undefined), noon * 2), false);
    assert.equal(isExpired(session('always'), noon), true);
  });
});

describe('the trace of a login (authentication.md 4.5)', () => {
  it('authentication.md 4.5: the login, then requests with what it gave', () => {
    const parts = byLogin(
      {
        loginRequest: { endpoint: 'auth/session', method: 'POST', params: { user: { attr: 'user' } } },
        apiRequest: { headers: { 'X-Session': { response: 's.id' } } },
      },
      { user: 'ada' },
    );
    const { method, target, headers, body } = loginOf(parts).request();
    assert.deepEqual(
      [`${method} ${target.path}`, body, Object.fromEntries(headers)],
      ['POST /v2/auth/session', '{"user":"ada"}', { 'Content-Type': 'application/json' }],
    );
    const session = sessionOf(parts, { s: { id: '9f3' } });
    for (const endpoint of ['parcels', 'depots'])
      assert.deepEqual(headersOf(parts, endpoint, { session }), { 'X-Session': '9f3' });
  });

  it('authentication.md 8: client credentials are a login with FORM and a bearer header', () => {
    const id = concat({ attr: '__CLIENT_ID' }, ':', { attr: '#__CLIENT_SECRET' });
    const parts = byLogin(
      {
        loginRequest: {
          endpoint: 'token',
          method: 'FORM',
          params: { grant_type: 'client_credentials' },
          headers: { Authorization: concat('Basic ', { function: 'base64_encode', args: [id] }) },
        },
        apiRequest: { headers: { Authorization: concat('Bearer ', { response: 'access_token' }) } },
      },
      { __CLIENT_ID: 'id', '#__CLIENT_SECRET': 'secret' },
    );
    const { headers, body } = loginOf(parts).request();
    assert.deepEqual(
      [headers.get('Authorization'), body],
      [`Basic ${btoa('id:secret')}`, 'grant_type=client_credentials'],
    );
    const session = sessionOf(parts, { access_token: 'T' });
    assert.deepEqual(headersOf(parts, 'x', { session }), { Authorization: 'Bearer T' });
  });
});
