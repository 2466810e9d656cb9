import type { ContextName } from '../../expressions/context.ts';
import type { AuthenticationKind, ComputedOptions, LoginPlaces } from '../authenticationKind.ts';

/** What references can name in what later requests take from the response to a login. */
export const givenContexts = ['response', 'attr'] as const;

/** What later requests take. */
export const given = {
  headers: { path: ['apiRequest', 'headers'], contexts: givenContexts },
  query: { path: ['apiRequest', 'query'], contexts: givenContexts },
} satisfies Record<string, ComputedOptions>;

const places: LoginPlaces = { request: ['loginRequest'], gives: ['apiRequest'], expires: ['expires'] };

/** What is known of a kind that logs in; the contexts are those of its login request. */
export function describeLogin(
  contexts: readonly ContextName[],
): Pick<AuthenticationKind, 'computed' | 'login' | 'adds'> {
  return {
    computed: [
      { path: ['loginRequest', 'params'], contexts, holdsData: true },
      { path: ['loginRequest', 'headers'], contexts },
      given.headers,
      given.query,
    ],
    login: places,
    adds: [given.headers.path, given.query.path],
  };
}
