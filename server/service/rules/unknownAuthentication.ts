import { authenticationKinds } from '@pagewright/core/auth/kinds/authenticationKinds';
import { closestName } from '@pagewright/core/text/closestName';
import { findAuthentication } from '../model/findAuthentication.ts';
import { didYouMean } from './didYouMean.ts';
import type { Rule } from './rule.ts';

const code = 'authentication.unknown-type';

const token = 'Take "authentication" out and send the token with "api.http.headers"';
/**
 * Types that only forms have, with the equivalent in a run
 * (`docs/format/authentication.md#8-client-credentials-bearer-token-api-key`).
 */
const advice: ReadonlyMap<string, string> = new Map([
  ['bearer', `${token}: an "Authorization" that is "Bearer " and an attribute, joined with "concat".`],
  ['api-key', `${token}, or with the type "query" as a parameter.`],
  ['oauth2', 'Client credentials are a "login" that asks for a token; credentials of the platform are "oauth20".'],
  ['custom', 'Remove "type", and write the headers into "api.http.headers".'],
]);

/** Finds a type of authentication that a run does not know. */
export const unknownAuthentication: Rule = {
  codes: [code],
  check(model, { isBroken }) {
    const { type, kind } = findAuthentication(model);
    if (!type || kind || isBroken(type)) return [];
    const types = authenticationKinds.map((each) => each.type);
    const special = advice.get(type.value.toLowerCase());
    const suggestion = special === undefined ? closestName(type.value, types) : undefined;
    const hint = special ?? (suggestion === undefined ? `There is ${types.join(', ')}.` : undefined);
    const message = `A run knows no authentication "${type.value}".${hint === undefined ? didYouMean(suggestion) : ` ${hint}`}`;
    const data = { found: type.value, suggestion };
    return [{ code, span: type, severity: 'error', message, data }];
  },
};
