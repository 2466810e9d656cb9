import { textField } from '../../json/readValues.ts';
import { isObject, type JsonList, type JsonObject } from '../../json/value.ts';
import type { AuthenticationReader } from '../authentication.ts';
import type { AuthenticationKind, OauthUse } from '../authenticationKind.ts';
import { badData, oauthCredentials, readData } from '../oauthCredentials.ts';
import { signOauth10 } from '../signOauth10.ts';

const nonceLength = 40;
const [tokenKey, tokenSecretKey] = ['oauth_token', 'oauth_token_secret'] as const;
const use: OauthUse = { required: ['#data', 'appKey', '#appSecret'], dataKeys: [tokenKey, tokenSecretKey] };

/** `type: "oauth10"` (`docs/format/authentication.md#5-oauth10`): signs every request with HMAC-SHA1. */
export const oauth10: AuthenticationKind = {
  type: 'oauth10',
  oauth: use,
  offers: [
    {
      label: 'OAuth 1.0, authorized on the platform',
      detail: 'Each request is signed with a consumer key and the token of a login in the browser.',
      asks: [
        { name: 'appKey', prompt: 'Consumer key' },
        { name: '#appSecret', prompt: 'Consumer secret' },
        { name: '#data', prompt: `Token, as JSON: {"${tokenKey}": "…", "${tokenSecretKey}": "…"}` },
      ],
      options: {},
      credentials: { '#data': '', appKey: '‹appKey›', '#appSecret': '' },
    },
  ],
};

export const readOauth10: AuthenticationReader = () => (setup) => {
  const { data, appKey, appSecret } = oauthCredentials(setup, use);
  const tokens = readData(data);
  const token = tokenOf(tokens, tokenKey);
  const tokenSecret = tokenOf(tokens, tokenSecretKey);
  const credentials = { consumerKey: appKey, consumerSecret: appSecret, token, tokenSecret };
  return {
    secrets: [token, tokenSecret],
    authorize: (request, { now, nonce }) =>
      signOauth10(request, credentials, { nonce: nonce(nonceLength), timestamp: Math.floor(now / 1000) }),
  };
};

function tokenOf(tokens: JsonObject | JsonList, key: string): string {
  const token = isObject(tokens) ? textField(tokens, key) : undefined;
  if (token === undefined) throw badData(`has no "${key}"`);
  return token;
}
