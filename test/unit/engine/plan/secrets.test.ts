import assert from 'node:assert/strict';
import { planText } from '../../../../engine/core/plan/planText.ts';
import type { Parts } from '../config/readParts.ts';
import { headerOf, linesOf, planOf, plansOf } from './planParts.ts';

const concat = (...args: unknown[]) => ({ function: 'concat', args });
const attr = (name: string) => ({ attr: name });

/** Everything that a plan says. */
function wordsOf(parts: Parts): string {
  const plans = plansOf(parts);
  return `${JSON.stringify(plans)}\n${planText({ plans, iterations: 1, processors: [] })}`;
}

describe('a plan shows no secret', () => {
  const token = { method: 'response.param', responseParam: 'next', queryParam: 'access_token' };
  const long = 'p!a$s/w~o(r)d é"';
  const jobs = (...list: object[]) => ({ '#long': long, '#pin': '73', jobs: list });
  const forms = [long, encodeURIComponent(long), 'p%21a', 'p!a', 'p!a$s\\/w', 'p%21a%24s%2Fw%7Eo%28r%29d', 'YWRhOnA'];

  const table: [title: string, parts: Parts, shown: RegExp][] = [
    [
      'in the query, by reference',
      { config: jobs({ endpoint: 'a', params: { key: attr('#long'), n: 1 } }) },
      /a\?key=•••&n=1/,
    ],
    [
      'in the query, as part of a text',
      { config: jobs({ endpoint: 'a', params: { key: concat('x', attr('#long')) } }) },
      /key=•••/,
    ],
    ['in the query, short', { config: jobs({ endpoint: 'a', params: { pin: attr('#pin') } }) }, /pin=•••/],
    [
      'in the query, short, within a text',
      { config: jobs({ endpoint: 'a', params: { pin: concat('no', attr('#pin')) } }) },
      /pin=•••/,
    ],
    [
      'in the query, marked by its key',
      { config: jobs({ endpoint: 'a', params: { x: { '#k': '5' } } }) },
      /x%5B%23k%5D=•••/,
    ],
    [
      'in a default of all jobs',
      { api: { http: { defaultOptions: { params: { key: attr('#long') } } } }, config: jobs({ endpoint: 'a' }) },
      /key=•••/,
    ],
    [
      'in a JSON body',
      {
        config: jobs({
          endpoint: 'a',
          method: 'POST',
          params: { deep: { list: [{ key: attr('#long') }] }, pin: attr('#pin'), n: 1 },
        }),
      },
      /\{"deep":\{"list":\[\{"key":•••\}\]\},"pin":•••,"n":1\}/,
    ],
    [
      'in a form',
      { config: jobs({ endpoint: 'a', method: 'FORM', params: { key: attr('#long'), pin: attr('#pin'), n: 1 } }) },
      /key=•••&pin=•••&n=1/,
    ],
    [
      'in a header',
      {
        api: { http: { headers: { 'X-Key': attr('#long'), 'X-Pin': attr('#pin') } } },
        config: jobs({ endpoint: 'a' }),
      },
      /X-Key: •••, X-Pin: •••/,
    ],
    [
      'in a header that is called like a credential',
      { api: { http: { headers: { 'X-Api-Token': 'p!a' } } }, config: jobs({ endpoint: 'a' }) },
      /X-Api-Token: •••/,
    ],
    [
      'in the endpoint, under the name of a credential',
      { config: jobs({ endpoint: 'a?api_key=p!a&b=1' }) },
      /a\?api_key=•••&b=1/,
    ],
    [
      'of basic authentication',
      {
        api: { authentication: { type: 'basic' } },
        config: { ...jobs({ endpoint: 'a' }), username: 'ada', '#password': long },
      },
      /Authorization: Basic •••/,
    ],
    [
      'of query authentication, with what it computes from the request',
      {
        api: {
          authentication: {
            type: 'query',
            query: { key: attr('#long'), pin: attr('#pin'), sign: concat(attr('#pin'), { request: 'url' }) },
          },
        },
        config: jobs({ endpoint: 'a' }),
      },
      /a\?key=•••&pin=•••&sign=•••/,
    ],
    [
      'of a login: its body, and what is put before the token',
      {
        api: {
          authentication: {
            type: 'login',
            loginRequest: {
              endpoint: 'in',
              method: 'POST',
              params: { user: 'ada', pw: attr('#long'), pin: attr('#pin') },
            },
            apiRequest: {
              headers: {
                Authorization: concat(attr('#pin'), ' ', { response: 'token' }),
                'X-Plain': { attr: '#long' },
              },
            },
          },
        },
        config: jobs({ endpoint: 'a' }),
      },
      /0 {2}POST https:\/\/api\.example\.test\/v2\/in {2}\(logs in first\)\n.*\n {5}\{"user":"ada","pw":•••,"pin":•••\}/,
    ],
    [
      'of OAuth 1.0',
      {
        api: { authentication: { type: 'oauth10' } },
        config: jobs({ endpoint: 'a' }),
        outer: {
          authorization: {
            oauth_api: {
              credentials: {
                '#data': JSON.stringify({ oauth_token: 'p!a-token', oauth_token_secret: long }),
                appKey: 'p!a-app',
                '#appSecret': 'p!a-secret',
              },
            },
          },
        },
      },
      /Authorization: OAuth •••/,
    ],
    [
      'of OAuth 2.0, in a header of any name',
      {
        api: {
          authentication: { type: 'oauth20', headers: { 'X-Any': concat('Bearer ', { authorization: 'data' }) } },
        },
        config: jobs({ endpoint: 'a' }),
        outer: {
          authorization: { oauth_api: { credentials: { '#data': 'p!a-token', appKey: 'k', '#appSecret': 's' } } },
        },
      },
      /X-Any: Bearer •••/,
    ],
    [
      'of an AWS signature',
      {
        config: jobs({ endpoint: 'a' }),
        parameters: {
          aws: {
            signature: {
              credentials: { accessKeyId: 'id', '#secretKey': long, serviceName: 's3', regionName: 'eu-central-1' },
            },
          },
        },
      },
      /X-Amz-Date: ‹time of sending›, Authorization: AWS4-HMAC-SHA256 •••/,
    ],
  ];
  for (const [title, parts, shown] of table) {
    it(title, () => {
      const words = wordsOf(parts);
      assert.match(words, shown);
      for (const form of forms) assert.ok(!words.includes(form), `${form} in ${words}`);
      assert.doesNotMatch(words, /(?<![\d.])73(?!\d)/);
    });
  }

  it('and still shows where the value of the next page goes, under any name', () => {
    const plan = planOf({ api: { pagination: token } });
    assert.equal(linesOf(plan)[1], '2 parcels?access_token=‹next value from "next"›');
  });
});

