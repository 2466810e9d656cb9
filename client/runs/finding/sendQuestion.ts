import type { PagingSearchStart } from '@pagewright/server/protocol';

/** The question before a search sends what may change something; undefined if all of it only reads. */
export function sendQuestion(
  jobs: PagingSearchStart['jobs'],
  maxRequests: number,
): { text: string; detail: string; send: string } | undefined {
  const posts = jobs.filter(({ method }) => method !== 'GET');
  const [first] = posts;
  if (first === undefined) return undefined;
  const { method } = first;
  const whose = posts.map(({ shownAs }) => `"${shownAs}"`).join(', ');
  const addresses = [...new Set(posts.map(({ address }) => address))].join(', ');
  return {
    text: `Find Pagination sends the ${method} of ${whose} up to ${maxRequests} times.`,
    detail: `To ${addresses}. Do this only if the request reads data, as a query does, and changes nothing.`,
    send: `Send ${method} Requests`,
  };
}
