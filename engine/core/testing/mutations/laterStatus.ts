import type { Mutation } from './mutation.ts';

/** A later page is refused with a status, however often it is asked for. */
export function laterStatus(status: number): Mutation {
  return {
    name: `status-${status}`,
    needs: 'a second page',
    find(pages, choose) {
      const page = choose(pages.slice(1));
      return (
        page && {
          title: `page ${page.number} with HTTP ${status}`,
          apply: (each) =>
            each.number === page.number ? { ...each, status, response: { error: `HTTP ${status}` } } : each,
        }
      );
    },
  };
}
