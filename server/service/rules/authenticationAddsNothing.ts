import { isEmptyInConfig } from '../../../engine/core/json/isEmpty.ts';
import { jsonValue } from '../model/jsonValue.ts';
import { findObject, findText, findValue } from '../model/nodes.ts';
import type { Rule } from './rule.ts';

const code = 'authentication.adds-nothing';

const loginMessage =
  'The login is sent, but nothing of its answer is used. Say in "apiRequest" which headers or parameters take it on.';
const oauthMessage =
  'This authentication adds nothing to the requests. Say in "headers" or "query" where the credentials go.';

/** An authentication that leaves every request as it is. */
export const authenticationAddsNothing: Rule = {
  codes: [code],
  check({ api }, { isBroken }) {
    const authentication = findObject(api, 'authentication');
    const type = findText(authentication, 'type');
    const isLogin = type?.value === 'login' || type?.value === 'oauth20.login';
    if (!authentication || !type || (!isLogin && type.value !== 'oauth20')) return [];
    const giver = isLogin ? findObject(authentication, 'apiRequest') : authentication;
    if (isBroken(authentication) || (giver && isBroken(giver))) return [];
    const gifts = ['headers', 'query'].flatMap((key) => findValue(giver, key) ?? []);
    if (gifts.some((gift) => isBroken(gift) || !isEmptyInConfig(jsonValue(gift)))) return [];
    return [{ code, span: type, severity: 'warning', message: isLogin ? loginMessage : oauthMessage }];
  },
};
