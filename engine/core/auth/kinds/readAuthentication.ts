import { UserError } from '../../errors.ts';
import { objectField, textField } from '../../json/readValues.ts';
import type { JsonObject } from '../../json/value.ts';
import { closestName } from '../../text/closestName.ts';
import type { Authentication, AuthenticationFactory, WrittenAuthentication } from '../authentication.ts';
import { pointerTo } from '../authenticationKind.ts';
import { authenticationKinds, authenticationReaders, findAuthenticationKind } from './authenticationKinds.ts';

const none: Authentication = { authorize: (request) => request, secrets: [] };

/** Reads `api.authentication`. Throws a UserError for an unknown type or a missing option. */
export function readAuthentication(
  api: JsonObject,
  onDeprecated: WrittenAuthentication['onDeprecated'],
): AuthenticationFactory {
  const options = objectField(api, 'authentication') ?? {};
  const type = textField(options, 'type');
  if (type === undefined) return () => none;
  const kind = findAuthenticationKind(type);
  if (kind === undefined) throw unknownType(type);
  return authenticationReaders[kind.type]({ options, api, onDeprecated });
}

function unknownType(type: string): UserError {
  const names = authenticationKinds.map((kind) => kind.type);
  const nearest = closestName(type, names);
  const hint = nearest === undefined ? `Known types: ${names.join(', ')}.` : `Did you mean "${nearest}"?`;
  const message = `There is no authentication type "${type}". ${hint}`;
  return new UserError('authentication.unknown-type', message, { pointer: pointerTo(['type']) });
}
