import { deepEquals } from '../../json/deepEquals.ts';
import type { Mutation } from './mutation.ts';
import { listPages } from './pageRecords.ts';

/** A page has the content of the one before. */
export const pageRepeated: Mutation = {
  name: 'page-repeated',
  needs: 'two different pages with records',
  find(pages, choose) {
    const full = listPages(pages);
    const pairs = full.flatMap((page, index) => {
      const before = full[index - 1];
      return before === undefined || deepEquals(before.response, page.response) ? [] : [{ before, page }];
    });
    const pair = choose(pairs);
    if (pair === undefined) return undefined;
    const { before, page } = pair;
    return {
      title: `page ${page.number} repeats page ${before.number}`,
      apply: (each) => (each.number === page.number ? { ...each, response: before.response } : each),
    };
  },
};
