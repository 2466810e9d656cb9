import type { Context } from '../../expressions/context.ts';
import { flatten } from '../../expressions/flatten.ts';
import { textsOf } from '../../expressions/secretsIn.ts';
import type { AuthenticationReader } from '../authentication.ts';
import { type AuthenticationKind, concat, type OauthUse } from '../authenticationKind.ts';
import { loginAuthentication } from '../login/loginAuthentication.ts';
import { readLoginOptions } from '../login/loginOptions.ts';
import { describeLogin } from '../login/loginPlaces.ts';
import { oauthCredentials, readData } from '../oauthCredentials.ts';

const use: OauthUse = {
  required: ['#data', 'appKey', '#appSecret'],
  dataOf: (tokens) => JSON.stringify(tokens),
};

/** `type: "oauth20.login"` (`docs/format/authentication.md#7-oauth20login`): logs in with the OAuth credentials. */
export const oauth20Login: AuthenticationKind = {
  type: 'oauth20.login',
  oauth: use,
  ...describeLogin(['consumer', 'user', 'attr']),
  offers: [
    {
      label: 'OAuth 2.0, refresh token',
      detail: 'The refresh token of a login in the browser gets a token for all requests.',
      asks: [
        {
          name: 'login',
          prompt: 'Address of the token endpoint, whole or below the base address',
          value: 'oauth/token',
        },
        { name: 'appKey', prompt: 'Client ID' },
        { name: '#appSecret', prompt: 'Client secret' },
        { name: '#data', prompt: 'Refresh token, as JSON: {"refresh_token": "…"}' },
      ],
      options: {
        loginRequest: {
          endpoint: '‹login›',
          method: 'FORM',
          params: {
            grant_type: 'refresh_token',
            refresh_token: { user: 'refresh_token' },
            client_id: { consumer: 'client_id' },
            client_secret: { consumer: 'client_secret' },
          },
        },
        apiRequest: { headers: { Authorization: concat('Bearer ', { response: 'access_token' }) } },
        expires: { response: 'expires_in', relative: true },
      },
      credentials: { '#data': '', appKey: '‹appKey›', '#appSecret': '' },
    },
  ],
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
