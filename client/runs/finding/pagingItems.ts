import { capitalized } from '@pagewright/engine/text/capitalized';
import type { PaginationChoice, PagingSearchStart } from '@pagewright/server/protocol';
import type { FailedWay } from './failedWays.ts';
import type { KnownPaging } from './knownPaging.ts';

/** A line of the list from which the user chooses; one without an action only tells something. */
export interface PagingItem {
  label: string;
  description?: string;
  detail?: string;
  /** Whether it is a heading above the next lines. */
  isSeparator?: true;
  does?: 'search' | { write: PaginationChoice };
}

/** Maximum number of addresses in a line; the rest is only counted. */
const maxAddresses = 2;

/** The proof first, then what known responses suggest, then what an earlier search has refuted. */
export function pagingItems(
  { start: { jobs }, suggested: { choices }, failed }: Pick<KnownPaging, 'start' | 'suggested' | 'failed'>,
  maxRequests: number,
): PagingItem[] {
  return [
    ...(jobs.length === 0 ? [] : [searchItem(jobs, maxRequests)]),
    ...section(
      'From what is known',
      choices.map((choice) => choiceItem(choice, failed.length > 0)),
    ),
    ...section('Tried, and failed', failed.map(failedItem)),
  ];
}

function searchItem(jobs: PagingSearchStart['jobs'], maxRequests: number): PagingItem {
  const [first] = jobs;
  const description = jobs.length === 1 && first !== undefined ? targetOf(first) : `${jobs.length} jobs`;
  const rest = jobs.length - maxAddresses;
  const shown = jobs.slice(0, maxAddresses).map(targetOf).join(', ');
  const detail = jobs.length === 1 ? undefined : `${shown}${rest > 0 ? ` and ${rest} more` : ''}`;
  return {
    label: `$(search) Find and prove: up to ${maxRequests} requests`,
    description: plain(description),
    ...(detail !== undefined && { detail: plain(detail) }),
    does: 'search',
  };
}

function targetOf({ method, address }: PagingSearchStart['jobs'][number]): string {
  return `${method} ${address}`;
}

function choiceItem(choice: PaginationChoice, wasSearched: boolean): PagingItem {
  const { title, evidence, edits } = choice;
  if (edits.length === 0) return { label: `$(info) ${plain(title)}`, detail: plain(evidence) };
  return {
    label: plain(title),
    description: wasSearched ? 'not proven by the last search' : 'not proven',
    detail: plain(evidence),
    does: { write: choice },
  };
}

function failedItem({ what, why }: FailedWay): PagingItem {
  return { label: `$(close) ${plain(capitalized(what))}`, description: 'failed', detail: plain(capitalized(why)) };
}

function section(label: string, items: PagingItem[]): PagingItem[] {
  return items.length === 0 ? [] : [{ label, isSeparator: true }, ...items];
}

/** A text that may look like an icon code, as text. */
function plain(text: string): string {
  return text.replaceAll('$(', '$ (');
}
