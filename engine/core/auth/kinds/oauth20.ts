import { UserError } from '../../errors.ts';
import { computedHeaders } from '../../expressions/computedHeaders.ts';
import type { Context } from '../../expressions/context.ts';
import { evaluateFields } from '../../expressions/evaluate.ts';
import { flatten } from '../../expressions/flatten.ts';
import { textsOf } from '../../expressions/secretsIn.ts';
import { textField } from '../../json/readValues.ts';
import type { JsonObject, JsonValue } from '../../json/value.ts';
import { withHeaders } from '../../request/configuredHeaders.ts';
import { oauth20Authentication } from '../../schema/generated/options.ts';
import { OptionReader } from '../../schema/optionReader.ts';
import type { Authentication, AuthenticationReader } from '../authentication.ts';
import {
  type AuthenticationKind,
  type ComputedOptions,
  concat,
  type OauthUse,
  pointerTo,
} from '../authenticationKind.ts';
import { checkComputed } from '../checkComputed.ts';
import { oauthCredentials, readData } from '../oauthCredentials.ts';
import { requestContexts } from '../requestContexts.ts';
import type { TokenResponse } from '../tokenResponse.ts';
import { replaceInQuery, withQuery } from '../withQuery.ts';

const nonceLength = 16;
const names = ['query', 'request', 'authorization'] as const;
const addedHeaders: ComputedOptions = { path: ['headers'], contexts: names };
const addedQuery: ComputedOptions = { path: ['query'], contexts: names };
/** A text is the access token; JSON is the whole response, as the platform passes it. */
const dataOf = (tokens: TokenResponse, options: JsonObject): string =>
  textField(options, 'format') === 'json' ? JSON.stringify(tokens) : tokens.access_token;
// No reference can reach the client secret.
const use: OauthUse = { required: ['#data'], optional: ['appKey'], dataOf };

/** `type: "oauth20"` (`docs/format/authentication.md#6-oauth20`): computes headers and parameters from the token. */
export const oauth20: AuthenticationKind = {
  type: 'oauth20',
  oauth: use,
  computed: [addedHeaders, addedQuery],
  adds: [addedHeaders.path, addedQuery.path],
  offers: [
    {
      label: 'OAuth 2.0, authorized on the platform',
      detail: 'The platform keeps the token of a login in the browser; runs here need one, too.',
      asks: [
        { name: 'appKey', prompt: 'Client ID' },
        { name: '#appSecret', prompt: 'Client secret' },
        { name: '#data', prompt: 'Access token' },
      ],
      options: { headers: { Authorization: concat('Bearer ', { authorization: 'data' }) } },
      credentials: { '#data': '', appKey: '‹appKey›', '#appSecret': '' },
    },
  ],
};

export const readOauth20: AuthenticationReader = ({ options }) => {
  const read = readOptions(options);
  return (setup) => {
    const { data, appKey } = oauthCredentials(setup, use);
    checkComputed(read.query, addedQuery, {});
    checkComputed(read.headers, addedHeaders, {});
    const withData = (text: string): Authentication => ({
      ...authenticateWith(text, appKey, read),
      renewed: (tokens) => withData(dataOf(tokens, options)),
    });
    return withData(data);
  };
};

function authenticateWith(data: string, appKey: string, { format, headers, query }: Oauth20Options): Authentication {
  const token = format === 'json' ? readData(data) : data;
  return {
    secrets: textsOf(token),
    authorize(request, { now, nonce }) {
      const authorization = authorizationContext(appKey, token, nonce(nonceLength), Math.floor(now / 1000));
      const contexts = { ...requestContexts(request), authorization };
      const at = ({ path }: ComputedOptions) => ({ contexts, now: () => now, pointer: pointerTo(path) });
      const params = evaluateFields(query, at(addedQuery));
      const withParams = withQuery(request, params, pointerTo(addedQuery.path), replaceInQuery);
      return withHeaders(withParams, computedHeaders(headers, at(addedHeaders)));
    },
  };
}

interface Oauth20Options {
  format: 'text' | 'json';
  headers: JsonObject;
  query: JsonObject;
}

function readOptions(written: JsonObject): Oauth20Options {
  const options = new OptionReader(written, oauth20Authentication);
  const format = options.text('format');
  if (format === 'text' || format === 'json') {
    return { format, headers: options.object('headers'), query: options.object('query') };
  }
  const message = `"format" of this authentication must be "text" or "json", not "${format}".`;
  throw new UserError('authentication.unknown-format', message, { pointer: pointerTo(['format']) });
}

function authorizationContext(clientId: string, token: JsonValue, nonce: string, timestamp: number): Context {
  return new Map([...flatten({ clientId, nonce, timestamp }), ...flatten({ data: token })]);
}
