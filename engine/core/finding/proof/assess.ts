import type { EvidenceCode } from '../../contracts/generated/types.ts';
import { countText, numberText } from '../../text/countText.ts';
import { evidenceCodes } from '../../verdict/evidence.ts';
import type { PageReply } from '../bench/reply.ts';
import type { Walk } from './walk.ts';

/** Whether a walk proves its attempt: wholly, as far as it went, or not, and then why. */
export type Assessment = { proves: 'all' | 'so-far' } | { proves: 'nothing'; because: Problem; reason: string };

/** A fault of an attempt. */
export type Problem = 'repeats' | 'refused' | 'misses-first' | 'incomplete' | 'single-page' | 'doubt';

/** Doubts that a right paging may raise too. */
const harmless: ReadonlySet<EvidenceCode> = new Set<EvidenceCode>([
  ...(['more-than-total', 'capped-page', 'page-size-ignored', 'same-answer', 'ignored-error', 'limit-stop'] as const),
]);

/** Assesses a walk. `bare`: the first page of the job without paging, whose records must be read too. */
export function assess(walk: Walk, bare: PageReply | undefined): Assessment {
  const { end, pages, ids, refusal, twice, verdict } = walk;
  if (end === 'repeats')
    return nothing('repeats', `${countText(twice, 'record')} of page ${pages.length + 1} had come before.`);
  if (end === 'refused') return nothing('refused', `Page ${pages.length + 1}: ${refusal?.message ?? 'no page'}.`);
  const missed = bare === undefined ? 0 : bare.ids.filter((id) => !ids.has(id)).length;
  if (missed > 0 && (end !== 'spent' || missed === bare?.ids.length)) {
    return nothing(
      'misses-first',
      `${countText(missed, 'record')} of the page without paging ${missed === 1 ? 'does' : 'do'} not come.`,
    );
  }
  if (end === 'spent') return { proves: 'so-far' };
  const [first] = verdict.evidence;
  if (verdict.status === 'incomplete' && !isOnlyFlag(walk))
    return nothing('incomplete', first?.message ?? 'The API says that there is more.');
  const doubt = verdict.evidence.find(({ code }) => !harmless.has(code));
  if (verdict.status === 'unknown' && doubt !== undefined) return nothing('doubt', doubt.message);
  return { proves: 'all' };
}

/** Whether only a flag speaks of more, which even an empty page has: it is always the same. */
function isOnlyFlag({ pages, verdict }: Walk): boolean {
  const isEmpty = pages.length > 1 && pages.at(-1)?.records.length === 0;
  return isEmpty && verdict.evidence.every(({ code }) => code === 'has-more' || evidenceCodes[code] !== 'incomplete');
}

/** The sentence for a walk that read everything. */
export function walkText({ pages, ids }: Walk): string {
  const read = `${countText(pages.length, 'page')} with ${countText(ids.size, 'record')}`;
  return pages.length === 1
    ? `${read}.`
    : `All ${numberText(pages.length)} pages were read: ${countText(ids.size, 'record')}, none twice.`;
}

function nothing(because: Problem, reason: string): Assessment {
  return { proves: 'nothing', because, reason };
}
