import assert from 'node:assert/strict';
import { planConfig } from '../../../../engine/core/plan/planConfig.ts';
import { planText } from '../../../../engine/core/plan/planText.ts';
import { standInSecrets } from '../../../../engine/core/secrets/standInSecrets.ts';

const encrypted = 'KBC::ProjectSecure::eJw';
const job = { endpoint: 'users' };

describe('what stands for secrets', () => {
  it('leaves what has values, what is empty, and what is encrypted and not looked into', () => {
    const text = JSON.stringify({ config: { '#a': 'x', '#b': '', '#c': encrypted } });
    assert.equal(standInSecrets(text, ['encrypted', 'missing']), text);
  });

  it('gives missing attributes a text, where they are asked for', () => {
    const text = '{"api": {"x": {"attr": "#a"}}, "config": {}}';
    assert.equal(standInSecrets(text, ['encrypted']), text);
    assert.equal(
      standInSecrets(text, ['encrypted', 'missing']),
      '{"api": {"x": {"attr": "#a"}}, "config": {"#a": "__a__"}}',
    );
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
  for (const [title, authentication] of plans) {
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
