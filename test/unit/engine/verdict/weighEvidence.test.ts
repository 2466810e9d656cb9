import assert from 'node:assert/strict';
import type { EvidenceCode } from '../../../../engine/core/contracts/generated/types.ts';
import { type Evidence, evidenceCodes, type Speaks } from '../../../../engine/core/verdict/evidence.ts';
import { weighEvidence } from '../../../../engine/core/verdict/weighEvidence.ts';

const piece = (code: EvidenceCode, speaks: Speaks = evidenceCodes[code]): Evidence => ({
  code,
  speaks,
  message: `${code}.`,
});
/** The status, and the remaining evidence. */
const weigh = (...evidence: (EvidenceCode | Evidence)[]) => {
  const verdict = weighEvidence(evidence.map((one) => (typeof one === 'string' ? piece(one) : one)));
  return [verdict.status, ...verdict.evidence.map(({ code }) => code)];
};

describe('weighing evidence', () => {
  const rows: [string, (EvidenceCode | Evidence)[], string[]][] = [
    ['nothing', [], ['unknown']],
    ['for complete', ['full-then-short'], ['complete', 'full-then-short']],
    ['for incomplete', ['has-more'], ['incomplete', 'has-more']],
    ['a doubt', ['same-answer'], ['unknown', 'same-answer']],
    ['a doubt outweighs', ['full-then-short', 'ignored-error'], ['unknown', 'ignored-error', 'full-then-short']],
    [
      'missing data outweighs, and stands first',
      ['full-then-short', 'ignored-error', 'total-differs'],
      ['incomplete', 'total-differs', 'ignored-error', 'full-then-short'],
    ],
    ['one piece of a kind', ['link-ended', 'link-ended'], ['complete', 'link-ended']],
    [
      'a total that matches explains what points on',
      ['has-more', 'next-link', 'link-header', 'token-beside', 'capped-page', 'pages-missing', 'total-matches'],
      ['complete', 'total-matches'],
    ],
    [
      'a total that matches explains paths that were not found, and errors',
      ['path-never-found', 'data-field-never-found', 'ignored-error', 'same-answer', 'limit-stop', 'total-matches'],
      ['complete', 'total-matches'],
    ],
    [
      'a repetition stays a doubt beside a total',
      ['repeated-page', 'total-matches'],
      ['unknown', 'repeated-page', 'total-matches'],
    ],
    ['a failure stays', ['failed', 'total-matches'], ['incomplete', 'failed', 'total-matches']],
    ['being cancelled stays', ['cancelled', 'says-no-more'], ['incomplete', 'cancelled', 'says-no-more']],
    [
      'the word of the API against its total',
      ['total-differs', 'says-no-more'],
      ['unknown', 'total-differs', 'says-no-more'],
    ],
    [
      'tokens that ended against a total',
      ['total-differs', 'token-ended'],
      ['unknown', 'total-differs', 'token-ended'],
    ],
    [
      'full pages do not stand against a total',
      ['total-differs', 'full-then-empty'],
      ['incomplete', 'total-differs', 'full-then-empty'],
    ],
    ['no more, and a cursor for later', ['token-beside', 'next-link', 'says-no-more'], ['complete', 'says-no-more']],
    ['all pages, and a next link', ['next-link', 'pages-match'], ['unknown', 'next-link', 'pages-match']],
    [
      'a token that ended, and another one',
      ['token-beside', 'token-ended'],
      ['incomplete', 'token-beside', 'token-ended'],
    ],
    [
      'a token that ended, and what may be one',
      [piece('token-beside', 'doubt'), 'token-ended'],
      ['complete', 'token-ended'],
    ],
    ['a limit that cut goes on, of course', ['max-pages', 'has-more', 'next-link'], ['incomplete', 'max-pages']],
    ['a limit where there is no more', ['max-pages', 'says-no-more'], ['unknown', 'max-pages', 'says-no-more']],
    ['a path that is missing, with no more', [piece('path-never-found', 'doubt'), 'no-next'], ['complete', 'no-next']],
  ];
  for (const [title, evidence, expected] of rows) {
    it(title, () => assert.deepEqual(weigh(...evidence), expected));
  }

  it('does not list a field again that was meant by another path', () => {
    const meant: Evidence = { ...piece('path-never-found'), path: 'links.next' };
    assert.deepEqual(weigh(meant, { ...piece('next-link'), path: 'links.next' }), ['incomplete', 'path-never-found']);
    assert.deepEqual(weigh(meant, { ...piece('next-link'), path: 'next' }), [
      'incomplete',
      'path-never-found',
      'next-link',
    ]);
  });

  it('tells everything of a piece but what it spoke for', () => {
    const told = { code: 'has-more', message: 'More.', page: 3, path: 'more', pointer: '/api/pagination' } as const;
    assert.deepEqual(weighEvidence([{ ...told, speaks: 'incomplete' }]).evidence, [told]);
  });
});
