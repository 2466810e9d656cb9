import { countText } from '../../text/countText.ts';
import type { Mutation } from './mutation.ts';
import { listPages, recordsOf, withRecords } from './pageRecords.ts';

/** A page loses records: from its middle, so that what pages by the ids at its ends goes on. */
export const pageShorter: Mutation = {
  name: 'page-shorter',
  needs: 'a page with several records',
  find(pages, choose) {
    const page = choose(listPages(pages, 2));
    if (page === undefined) return undefined;
    const lost = Math.floor((recordsOf(page)?.records.length ?? 0) / 2);
    const start = lost > 1 ? 1 : 0;
    return {
      title: `page ${page.number} without ${countText(lost, 'record')}`,
      apply: (each) =>
        each.number === page.number ? withRecords(each, (records) => records.toSpliced(start, lost)) : each,
    };
  },
};
