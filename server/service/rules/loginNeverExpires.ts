import type { LoginPlaces } from '@pagewright/core/auth/authenticationKind';
import { referencesIn } from '@pagewright/core/expressions/referencesIn';
import type { ObjectASTNode } from 'vscode-json-languageservice';
import { findAuthentication } from '../model/findAuthentication.ts';
import { jsonValue } from '../model/jsonValue.ts';
import { findAt, findText } from '../model/nodes.ts';
import { headOf } from '../text/ranges.ts';
import type { Rule } from './rule.ts';

const code = 'authentication.never-expires';

/** Finds a login without the time when it ends, for more than one request. */
export const loginNeverExpires: Rule = {
  codes: [code],
  check(model, { isBroken }) {
    const { options, kind } = findAuthentication(model);
    const login = kind?.login;
    if (!options || !login || isBroken(options) || findAt(options, login.expires)) return [];
    if (model.scrollers.length === 0 && model.allJobs.length < 2) return [];
    const example = { response: besideToken(options, login), relative: true };
    const message = `Nothing says when this login ends. If its token expires in the middle of a run, the API refuses the rest: write "expires" with where its response says that, or with a number of seconds.`;
    const isText = findText(options, 'format')?.value === 'text';
    const data = { key: login.expires.join('.'), value: example };
    return [{ code, span: headOf(options), severity: 'hint' as const, message, ...(!isText && { data }) }];
  },
};

/** The path of `expires_in` next to the value that later requests use, as in OAuth. */
function besideToken(options: ObjectASTNode, { gives }: LoginPlaces): string {
  const given = findAt(options, gives);
  const [token = ''] = given ? referencesIn(jsonValue(given), 'response') : [];
  return [...token.split('.').slice(0, -1), 'expires_in'].join('.');
}
