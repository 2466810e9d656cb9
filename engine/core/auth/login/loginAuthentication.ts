import type { ContextName, Contexts } from '../../expressions/context.ts';
import { withHeaders } from '../../request/httpRequest.ts';
import type { Authentication, AuthenticationSetup } from '../authentication.ts';
import { withQuery } from '../withQuery.ts';
import { createLogin } from './createLogin.ts';
import { listInQuery } from './listInQuery.ts';

/**
 * Requests that carry what the answer to a login gave (`authentication.md` section 4). `contexts` are those of the
 * login request beside `attr`.
 */
export function loginAuthentication(
  setup: AuthenticationSetup,
  contexts: Contexts & Partial<Record<ContextName, unknown>>,
  secrets: string[],
): Authentication {
  const { login, secrets: computed } = createLogin(setup, contexts);
  const pointer = `${setup.pointer}/apiRequest/query`;
  return {
    login,
    secrets: [...secrets, ...computed],
    authorize(request, { session }) {
      if (session === undefined) return request;
      return withHeaders(withQuery(request, session.query, pointer, listInQuery), session.headers);
    },
  };
}