describe('a plan shows what a login gives', () => {
  const plan = planOf({
    api: {
      authentication: {
        type: 'login',
        loginRequest: { endpoint: 'in?x=1' },
        apiRequest: {
          headers: {
            Authorization: concat('Bearer ', { response: 'access.token' }),
            'X-Session': { response: 'id' },
            'X-Short': 'id',
            'X-Hash': { function: 'md5', args: [{ response: 'id' }] },
            'X-Of': concat({ attr: 'tenant' }, { response: 'id' }),
          },
          query: { access_token: { response: 'access.token' } },
        },
      },
    },
    config: { tenant: 't', jobs: [{ endpoint: 'parcels' }] },
  });

  it('as request 0, without what it is to bring', () => {
    assert.deepEqual(linesOf(plan), ['0 in?x=1', `1 parcels?access_token=‹"access.token" of the login response›`]);
    assert.equal(headerOf(plan, 'Authorization', 0), undefined);
  });

  const headers: [name: string, value: string][] = [
    ['Authorization', `Bearer ‹"access.token" of the login response›`],
    ['X-Session', `‹"id" of the login response›`],
    ['X-Short', `‹"id" of the login response, or this text itself›`],
    ['X-Hash', '‹computed from the login response›'],
    ['X-Of', '‹computed from the login response›'],
  ];
  for (const [name, value] of headers) {
    it(`in the header ${name}`, () => assert.equal(headerOf(plan, name), value));
  }

  it('but not to hosts that the configuration does not name', () => {
    const child = { endpoint: 'https://{region}.example.test/x', placeholders: { region: 'r' } };
    const [, elsewhere] = plansOf({
      api: { authentication: { type: 'basic' }, http: { headers: { 'X-Own': 'a' } } },
      config: { username: 'ada', '#password': 'pass-word', jobs: [{ endpoint: 'users', children: [child] }] },
    });
    assert.deepEqual(elsewhere?.requests[0]?.headers, []);
  });
});
