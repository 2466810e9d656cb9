import type { PageReply, Reply } from './reply.ts';

/** How a page relates to the first one. */
export type Relation =
  /** Other records. */
  | 'other'
  /** Other records after the last one of the first page, which comes again. */
  | 'overlaps-by-one'
  /** Some of the same records. */
  | 'mixed'
  | 'same'
  | 'empty'
  | 'refused'
  | 'none';

/** Compares a page with the first one, by the identities of their records. */
export function compare(first: PageReply, reply: Reply): Relation {
  if (!reply.isPage) return reply.because === 'refused' || reply.isBlank ? 'refused' : 'none';
  if (reply.records.length === 0) return 'empty';
  const known = new Set(first.ids);
  const again = reply.ids.filter((id) => known.has(id));
  if (again.length === 0) return 'other';
  if (again.length === reply.ids.length) return 'same';
  return again.length === 1 && reply.ids[0] === first.ids.at(-1) ? 'overlaps-by-one' : 'mixed';
}

/** A relation in words. */
export const relationTexts: Readonly<Record<Relation, string>> = {
  other: 'other records came',
  'overlaps-by-one': 'the last record came again',
  mixed: 'some of the same records came again',
  same: 'the same records came: the API ignores it',
  empty: 'no records came',
  refused: 'the API refuses it',
  none: 'no page came',
};

/** Whether a page begins with the records of another one, as far as both go. */
export function beginsLike(first: PageReply, { ids }: PageReply): boolean {
  const most = Math.min(first.ids.length, ids.length);
  return most > 0 && first.ids.slice(0, most).every((id, index) => ids[index] === id);
}
