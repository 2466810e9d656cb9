import type { Login, LoginSession } from '../auth/authentication.ts';
import { givenContexts } from '../auth/login/loginPlaces.ts';
import { type Call, readExpression } from '../expressions/expression.ts';
import { textOf } from '../json/textOf.ts';
import { entriesOf, isList, isObject, type JsonObject, type JsonValue, objectFrom } from '../json/value.ts';
import type { Marks } from './marks.ts';

/** The session that a login will create: a stand-in for each header and parameter, shown as its source. */
export function foreseenSession({ gives }: Login, marks: Marks): LoginSession {
  const marked = (fields: JsonObject) =>
    objectFrom(entriesOf(fields).map(([name, value]) => [name, marks.placeText(meaningOf(value))]));
  return { headers: marked(gives.headers), query: marked(gives.query), expiry: undefined, secrets: [] };
}

const computed = '‹computed from the login response›';

function meaningOf(value: JsonValue): string {
  if (isList(value)) return computed;
  // The old short form: a text that is a path in the response means the value there.
  if (!isObject(value)) return `‹"${textOf(value)}" of the login response, or this text itself›`;
  const expression = readExpression(value, givenContexts);
  if (expression?.kind === 'call') return joined(expression);
  if (expression?.context !== 'response') return computed;
  return `‹"${textOf(expression.target)}" of the login response›`;
}

/** Describes a concatenation part by part, if all parts can be described. */
function joined({ name, args }: Call): string {
  const parts = args.map(({ value }) =>
    typeof value === 'string' ? value : isObject(value) ? meaningOf(value) : computed,
  );
  return name !== 'concat' || parts.includes(computed) ? computed : parts.join('');
}
