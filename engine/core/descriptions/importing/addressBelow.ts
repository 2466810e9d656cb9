import type { Endpoint } from '../evidence/endpoint.ts';
import type { FoundPaging } from '../evidence/evidence.ts';
import { asWord, withBase } from './placeJobs.ts';

/** The segments of a path, with parameters in the base address as words; and the path as described. */
interface Address extends Pick<Endpoint, 'segments'> {
  path: string;
}

/**
 * The endpoint as a job writes it, below a base address that ends with these segments, or as a whole address of another
 * server (`docs/format/pagination.md#3-building-the-url`).
 */
export function addressBelow(base: readonly string[], { segments, path: whole }: Address, other?: string): string {
  const slash = whole.endsWith('/') && segments.length > 0 ? '/' : '';
  const path = (parts: readonly string[]) => parts.join('/').replace(/#.*/s, '') + (parts.length > 0 ? slash : '');
  if (other !== undefined) return `${other.replace(/\/$/, '')}/${path(segments)}`;
  const shared = sharedWith(base.map(asWord), segments);
  const below = '../'.repeat(base.length - shared) + path(segments.slice(shared));
  // A colon would be read as a scheme.
  return below === '' || below.split('/')[0]?.includes(':') ? `./${below}` : below;
}

/** The paging, with the endpoint of the following requests written in the same way. */
export function pagingBelow(base: readonly string[], paging: FoundPaging | undefined): FoundPaging | undefined {
  if (paging === undefined || base.length === 0) return paging;
  const { clue } = paging;
  if (clue?.kind !== 'token' || clue.scroll === undefined) return paging;
  const path = clue.scroll.endpoint;
  const segments = withBase(path.split('/'), base);
  return { ...paging, clue: { ...clue, scroll: { ...clue.scroll, endpoint: addressBelow(base, { segments, path }) } } };
}

/** The number of segments in the base too. The last one is always written: a base ends with a slash. */
function sharedWith(base: readonly string[], segments: readonly string[]): number {
  const end = base.findIndex((word, at) => word !== segments[at]);
  return Math.min(end < 0 ? base.length : end, Math.max(0, segments.length - 1));
}
