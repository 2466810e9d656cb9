import { findProperty } from '../model/nodes.ts';
import type { Rule } from './rule.ts';

const code = 'pagination.page-size-unset';

const message =
  'Without "limit" no page size is sent: the first page sets it, and a smaller one ends the paging. ' +
  'The original platform refuses such a configuration; add "limit" to run it there.';

/** Paging by offset without a page size, which only works here. */
export const pageSizeUnset: Rule = {
  codes: [code],
  check({ scrollers }, { isBroken }) {
    return scrollers.flatMap(({ node, method, paging }) => {
      const isTold = paging?.counted && paging.endsBy === 'short-page';
      if (!method || !isTold || findProperty(node, 'limit') || isBroken(node)) return [];
      return [{ code, span: method, severity: 'information', message }];
    });
  },
};
