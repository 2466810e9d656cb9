import type { Context, Contexts } from '../../expressions/context.ts';
import { evaluateFields } from '../../expressions/evaluate.ts';
import type { LoginSession } from '../authentication.ts';
import { pointerTo } from '../authenticationKind.ts';
import type { LoginOptions } from './loginOptions.ts';
import { given } from './loginPlaces.ts';

/** A context that has every name. */
const anything: Context = { keys: () => new Map<string, string>().keys(), get: () => 'x' };

/**
 * The headers and parameters of a session before its login, to be shown masked, with stand-ins for the values of the
 * response (`docs/format/authentication.md#43-using-it`). Throws a UserError for values that cannot be computed.
 */
export function standInSession(gives: LoginOptions['gives'], attr: Contexts['attr']): LoginSession {
  const contexts = { response: anything, ...(attr && { attr }) };
  const computed = (key: keyof LoginOptions['gives']) =>
    evaluateFields(gives[key], { contexts, now: () => 0, pointer: pointerTo(given[key].path) });
  return { headers: computed('headers'), query: computed('query'), expiry: undefined, secrets: [] };
}
