import { findList, findObject } from '../model/nodes.ts';
import type { Rule } from './rule.ts';

const code = 'http.retry-code-as-text';

/** Finds a status or transport error in quotes in the list of codes to retry; it never matches. */
export const retryCodeAsText: Rule = {
  codes: [code],
  check({ api }, { isBroken }) {
    const retry = findObject(api, 'retryConfig');
    const lists = [
      ...['http', 'curl'].map((key) => ({ key: 'codes', list: findList(findObject(retry, key), 'codes') })),
      ...['httpCodes', 'curlCodes'].map((key) => ({ key, list: findList(retry, key) })),
    ];
    return lists.flatMap(({ key, list }) =>
      (list?.items ?? []).flatMap((item) => {
        if (item.type !== 'string' || isBroken(item) || !/^\d+$/.test(item.value)) return [];
        const message = `"${item.value}" in quotes never matches, so requests are not retried for it. Write the number without quotes.`;
        const data = { key, found: item.value, value: Number(item.value) };
        return [{ code, span: item, severity: 'warning' as const, message, data }];
      }),
    );
  },
};
