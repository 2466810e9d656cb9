import type { AuthenticationReader } from '../authentication.ts';
import type { AuthenticationKind } from '../authenticationKind.ts';
import { loginAuthentication } from '../login/loginAuthentication.ts';
import { readLoginOptions } from '../login/loginOptions.ts';
import { describeLogin } from '../login/loginPlaces.ts';

/**
 * `type: "login"` (`docs/format/authentication.md#4-login`): logs in first and sends values from the response with
 * every request.
 */
export const login: AuthenticationKind = {
  type: 'login',
  ...describeLogin(['attr']),
  offer: {
    label: 'Login request',
    detail: 'A first request gets a token for all others.',
    options: {
      loginRequest: {
        endpoint: '‹login›',
        method: '‹POST|FORM|GET›',
        params: { '‹username›': { attr: 'username' }, '‹password›': { attr: '#password' } },
      },
      apiRequest: { headers: { '‹X-Token›': { response: '‹token›' } } },
    },
    config: { username: '‹›', '#password': '‹›' },
  },
};

export const readLogin: AuthenticationReader = ({ options }) => {
  const login = readLoginOptions(options);
  return (setup) => loginAuthentication(login, setup, {});
};
