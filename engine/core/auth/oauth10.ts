import { textField } from '../config/readValues.ts';
import { isObject, type JsonObject } from '../json/value.ts';
import type { AuthenticationFactory } from './authentication.ts';
import { badData, oauthCredentials } from './oauthCredentials.ts';
import { readData } from './readData.ts';
import { signOauth10 } from './signOauth10.ts';

const nonceLength = 40;

/** `type: "oauth10"` (`authentication.md` section 5): every request is signed with HMAC-SHA1. */
export const oauth10: AuthenticationFactory = (setup) => {
  const { data, appKey, appSecret } = oauthCredentials(setup);
  const tokens = readData(data);
  const token = tokenOf(tokens, 'oauth_token');
  const tokenSecret = tokenOf(tokens, 'oauth_token_secret');
  const credentials = { consumerKey: appKey, consumerSecret: appSecret, token, tokenSecret };
  return {
    secrets: [token, tokenSecret],
    authorize: (request, { now, nonce }) =>
      signOauth10(request, credentials, { nonce: nonce(nonceLength), timestamp: Math.floor(now / 1000) }),
  };
};

function tokenOf(tokens: JsonObject | unknown[], key: string): string {
  const token = isObject(tokens as JsonObject) ? textField(tokens as JsonObject, key) : undefined;
  if (token === undefined) throw badData(`has no "${key}"`);
  return token;
}
