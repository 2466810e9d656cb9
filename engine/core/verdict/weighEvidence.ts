import type { EvidenceCode, Verdict } from '../contracts/generated/types.ts';
import { type Evidence, evidenceCodes, type Speaks } from './evidence.ts';

/** The effect of one kind of evidence on others. */
interface Weight {
  by: readonly EvidenceCode[];
  /** Left out, because it is explained. */
  drops?: readonly EvidenceCode[];
  /** Evidence of missing data becomes a doubt, and a doubt is left out. */
  weakens?: readonly EvidenceCode[];
  /** Left out if it is only a doubt. */
  settles?: readonly EvidenceCode[];
}

const pointsOn = ['has-more', 'next-link', 'link-header', 'token-beside'] as const;
const ownLimits = ['force-stop', 'max-pages', 'max-records', 'max-requests'] as const;
const countsMore = ['total-differs', 'pages-missing'] as const;

const completeCodes = (Object.keys(evidenceCodes) as EvidenceCode[]).filter(
  (code) => evidenceCodes[code] === 'complete',
);

const regularEnds = [
  'full-then-short',
  'full-then-empty',
  'token-ended',
  'link-ended',
  'flag-ended',
  'no-next',
] as const;

/** In the order of application. */
const weights: readonly Weight[] = [
  // A page that failed, or whose records were not read, is no end.
  { by: ['error-answer', 'records-elsewhere'], drops: regularEnds },
  { by: ['not-rows'], drops: ['full-then-short', 'full-then-empty'] },
  // Records that were read elsewhere cannot be missing from a total. But a count of one page can look like one.
  { by: ['total-matches', 'pages-match'], weakens: ['first-page-missed'] },
  { by: ['total-matches'], weakens: ['records-elsewhere'] },
  {
    by: ['total-matches'],
    drops: [
      ...pointsOn,
      'capped-page',
      'pages-missing',
      'limit-stop',
      'same-answer',
      'ignored-error',
      'page-size-ignored',
    ],
    weakens: ['error-answer', 'repeated-page', ...ownLimits],
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
    drops: ['capped-page', 'page-size-ignored'],
    weakens: [...pointsOn, 'total-differs', 'path-never-found', 'repeated-page', 'limit-stop', ...ownLimits],
  },
  {
    by: ['token-ended', 'link-ended'],
    drops: ['capped-page'],
    weakens: [...countsMore, 'repeated-page'],
    settles: ['token-beside', 'next-link'],
  },
  { by: ['no-next'], weakens: ['capped-page'], settles: ['path-never-found', 'token-beside'] },
  // Nothing may be all there is, where something else proves it.
  { by: completeCodes, settles: ['empty-list'] },
  // A paging that was cut off on purpose naturally has more pages.
  { by: ['cancelled', 'failed', ...ownLimits], drops: pointsOn },
];

/** Draws the conclusion: missing data outweighs a doubt, and a doubt outweighs evidence that everything was read. */
export function weighEvidence(evidence: readonly Evidence[]): Verdict {
  const left = sayingOnce(weights.reduce(applied, withoutOverlap(withoutPageCount(withoutRepeats(evidence)))));
  const bySpeech = (speaks: Speaks) => left.filter((piece) => piece.speaks === speaks);
  const sorted = [...bySpeech('incomplete'), ...bySpeech('doubt'), ...bySpeech('complete')];
  return {
    status: statusOf(sorted[0]?.speaks),
    evidence: sorted.map(reportedOf),
  };
}

function reportedOf({
  speaks,
  doubtMessage,
  mayCountPage,
  isWholePage,
  pageCount,
  message,
  ...reported
}: Evidence): Verdict['evidence'][number] {
  return { ...reported, message: speaks === 'doubt' && doubtMessage !== undefined ? doubtMessage : message };
}

function statusOf(weightiest: Speaks | undefined): Verdict['status'] {
  return weightiest === 'incomplete' || weightiest === 'complete' ? weightiest : 'unknown';
}

/** Keeps one piece of each kind, and does not list a field again that a misspelled path already names. */
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

/** Drops a total that equals the only page if there is a sign of more pages. */
function withoutPageCount(evidence: readonly Evidence[]): readonly Evidence[] {
  const leadsOn = evidence.some(({ code }) => pointsOn.some((each) => each === code));
  return leadsOn ? evidence.filter(({ mayCountPage }) => mayCountPage !== true) : evidence;
}

/** Drops repeated records, which a growing list may have, unless they are a whole page or a total is reached. */
function withoutOverlap(evidence: readonly Evidence[]): readonly Evidence[] {
  const isReached = evidence.some(({ code }) => code === 'total-matches');
  return evidence.filter(({ code, isWholePage }) => code !== 'records-repeated' || isReached || isWholePage === true);
}

/** Drops the remark that a response is partial beside a flag for more pages. */
function sayingOnce(evidence: readonly Evidence[]): readonly Evidence[] {
  const more = evidence.find(({ code }) => code === 'has-more')?.path;
  return evidence.filter(({ code, path }) => code !== 'says-partial' || path === undefined || path !== more);
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
