import { UserError } from '../../errors.ts';
import { textField } from '../config/readValues.ts';
import { closestName } from '../text/closestName.ts';
import type { Authentication, AuthenticationFactory, AuthenticationSetup } from './authentication.ts';
import { basic } from './basic.ts';
import { login } from './login.ts';
import { oauth10 } from './oauth10.ts';
import { oauth20 } from './oauth20.ts';
import { oauth20Login } from './oauth20Login.ts';
import { query, urlQuery } from './query.ts';

const kinds: ReadonlyMap<string, AuthenticationFactory> = new Map([
  ['basic', basic],
  ['query', query],
  ['url.query', urlQuery],
  ['login', login],
  ['oauth10', oauth10],
  ['oauth20', oauth20],
  ['oauth20.login', oauth20Login],
]);

const none: Authentication = { authorize: (request) => request, secrets: [] };

/**
 * The authentication that `api.authentication.type` names; none where it is empty. Throws a UserError where the type is
 * unknown or the configuration lacks what it needs.
 */
export function createAuthentication(setup: AuthenticationSetup): Authentication {
  const type = textField(setup.options, 'type');
  if (type === undefined) return none;
  const kind = kinds.get(type);
  if (kind !== undefined) return kind(setup);
  const nearest = closestName(type, [...kinds.keys()]);
  const hint = nearest === undefined ? `There are: ${[...kinds.keys()].join(', ')}.` : `Did you mean "${nearest}"?`;
  throw new UserError('authentication.unknown-type', `There is no authentication type "${type}". ${hint}`, {
    pointer: `${setup.pointer}/type`,
  });
}
