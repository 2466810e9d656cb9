import type { AuthenticationReader } from '../authentication.ts';
import { type AuthenticationKind, concat } from '../authenticationKind.ts';
import { loginAuthentication } from '../login/loginAuthentication.ts';
import { readLoginOptions } from '../login/loginOptions.ts';
import { describeLogin } from '../login/loginPlaces.ts';

// As in the platform's own templates (`docs/format/authentication.md#8-client-credentials-bearer-token-api-key`).
const clientCredentials = concat({ attr: 'clientId' }, ':', { attr: '#clientSecret' });

/** `type: "login"` (`docs/format/authentication.md#4-login`): sends values from a login response with every request. */
export const login: AuthenticationKind = {
  type: 'login',
  ...describeLogin(['attr']),
  offers: [
    {
      label: 'OAuth 2.0, client credentials',
      detail: 'A client ID and a client secret get a token for all requests.',
      asks: [
        {
          name: 'login',
          prompt: 'Address of the token endpoint, whole or below the base address',
          value: 'oauth/token',
        },
        { name: 'clientId', prompt: 'Client ID' },
        { name: '#clientSecret', prompt: 'Client secret' },
      ],
      options: {
        loginRequest: {
          endpoint: '‹login›',
          method: 'FORM',
          headers: { Authorization: concat('Basic ', { function: 'base64_encode', args: [clientCredentials] }) },
          params: { grant_type: 'client_credentials' },
        },
        apiRequest: { headers: { Authorization: concat('Bearer ', { response: 'access_token' }) } },
        expires: { response: 'expires_in', relative: true },
      },
      config: { clientId: '‹clientId›', '#clientSecret': '' },
    },
    {
      label: 'Login request',
      detail: 'A first request with username and password gets a token for all others.',
      asks: [
        {
          name: 'login',
          prompt: 'Endpoint of the login, below the base address, or a cURL command of it',
          value: 'login',
        },
        { name: 'username', prompt: 'Username' },
        { name: '#password', prompt: 'Password' },
        { name: 'token', prompt: 'Path of the token in the response of the login', value: 'token' },
      ],
      pasted: { question: 'login', answers: ['username', '#password'] },
      options: {
        loginRequest: {
          endpoint: '‹login›',
          method: 'POST',
          params: { username: { attr: 'username' }, password: { attr: '#password' } },
        },
        apiRequest: { headers: { Authorization: concat('Bearer ', { response: '‹token›' }) } },
        // A login whose response does not say so does not expire.
        expires: { response: 'expires_in', relative: true },
      },
      config: { username: '‹username›', '#password': '' },
    },
  ],
};

export const readLogin: AuthenticationReader = ({ options }) => {
  const login = readLoginOptions(options);
  return (setup) => loginAuthentication(login, setup, {});
};
