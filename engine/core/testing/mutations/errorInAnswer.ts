import type { Mutation } from './mutation.ts';

/** An answer with status 200 has an error in place of records: the last one, which a run would take for the end. */
export const errorInAnswer: Mutation = {
  name: 'error-in-answer',
  needs: 'a page',
  find(pages, choose) {
    const page = choose(pages.length > 1 ? pages.slice(1) : pages);
    return (
      page && {
        title: `page ${page.number} an error with status 200`,
        apply: (each) =>
          each.number === page.number
            ? { ...each, response: { error: { code: 'internal', message: 'Something went wrong.' } } }
            : each,
      }
    );
  },
};
