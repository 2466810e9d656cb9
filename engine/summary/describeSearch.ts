import type { PagingSearch } from '../core/contracts/generated/types.ts';
import { capitalized } from '../core/text/capitalized.ts';
import { countText } from '../core/text/countText.ts';
import type { Block, Line, Section } from './runDescription.ts';

/** Describes a search for paging: what it proved, what it saw, and what it refuted. */
export function describeSearch(search: PagingSearch): Section[] {
  const { jobs } = search;
  const ofJobs = (linesOf: (job: PagingSearch['jobs'][number]) => Line[]): Block[] =>
    jobs.flatMap((job) => {
      const lines = linesOf(job);
      if (lines.length === 0) return [];
      return [{ ...(jobs.length > 1 && { job: job.job, heading: [{ code: job.job }] }), lines }];
    });
  return [
    ...section('found', 'What is proven', provenBlocks(search)),
    ...section(
      'seen',
      'What was seen',
      ofJobs(({ evidence }) => evidence.map(({ message, requests }) => lineOf(message, requests))),
    ),
    ...section(
      'tried',
      'What was tried, and why it does not work',
      ofJobs(({ tried }) => tried.map(({ what, why, requests }) => lineOf(capitalized(`${what}: ${why}`), requests))),
    ),
  ];
}

/** The number of requests of a search, and its limit: `5 requests of 12`. */
export function searchedText({ requests, maxRequests }: Pick<PagingSearch, 'requests' | 'maxRequests'>): string {
  return `${countText(requests, 'request')} of ${maxRequests}`;
}

/** The value of `api.pagination`, key by key, and the other changes. */
function provenBlocks({ pagination = {}, changes }: PagingSearch): Block[] {
  const paged = Object.entries(pagination).map(
    ([key, value]): Line => ({ text: [{ code: key }, ': ', jsonCode(value)] }),
  );
  const changed = changes.map(({ pointer, value }): Line => {
    if (value === undefined) return { text: ['Without ', { code: pointer }, '.'] };
    return { text: [{ code: pointer }, ': ', jsonCode(value)] };
  });
  return [
    ...(paged.length === 0 ? [] : [{ heading: [{ code: 'api.pagination' }], lines: paged }]),
    ...(changed.length === 0 ? [] : [{ heading: ['Other changes'], lines: changed }]),
  ];
}

function jsonCode(value: unknown): { code: string } {
  return { code: JSON.stringify(value) };
}

function lineOf(text: string, requests: readonly number[] = []): Line {
  if (requests.length === 0) return { text: [text] };
  return { text: [text], detail: [`${requests.length === 1 ? 'request' : 'requests'} ${requests.join(', ')}`] };
}

function section(id: Section['id'], title: string, blocks: Block[]): Section[] {
  return blocks.length === 0 ? [] : [{ id, title, blocks }];
}
