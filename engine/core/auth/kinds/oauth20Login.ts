import type { Context } from '../../expressions/context.ts';
import { flatten } from '../../expressions/flatten.ts';
import { textsOf } from '../../expressions/secretsIn.ts';
import type { AuthenticationReader } from '../authentication.ts';
import type { AuthenticationKind, OauthUse } from '../authenticationKind.ts';
import { loginAuthentication } from '../login/loginAuthentication.ts';
import { readLoginOptions } from '../login/loginOptions.ts';
import { describeLogin } from '../login/loginPlaces.ts';
import { oauthCredentials, readData } from '../oauthCredentials.ts';

const use: OauthUse = { required: ['#data', 'appKey', '#appSecret'] };

/**
 * `type: "oauth20.login"` (`docs/format/authentication.md#7-oauth20login`): a login with the OAuth credentials, such as
 * a refresh token.
 */
export const oauth20Login: AuthenticationKind = {
  type: 'oauth20.login',
  oauth: use,
  ...describeLogin(['consumer', 'user', 'attr']),
};

export const readOauth20Login: AuthenticationReader = ({ options }) => {
  const login = readLoginOptions(options);
  return (setup) => {
    const { data, appKey, appSecret } = oauthCredentials(setup, use);
    const user = readData(data);
    const consumer: Context = new Map([
      ['client_id', appKey],
      ['client_secret', appSecret],
    ]);
    const authentication = loginAuthentication(login, setup, { consumer, user: flatten(user) });
    return { ...authentication, secrets: [...textsOf(user), ...authentication.secrets] };
  };
};
