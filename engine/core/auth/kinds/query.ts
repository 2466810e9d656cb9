import { UserError } from '../../errors.ts';
import { evaluateFields } from '../../expressions/evaluate.ts';
import { isEmptyInConfig } from '../../json/isEmpty.ts';
import { objectField } from '../../json/readValues.ts';
import type { JsonObject } from '../../json/value.ts';
import type { AuthenticationReader, WrittenAuthentication } from '../authentication.ts';
import { type AuthenticationKind, type ComputedOptions, pointerTo } from '../authenticationKind.ts';
import { checkComputed } from '../checkComputed.ts';
import { requestContexts } from '../requestContexts.ts';
import { replaceInQuery, withQuery } from '../withQuery.ts';

const added: ComputedOptions = { path: ['query'], contexts: ['query', 'request', 'attr'], formerPath: ['query'] };

/** `type: "query"` (`docs/format/authentication.md#3-query`): adds parameters to every request. */
export const query: AuthenticationKind = {
  type: 'query',
  computed: [added],
  offers: [
    {
      label: 'Key in the query',
      detail: 'Such as ?api_key=….',
      asks: [
        { name: 'param', prompt: 'Name of the parameter', value: 'api_key' },
        { name: '#apiKey', prompt: 'Key' },
      ],
      options: { query: { '‹param›': { attr: '#apiKey' } } },
      config: { '#apiKey': '' },
    },
  ],
};

/** `type: "url.query"`: the former name of `query`. */
export const urlQuery: AuthenticationKind = { type: 'url.query', computed: [added] };

export const readQuery: AuthenticationReader = (written) => {
  const params = readParams(written);
  const pointer = pointerTo(added.path);
  return ({ contexts: { attr } }) => {
    checkComputed(params, added, { attr });
    return {
      secrets: [],
      authorize(request, { now }) {
        const place = { contexts: { ...requestContexts(request), attr }, now: () => now, pointer };
        return withQuery(request, evaluateFields(params, place), pointer, replaceInQuery);
      },
    };
  };
};

export const readUrlQuery: AuthenticationReader = (written) => {
  written.onDeprecated('The authentication type "url.query" is now named "query".', pointerTo(['type']));
  return readQuery(written);
};

function readParams({ options, api, onDeprecated }: WrittenAuthentication): JsonObject {
  const [params, former] = [options, api].map((holder) => objectField(holder, 'query'));
  if (params !== undefined && !isEmptyInConfig(params)) return params;
  if (former !== undefined && !isEmptyInConfig(former)) {
    onDeprecated('"api.query" is now written as "api.authentication.query".', pointerTo([]));
    return former;
  }
  const message = 'Query authentication needs "query" with the parameters to add.';
  throw new UserError('authentication.query-empty', message, { pointer: pointerTo(added.path) });
}
