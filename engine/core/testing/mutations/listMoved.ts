import { renameAt } from '../../json/changeAt.ts';
import type { Mutation } from './mutation.ts';
import { listPages, recordsOf } from './pageRecords.ts';

/** The list of the records has another key. */
export const listMoved: Mutation = {
  name: 'list-moved',
  needs: 'a key with the list of its records',
  find(pages) {
    const [page] = listPages(pages);
    const { keys = [] } = (page && recordsOf(page)) ?? {};
    const key = keys.at(-1);
    if (key === undefined) return undefined;
    const name = key === 'results' ? 'items' : 'results';
    return {
      title: `the list "${key}" moved to "${name}"`,
      apply: (each) => ({ ...each, response: renameAt(each.response, keys, name) }),
    };
  },
};
