import type { Mutation } from './mutation.ts';
import { listPages, withRecords } from './pageRecords.ts';

/** A page between others is empty. */
export const pageEmpty: Mutation = {
  name: 'page-empty',
  needs: 'three pages with records',
  find(pages, choose) {
    const page = choose(listPages(pages).slice(1, -1));
    return (
      page && {
        title: `page ${page.number} empty`,
        apply: (each) => (each.number === page.number ? withRecords(each, () => []) : each),
      }
    );
  },
};
