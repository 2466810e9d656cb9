import type { OptionPath } from '@pagewright/core/auth/authenticationKind';
import { isEmptyInConfig } from '@pagewright/core/json/isEmpty';
import { findAuthentication } from '../model/findAuthentication.ts';
import { jsonValue } from '../model/jsonValue.ts';
import { findAt } from '../model/nodes.ts';
import type { Rule } from './rule.ts';

const code = 'authentication.adds-nothing';

const loginMessage =
  'The login request is sent, but nothing in its response is used. Say in "apiRequest" which headers or parameters carry it.';

/** Finds an authentication that changes no request. */
export const authenticationAddsNothing: Rule = {
  codes: [code],
  check(model, { isBroken }) {
    const { options, type, kind } = findAuthentication(model);
    if (!options || !type || !kind?.adds) return [];
    const holders = [options, ...kind.adds.map((path) => findAt(options, path.slice(0, -1)))];
    if (holders.some((holder) => holder && isBroken(holder))) return [];
    const gifts = kind.adds.flatMap((path) => findAt(options, path) ?? []);
    if (gifts.some((gift) => isBroken(gift) || !isEmptyInConfig(jsonValue(gift)))) return [];
    return [{ code, span: type, severity: 'warning', message: kind.login ? loginMessage : ownMessage(kind.adds) }];
  },
};

function ownMessage(adds: readonly OptionPath[]): string {
  const names = adds.map((path) => `"${path.join('.')}"`).join(' or ');
  return `This authentication adds nothing to the requests. Say in ${names} where the credentials go.`;
}
