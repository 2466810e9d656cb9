import { UserError } from '../../errors.ts';
import { objectField, textField } from '../config/readValues.ts';
import { computedHeaders } from '../expressions/computedHeaders.ts';
import type { Context } from '../expressions/context.ts';
import { evaluateFields } from '../expressions/evaluate.ts';
import { flatten } from '../expressions/flatten.ts';
import { textsOf } from '../expressions/secretsIn.ts';
import type { JsonValue } from '../json/value.ts';
import { withHeaders } from '../request/httpRequest.ts';
import type { AuthenticationFactory, AuthenticationSetup } from './authentication.ts';
import { checkComputed } from './checkComputed.ts';
import { oauthCredentials } from './oauthCredentials.ts';
import { readData } from './readData.ts';
import { requestContexts } from './requestContexts.ts';
import { replaceInQuery, withQuery } from './withQuery.ts';

const nonceLength = 16;

/** `type: "oauth20"` (`authentication.md` section 6): headers and parameters computed from the token for each request. */
export const oauth20: AuthenticationFactory = (setup) => {
  const { data, appKey } = oauthCredentials(setup, ['appKey', '#appSecret']);
  const token = tokenOf(setup, data);
  const headers = objectField(setup.options, 'headers') ?? {};
  const query = objectField(setup.options, 'query') ?? {};
  const places = { headers: `${setup.pointer}/headers`, query: `${setup.pointer}/query` };
  const later = ['query', 'request', 'authorization'] as const;
  checkComputed(query, { contexts: {}, later, pointer: places.query });
  checkComputed(headers, { contexts: {}, later, pointer: places.headers });
  return {
    secrets: textsOf(token),
    authorize(request, { now, nonce }) {
      const authorization = authorizationContext(appKey, token, nonce(nonceLength), Math.floor(now / 1000));
      const contexts = { ...requestContexts(request), authorization };
      const at = (pointer: string) => ({ contexts, now: () => now, pointer });
      const withParams = withQuery(request, evaluateFields(query, at(places.query)), places.query, replaceInQuery);
      return withHeaders(withParams, computedHeaders(headers, at(places.headers)));
    },
  };
};

function tokenOf({ options, pointer }: AuthenticationSetup, data: string): JsonValue {
  const format = textField(options, 'format') ?? 'text';
  if (format === 'json') return readData(data);
  if (format === 'text') return data;
  const message = `"format" of this authentication is "text" or "json", not "${format}".`;
  throw new UserError('authentication.unknown-format', message, { pointer: `${pointer}/format` });
}

function authorizationContext(clientId: string, token: JsonValue, nonce: string, timestamp: number): Context {
  return new Map([...flatten({ clientId, nonce, timestamp }), ...flatten({ data: token })]);
}
