import type { AuthenticationReader } from '../authentication.ts';
import type { AuthenticationKind, AuthenticationType } from '../authenticationKind.ts';
import { basic, readBasic } from './basic.ts';
import { login, readLogin } from './login.ts';
import { oauth10, readOauth10 } from './oauth10.ts';
import { oauth20, readOauth20 } from './oauth20.ts';
import { oauth20Login, readOauth20Login } from './oauth20Login.ts';
import { query, readQuery, readUrlQuery, urlQuery } from './query.ts';

/** Every kind of authentication, in the order in which messages list them. */
export const authenticationKinds: readonly AuthenticationKind[] = [
  basic,
  query,
  login,
  oauth10,
  oauth20,
  oauth20Login,
  urlQuery,
];

export function findAuthenticationKind(type: string | undefined): AuthenticationKind | undefined {
  return authenticationKinds.find((kind) => kind.type === type);
}

/** The code of each kind, separate from its description, so that the extension need not load it. */
export const authenticationReaders: Readonly<Record<AuthenticationType, AuthenticationReader>> = {
  basic: readBasic,
  query: readQuery,
  login: readLogin,
  oauth10: readOauth10,
  oauth20: readOauth20,
  'oauth20.login': readOauth20Login,
  'url.query': readUrlQuery,
};
