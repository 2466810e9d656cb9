import { findProperty } from '../model/nodes.ts';
import type { Rule } from './rule.ts';

const code = 'pagination.page-size-unset';

/** Finds paging by offset without a page size, which the platform refuses. */
export const pageSizeUnset: Rule = {
  codes: [code],
  check({ scrollers }, { isBroken }) {
    return scrollers.flatMap(({ node, method, paging }) => {
      const key = paging?.counted?.keys.size;
      if (!method || key === undefined || paging?.endsBy !== 'short-page') return [];
      if (findProperty(node, key) || isBroken(node)) return [];
      return [{ code, span: method, severity: 'information' as const, message: messageFor(key) }];
    });
  },
};

function messageFor(key: string): string {
  return (
    `Without "${key}" no page size is sent: the first page sets it, and a smaller page ends the paging. ` +
    `The platform refuses such a configuration; add "${key}" to run it there.`
  );
}
