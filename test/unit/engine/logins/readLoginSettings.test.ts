import assert from 'node:assert/strict';
import { findUserError } from '../../../../engine/core/findUserError.ts';
import { readLoginSettings } from '../../../../engine/core/logins/readLoginSettings.ts';

const issuer = 'https://id.example';
const fileWith = (logins: unknown) => ({ path: '/p', shownAs: '.pagewright.json', text: JSON.stringify({ logins }) });
const read = (login: unknown) => readLoginSettings(fileWith({ 'a.extractor.json': login }), 'a.extractor.json');

describe('the login of a configuration in .pagewright.json', () => {
  it('is that of its path; an environment may have its own', () => {
    const [own, dev] = [{ issuer }, { issuer: 'https://dev.example' }];
    const file = fileWith({ 'a.extractor.json': own, 'a.extractor.json@dev': dev });
    assert.deepEqual(readLoginSettings(file, 'a.extractor.json'), own);
    assert.deepEqual(readLoginSettings(file, 'a.extractor.json', 'dev'), dev);
    assert.deepEqual(readLoginSettings(file, 'a.extractor.json', 'live'), own);
    assert.equal(readLoginSettings(file, 'b/a.extractor.json'), undefined);
  });

  it('is none in a file without logins, and in one that is not JSON', () => {
    for (const text of ['', '{', '[]', '{"logins": 1}', '{"logins": {}} // none'])
      assert.equal(readLoginSettings({ path: '', shownAs: '', text }, 'a.extractor.json'), undefined, text);
  });

  for (const login of [
    { issuer },
    { issuer: 'http://localhost:8080/realms/a' },
    {
      issuer,
      scope: 'openid a',
      clientId: 'ü',
      clientAuthentication: 'client_secret_post',
      parameters: { audience: 'https://a' },
    },
    { authorizationEndpoint: `${issuer}/a?b=c`, tokenEndpoint: `${issuer}/t`, scope: 'a' },
    ...['http://127.0.0.1/callback', 'http://localhost:1/', 'http://[::1]:8123/a', 'http://127.3.2.1:9/a'].map(
      (redirectUri) => ({ issuer, redirectUri }),
    ),
  ])
    it(`may be ${JSON.stringify(login)}`, () => assert.deepEqual(read(login), login));

  for (const [login, reason] of [
    [1, 'it must be an object'],
    [{}, 'it needs "issuer", or "authorizationEndpoint" and "tokenEndpoint"'],
    [{ tokenEndpoint: issuer }, 'it needs "issuer", or "authorizationEndpoint" and "tokenEndpoint"'],
    [{ issuer, isuer: 1 }, 'it has no "isuer", but "issuer"'],
    [{ issuer, clientSecret: 'x' }, 'it has no "clientSecret", because the file must not have a secret'],
    [{ issuer: 'http://id.example' }, '"issuer" must be an https address'],
    [{ issuer: 'http://127.0.0.1.evil.example' }, '"issuer" must be an https address'],
    [{ issuer: 'https://a:b@id.example' }, '"issuer" must be an https address'],
    [{ issuer: 'file:///etc/passwd' }, '"issuer" must be an https address'],
    [{ issuer, tokenEndpoint: 'http://id.example/t' }, '"tokenEndpoint" must be an https address'],
    [
      { issuer, clientAuthentication: 'plain' },
      '"clientAuthentication" must be "client_secret_basic", "client_secret_post" or "none"',
    ],
    [{ issuer, redirectUri: 'http://192.168.0.1/' }, '"redirectUri" must be a loopback address'],
    [{ issuer, redirectUri: 'https://127.0.0.1/' }, '"redirectUri" must be a loopback address'],
    [{ issuer, redirectUri: 'http://127.0.0.1/?a=b' }, '"redirectUri" must be a loopback address'],
    [{ issuer, parameters: { code_challenge_method: 'plain' } }, 'the login itself sets the parameter'],
    [{ issuer, parameters: { state: 'x' } }, 'the login itself sets the parameter "state"'],
    [{ issuer, parameters: { client_secret: 'x' } }, 'the parameter "client_secret" is a secret'],
    [{ issuer, parameters: { a: 1 } }, '"parameters" must be an object with texts'],
    [{ authorizationEndpoint: issuer, tokenEndpoint: issuer, scope: 'a openid' }, 'the scope "openid" needs "issuer"'],
  ] as const)
    it(`cannot be ${JSON.stringify(login)}`, () => {
      const { code, message = '' } = findUserError(() => read(login)) ?? {};
      assert.equal(code, 'login.bad-settings');
      assert.ok(
        message.startsWith(`"logins" in ".pagewright.json" cannot be used for "a.extractor.json": ${reason}`),
        message,
      );
    });
});
