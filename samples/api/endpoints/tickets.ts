import { buildTickets } from '../data/buildTickets.ts';
import type { SampleEndpoint } from '../http/endpoint.ts';
import { SampleApiError } from '../http/sampleApiError.ts';
import { pageByOffset } from '../paging/pageByOffset.ts';

/**
 * Offset paging that fails reproducibly: every second distinct request is refused the first time and succeeds when
 * retried. After that it is refused again, so that every run is the same.
 */
export function createTicketsEndpoint(): SampleEndpoint {
  const tickets = buildTickets();
  const shouldRefuse = createRefusals();
  return {
    method: 'GET',
    path: '/v1/tickets',
    about: 'Offset paging; every second page is refused once with 503 and Retry-After: 1.',
    respond: ({ query, target }) => {
      if (shouldRefuse(target)) throw tooBusy();
      return { body: { items: pageByOffset(tickets, query), total: tickets.length } };
    },
  };
}

function createRefusals(): (target: string) => boolean {
  const pages = new Map<string, { unreliable: boolean; asked: number }>();
  return (target) => {
    const page = pages.get(target) ?? { unreliable: pages.size % 2 === 1, asked: 0 };
    pages.set(target, page);
    page.asked += 1;
    return page.unreliable && page.asked % 2 === 1;
  };
}

function tooBusy(): SampleApiError {
  return new SampleApiError(503, 'busy', 'The workshop is busy; try again in a second.', { 'retry-after': '1' });
}
