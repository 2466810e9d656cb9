import type { Context } from '../expressions/context.ts';
import { flatten } from '../expressions/flatten.ts';
import { textsOf } from '../expressions/secretsIn.ts';
import type { AuthenticationFactory } from './authentication.ts';
import { loginAuthentication } from './login/loginAuthentication.ts';
import { oauthCredentials } from './oauthCredentials.ts';
import { readData } from './readData.ts';

/** `type: "oauth20.login"` (`authentication.md` section 7): a login with the OAuth credentials, such as a refresh token. */
export const oauth20Login: AuthenticationFactory = (setup) => {
  const { data, appKey, appSecret } = oauthCredentials(setup);
  const user = readData(data);
  const consumer: Context = new Map([
    ['client_id', appKey],
    ['client_secret', appSecret],
  ]);
  return loginAuthentication(setup, { consumer, user: flatten(user) }, textsOf(user));
};
