import { UserError } from '../../errors.ts';
import { objectField } from '../config/readValues.ts';
import { evaluateFields } from '../expressions/evaluate.ts';
import { isEmptyInConfig } from '../json/isEmpty.ts';
import type { JsonObject } from '../json/value.ts';
import type { AuthenticationFactory, AuthenticationSetup } from './authentication.ts';
import { checkComputed } from './checkComputed.ts';
import { requestContexts } from './requestContexts.ts';
import { replaceInQuery, withQuery } from './withQuery.ts';

/** `type: "query"` (`authentication.md` section 3): parameters that are added to every request. */
export const query: AuthenticationFactory = (setup) => {
  const { attr } = setup.contexts;
  const pointer = `${setup.pointer}/query`;
  const params = paramsOf(setup);
  checkComputed(params, { contexts: { attr }, later: ['query', 'request'], pointer });
  return {
    secrets: [],
    authorize(request, { now }) {
      const place = { contexts: { ...requestContexts(request), attr }, now: () => now, pointer };
      return withQuery(request, evaluateFields(params, place), pointer, replaceInQuery);
    },
  };
};

/** `type: "url.query"`: the former name of `query`. */
export const urlQuery: AuthenticationFactory = (setup) => {
  setup.onDeprecated('The authentication type "url.query" is now called "query".', `${setup.pointer}/type`);
  return query(setup);
};

function paramsOf({ options, pointer, formerQuery, onDeprecated }: AuthenticationSetup): JsonObject {
  const params = objectField(options, 'query');
  if (params !== undefined && !isEmptyInConfig(params)) return params;
  if (formerQuery !== undefined && !isEmptyInConfig(formerQuery)) {
    onDeprecated('"api.query" is now written as "api.authentication.query".', pointer);
    return formerQuery;
  }
  const message = 'Query authentication needs "query" with the parameters to add.';
  throw new UserError('authentication.query-empty', message, { pointer: `${pointer}/query` });
}
