import { findValue } from '../model/nodes.ts';
import type { Rule } from './rule.ts';

const code = 'pagination.page-size-negative';

/** Finds a negative page size: every page counts as full, and an offset moves backwards. */
export const negativePageSize: Rule = {
  codes: [code],
  check({ scrollers }, { isBroken }) {
    return scrollers.flatMap(({ node, paging }) => {
      const { size, keys } = paging?.counted ?? {};
      const limit = keys && findValue(node, keys.size);
      if (!limit || size === undefined || size >= 0 || isBroken(limit)) return [];
      const message = `A page cannot have ${size} rows. Write the number of rows of a full page.`;
      return [{ code, span: limit, severity: 'warning' as const, message }];
    });
  },
};
