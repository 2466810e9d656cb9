import assert from 'node:assert/strict';
import { ConfigDocument } from '../../../../engine/core/document/configDocument.ts';
import { planConfig } from '../../../../engine/core/plan/planConfig.ts';
import { planText } from '../../../../engine/core/plan/planText.ts';
import { standInSecrets, standInsForEmpty, withStandIns } from '../../../../engine/core/secrets/standInSecrets.ts';

const encrypted = 'KBC::ProjectSecure::eJw';
const job = { endpoint: 'users' };

describe('what stands for secrets', () => {
  const texts: [title: string, before: string, after: string][] = [
    ['no value', '{"config": {"#a": "x", "b": ""}}', '{"config": {"#a": "x", "b": ""}}'],
    [
      'nothing encrypted that is not looked into',
      `{"config": {"#a": "${encrypted}"}}`,
      `{"config": {"#a": "${encrypted}"}}`,
    ],
    ['an empty value', '{"config": {"#a": ""}}', '{"config": {"#a": "__a__"}}'],
    ['null', '{"config": {"#a": null}}', '{"config": {"#a": "__a__"}}'],
    ['an empty value whose key has an escape', '{"config": {"\\u0023a": ""}}', '{"config": {"\\u0023a": "__a__"}}'],
    ['a key with other letters', '{"config": {"#api-klíč": ""}}', '{"config": {"#api-klíč": "__api_kl____"}}'],
    [
      'a missing attribute',
      '{"api": {"x": {"attr": "#a"}}, "config": {}}',
      '{"api": {"x": {"attr": "#a"}}, "config": {"#a": "__a__"}}',
    ],
    ['an empty certificate', '{"api": {"#clientCertificate": ""}}', '{"api": {"#clientCertificate": null}}'],
    ['no half of a text', '{"config": {"#a": ""', '{"config": {"#a": ""'],
  ];
  for (const [title, before, after] of texts) {
    it(`replaces ${title}`, () => {
      assert.equal(standInSecrets(before), after);
      assert.deepEqual(withStandIns(ConfigDocument.of(before)).value, ConfigDocument.of(after).value);
    });
  }

  it('is known for empty values, which may be sent as they are', () => {
    const text = '{"api": {"x": {"attr": "#b"}}, "config": {"#a": "", "#c": "x", "jobs": [{"params": {"#d": null}}]}}';
    assert.deepEqual(standInsForEmpty(ConfigDocument.of(text)), ['__a__', '__d__']);
  });

  const plans: [title: string, config: object][] = [
    ['the data of oauth10', { type: 'oauth10' }],
    [
      'the data of oauth20, with what headers take from it',
      { type: 'oauth20', format: 'json', headers: { A: { authorization: 'data.access.token' } } },
    ],
    [
      'the data of an OAuth login, with what it sends',
      {
        type: 'oauth20.login',
        loginRequest: { endpoint: 'login', method: 'POST', params: { r: { user: 'refresh_token' } } },
        apiRequest: { headers: { A: { response: 'token' } } },
      },
    ],
  ];
  const basic = { baseUrl: 'https://a.test/', authentication: { type: 'basic' } };
  const absent: [title: string, config: object][] = [
    ['an empty password', { api: basic, config: { username: 'u', '#password': '', jobs: [job] } }],
    ['an empty username and password', { api: basic, config: { '#username': '', '#password': null, jobs: [job] } }],
    [
      'a missing attribute',
      {
        api: { ...basic, authentication: undefined, http: { headers: { A: { attr: '#a' } } } },
        config: { jobs: [job] },
      },
    ],
    [
      'an empty AWS key',
      {
        api: { baseUrl: 'https://a.test/' },
        aws: { signature: { credentials: { accessKeyId: 'a', '#secretKey': '', serviceName: 's', regionName: 'r' } } },
        config: { jobs: [job] },
      },
    ],
  ];
  for (const [title, config] of absent) {
    it(`lets a plan be made with ${title}, and shows none`, () => {
      const planned = planConfig(JSON.stringify(config), { now: () => 0 });
      assert.ok('plans' in planned, JSON.stringify(planned));
      assert.match(planText(planned), /GET https:\/\/a\.test\/users.*•••/s);
      assert.doesNotMatch(planText(planned), /__/);
    });
  }

  it('gives way to values that are given, which the plan masks', () => {
    const text = JSON.stringify({
      api: basic,
      config: {
        username: 'u',
        '#password': '',
        jobs: [
          {
            endpoint: 'users',
            params: { sum: { function: 'md5', args: [{ attr: '#password' }] }, p: { attr: '#password' } },
          },
        ],
      },
    });
    const planned = planConfig(text, { now: () => 0, secrets: { '#password': 'v3ry-s3cret' } });
    assert.ok('plans' in planned, JSON.stringify(planned));
    assert.doesNotMatch(planText(planned), /v3ry|__/);
  });

  for (const [title, authentication] of plans) {
    for (const authorization of [
      undefined,
      {},
      [],
      { oauth_api: { id: 'main' } },
      { oauth_api: { credentials: {} } },
    ]) {
      const where = JSON.stringify(authorization) ?? 'nothing';
      it(`lets a plan be made with ${title} added by the platform, where "authorization" is ${where}`, () => {
        const parameters = { api: { baseUrl: 'https://a.test/v1/', authentication }, config: { jobs: [job] } };
        const planned = planConfig(JSON.stringify({ parameters, authorization }), { now: () => 0 });
        assert.ok('plans' in planned, JSON.stringify(planned));
        assert.equal(planned.plans[0]?.problem, undefined);
        assert.match(planText(planned), /GET https:\/\/a\.test\/v1\/users/);
        assert.doesNotMatch(planText(planned), /__/);
      });
    }

    it(`lets a plan be made with ${title} encrypted`, () => {
      const credentials = { '#data': encrypted, appKey: 'k', '#appSecret': encrypted };
      const text = JSON.stringify({
        parameters: {
          api: { baseUrl: 'https://a.test/v1/', authentication, '#clientCertificate': encrypted },
          config: { jobs: [job] },
        },
        authorization: { oauth_api: { credentials } },
      });
      const planned = planConfig(text, { now: () => 0 });
      assert.ok('plans' in planned, JSON.stringify(planned));
      assert.equal(planned.plans[0]?.problem, undefined);
      assert.match(planText(planned), /GET https:\/\/a\.test\/v1\/users/);
      assert.doesNotMatch(planText(planned), /KBC::|__/);
    });
  }
});
