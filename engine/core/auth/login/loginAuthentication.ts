import type { Contexts } from '../../expressions/context.ts';
import { withHeaders } from '../../request/configuredHeaders.ts';
import { headerCredentials } from '../../secrecy/headerCredentials.ts';
import type { Authentication, AuthenticationSetup } from '../authentication.ts';
import { pointerTo } from '../authenticationKind.ts';
import { type QueryMerge, withQuery } from '../withQuery.ts';
import { createLogin } from './createLogin.ts';
import type { LoginOptions } from './loginOptions.ts';
import { given } from './loginPlaces.ts';

/** Authenticates with values from a login response. `contexts` are those of the login request besides `attr`. */
export function loginAuthentication(
  options: LoginOptions,
  setup: AuthenticationSetup,
  contexts: Contexts,
): Authentication {
  const { login, secrets } = createLogin(options, setup, contexts);
  const pointer = pointerTo(given.query.path);
  return {
    login,
    secrets: [...secrets, ...[options.request, options.gives].flatMap(({ headers }) => headerCredentials(headers))],
    authorize(request, { session }) {
      if (session === undefined) return request;
      return withHeaders(withQuery(request, session.query, pointer, listInQuery), session.headers);
    },
  };
}

/**
 * Merges the parameters of a login into those of a request (`docs/format/authentication.md#43-using-it`): a new name is
 * appended; an existing one becomes a list at the end, without duplicates.
 */
const listInQuery: QueryMerge = (query, added) => {
  const lists: [string, (string | null)[]][] = [];
  for (const [name, values] of added) {
    const before = query.get(name);
    query.delete(name);
    if (before === undefined) query.set(name, values);
    else lists.push([name, [...new Set([...before, ...values])]]);
  }
  const hidden = new Set(added.keys());
  for (const [name, values] of lists) {
    values.forEach((value, index) => {
      query.set(`${name}[${index}]`, [value]);
      hidden.add(`${name}[${index}]`);
    });
  }
  return hidden;
};
