import assert from 'node:assert/strict';
import { ConfigDocument } from '../../../../engine/core/document/configDocument.ts';
import { plainOf } from '../../../../engine/core/json/plainOf.ts';
import { withClientPlaces, withLogin } from '../../../../engine/core/logins/withLogin.ts';

const tokens = { access_token: 'at', refresh_token: 'rt', token_type: 'bearer' };
const login = { tokens, tokenEndpoint: 'https://id.example/t', clientId: 'c1' };
const document = (authentication: object, rest: object = {}) =>
  ConfigDocument.of(JSON.stringify({ parameters: { api: { baseUrl: 'https://a.b/', authentication } }, ...rest }));
const credentialsOf = ({ value }: ConfigDocument) =>
  (plainOf(value ?? null) as { authorization?: { oauth_api?: { credentials?: object } } }).authorization?.oauth_api
    ?.credentials;

describe('a configuration with a login in the browser', () => {
  const whole = JSON.stringify(tokens);
  for (const [title, authentication, credentials] of [
    ['a text is the access token', { type: 'oauth20' }, { '#data': 'at', appKey: 'c1', '#appSecret': '' }],
    [
      'JSON is the whole response',
      { type: 'oauth20', format: 'json' },
      { '#data': whole, appKey: 'c1', '#appSecret': '' },
    ],
    [
      'a login of its own reads the response',
      { type: 'oauth20.login' },
      { '#data': whole, appKey: 'c1', '#appSecret': '' },
    ],
    ['others take none', { type: 'oauth10' }, undefined],
    ['nor does a configuration without an authentication', {}, undefined],
  ] as const)
    it(title, () => assert.deepEqual(credentialsOf(withLogin(document(authentication), login)), credentials));

  it('keeps what is written of the client, except what only the platform can read', () => {
    const written = (credentials: object) =>
      document({ type: 'oauth20' }, { authorization: { oauth_api: { id: 'x', credentials } } });
    const filled = (credentials: object, more = {}) =>
      credentialsOf(withLogin(written(credentials), { ...login, ...more }));
    assert.deepEqual(filled({ '#data': 'old', appKey: 'c0', other: 1 }), {
      '#data': 'at',
      appKey: 'c0',
      '#appSecret': '',
      other: 1,
    });
    assert.deepEqual(
      filled({ appKey: 'KBC::ProjectSecure::x', '#appSecret': 'KBC::ProjectSecure::y' }, { clientSecret: 's' }),
      {
        '#data': 'at',
        appKey: 'c1',
        '#appSecret': 's',
      },
    );
  });

  it('has no token in its text', () => {
    const { text } = document({ type: 'oauth20' });
    assert.equal(withLogin(document({ type: 'oauth20' }), login).text, text);
  });

  it('has a place for the secret of the client before the login', () => {
    assert.deepEqual(credentialsOf(withClientPlaces(document({ type: 'oauth20' }))), { '#appSecret': '' });
    assert.equal(credentialsOf(withClientPlaces(document({ type: 'basic' }))), undefined);
  });
});
