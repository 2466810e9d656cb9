import type { EvidenceCode, Verdict } from '../contracts/generated/types.ts';
import type { Evidence, Speaks } from './evidence.ts';

/** What one kind of evidence does to others. */
interface Weight {
  by: readonly EvidenceCode[];
  /** Left out: it is explained. */
  drops?: readonly EvidenceCode[];
  /** What speaks for missing data becomes a doubt, and a doubt is left out. */
  weakens?: readonly EvidenceCode[];
  /** Left out where it is no more than a doubt. */
  settles?: readonly EvidenceCode[];
}

const pointsOn = ['has-more', 'next-link', 'link-header', 'token-beside'] as const;
const ownLimits = ['force-stop', 'max-pages', 'max-records', 'max-requests'] as const;
const countsMore = ['total-differs', 'pages-missing'] as const;

/** Applied in this order. */
const weights: readonly Weight[] = [
  {
    by: ['total-matches'],
    drops: [...pointsOn, 'capped-page', 'pages-missing', 'limit-stop', 'same-answer', 'ignored-error'],
    weakens: ['repeated-page', ...ownLimits],
  },
  { by: ['total-matches'], drops: ['path-never-found', 'data-field-never-found'] },
  {
    by: ['says-no-more'],
    drops: ['next-link', 'token-beside', 'capped-page'],
    weakens: [
      'has-more',
      'link-header',
      'path-never-found',
      'repeated-page',
      'limit-stop',
      ...countsMore,
      ...ownLimits,
    ],
  },
  {
    by: ['pages-match'],
    drops: ['capped-page'],
    weakens: [...pointsOn, 'total-differs', 'path-never-found', 'repeated-page', 'limit-stop', ...ownLimits],
  },
  {
    by: ['token-ended', 'link-ended'],
    drops: ['capped-page'],
    weakens: countsMore,
    settles: ['token-beside', 'next-link'],
  },
  { by: ['no-next'], weakens: ['capped-page'], settles: ['path-never-found', 'token-beside'] },
  // What was cut off on purpose goes on, of course.
  { by: ['cancelled', 'failed', ...ownLimits], drops: pointsOn },
];

/** What may be concluded: evidence of missing data outweighs a doubt, and a doubt outweighs evidence that all was read. */
export function weighEvidence(evidence: readonly Evidence[]): Verdict {
  const left = weights.reduce(applied, withoutRepeats(evidence));
  const bySpeech = (speaks: Speaks) => left.filter((piece) => piece.speaks === speaks);
  const sorted = [...bySpeech('incomplete'), ...bySpeech('doubt'), ...bySpeech('complete')];
  return { status: statusOf(sorted[0]?.speaks), evidence: sorted.map(({ speaks, ...told }) => told) };
}

function statusOf(weightiest: Speaks | undefined): Verdict['status'] {
  return weightiest === 'incomplete' || weightiest === 'complete' ? weightiest : 'unknown';
}

/** One piece of each kind; and a field that was meant by another path is not listed again for itself. */
function withoutRepeats(evidence: readonly Evidence[]): readonly Evidence[] {
  const meant = evidence.find(({ code, speaks }) => code === 'path-never-found' && speaks === 'incomplete')?.path;
  const codes = new Set<EvidenceCode>();
  return evidence.filter(({ code, path }) => {
    const isAgain =
      codes.has(code) || ((code === 'next-link' || code === 'token-beside') && path === meant && path !== undefined);
    codes.add(code);
    return !isAgain;
  });
}

function applied(evidence: readonly Evidence[], { by, drops, weakens, settles }: Weight): readonly Evidence[] {
  if (!evidence.some(({ code }) => by.includes(code))) return evidence;
  return evidence.flatMap((piece) => {
    const { code, speaks } = piece;
    const isDoubt = speaks === 'doubt';
    if (drops?.includes(code) || (isDoubt && (settles?.includes(code) || weakens?.includes(code)))) return [];
    return weakens?.includes(code) ? [{ ...piece, speaks: 'doubt' as const }] : [piece];
  });
}
