import type { ContextName } from '../../expressions/context.ts';
import type { AuthenticationKind, ComputedOptions, LoginPlaces } from '../authenticationKind.ts';

/** The contexts of the values that later requests use from a login response. */
export const givenContexts = ['response', 'attr'] as const;

/** The options for the values that later requests use. */
export const given = {
  headers: { path: ['apiRequest', 'headers'], contexts: givenContexts },
  query: { path: ['apiRequest', 'query'], contexts: givenContexts },
} satisfies Record<string, ComputedOptions>;

const places: LoginPlaces = { request: ['loginRequest'], gives: ['apiRequest'], expires: ['expires'] };

/** Describes a kind that logs in. The contexts are those of its login request. */
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
