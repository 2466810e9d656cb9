import { childPointer } from '../../childPointer.ts';
import { UserError } from '../../errors.ts';
import type { Context } from '../../expressions/context.ts';
import { evaluateFields } from '../../expressions/evaluate.ts';
import { flatten } from '../../expressions/flatten.ts';
import { textsOf } from '../../expressions/secretsIn.ts';
import { findPath } from '../../json/findPath.ts';
import { entriesOf, isObject, type JsonObject, type JsonScalar, type JsonValue, objectFrom } from '../../json/value.ts';
import { findExpiry } from '../../recognition/expiryFields.ts';
import type { LoginSession } from '../authentication.ts';
import { pointerTo } from '../authenticationKind.ts';
import { expiryOf } from './expiryOf.ts';
import type { LoginOptions } from './loginOptions.ts';
import { given } from './loginPlaces.ts';

interface SessionSetup extends Pick<LoginOptions, 'gives' | 'expires'> {
  attr: Context | undefined;
  /** Unix time in milliseconds. */
  now: number;
}

/**
 * Creates the session from a login response (`docs/format/authentication.md#43-using-it`): headers and parameters for
 * later requests, with functions and paths in the response replaced by their values.
 */
export function createLoginSession(response: JsonObject, { gives, expires, attr, now }: SessionSetup): LoginSession {
  const used = new Set<string>();
  const contexts = { response: noting(flatten(response), used), ...(attr && { attr }) };
  const computed = (key: keyof LoginOptions['gives']): JsonObject => {
    const at = pointerTo(given[key].path);
    const fields = evaluateFields(gives[key], { contexts, now: () => now, pointer: at });
    return objectFrom(
      entriesOf(fields).map(([name, value]) => [name, resolved(value, response, childPointer(at, name))]),
    );
  };
  const headers = computed('headers');
  const query = computed('query');
  const expiry = expiryOf(expires, response, now);
  const readableExpiry = findExpiry(response, Math.floor(now / 1000));
  const secrets = [...used, ...textsOf(headers), ...textsOf(query)];
  return { headers, query, expiry, startedAt: now, readableExpiry, secrets };
}

/** The old short form: a text that is a path in the response means the value there. */
function resolved(value: JsonValue, response: JsonObject, pointer: string): JsonValue {
  const found = typeof value === 'string' ? (findPath(response, value) ?? value) : value;
  if (!isObject(found)) return found;
  const message = `The login response has an object for "${pointer.slice(pointer.lastIndexOf('/') + 1)}". Name a value inside it.`;
  throw new UserError('authentication.not-scalar', message, { pointer });
}

/** A context that records the values read from it: these parts of the response are credentials. */
function noting(values: ReadonlyMap<string, JsonScalar>, used: Set<string>): Context {
  return {
    keys: () => values.keys(),
    get(name) {
      const value = values.get(name);
      if (typeof value === 'string' && value !== '') used.add(value);
      return value;
    },
  };
}
