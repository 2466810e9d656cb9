import assert from 'node:assert/strict';
import type { EvidenceCode } from '../../../../engine/core/contracts/generated/types.ts';
import { evidenceCodes } from '../../../../engine/core/verdict/evidence.ts';
import type { RunVerdict } from '../../../../engine/core/verdict/verdict.ts';
import { VerdictSum } from '../../../../engine/core/verdict/verdictSum.ts';

type Status = RunVerdict['status'];

const run = (status: Status, codes: EvidenceCode[] = [], largestPage = 7): RunVerdict => ({
  status,
  evidence: codes.map((code) => ({
    code,
    message: `The "${code}" sentence.`,
    page: 3,
    path: 'a.b',
    pointer: '/config/jobs/0',
  })),
  largestPage,
});

const sumOf = (...verdicts: RunVerdict[]) => {
  const sum = new VerdictSum();
  for (const verdict of verdicts) sum.add(verdict);
  return sum.verdict();
};

describe('the verdict of a job that ran many times', () => {
  const statuses: [Status[], Status][] = [
    [[], 'unknown'],
    [['complete', 'complete'], 'complete'],
    [['complete', 'unknown', 'complete'], 'unknown'],
    [['complete', 'unknown', 'incomplete'], 'incomplete'],
    [['incomplete', 'incomplete'], 'incomplete'],
  ];
  for (const [runs, status] of statuses) {
    it(`of runs that were ${runs.join(', ') || 'none'} is ${status}`, () => {
      assert.equal(sumOf(...runs.map((one) => run(one))).status, status);
    });
  }

  it("of one run is that run's", () => {
    const { largestPage: _, ...verdict } = run('complete', ['full-then-short']);
    assert.deepEqual(sumOf(run('complete', ['full-then-short'])), verdict);
  });

  it('says in how many runs something was seen, with the first sentence and its place', () => {
    const { evidence } = sumOf(
      run('complete', ['token-ended']),
      run('incomplete', ['has-more']),
      run('incomplete', ['has-more']),
    );
    assert.deepEqual(evidence[0], {
      code: 'has-more',
      message: 'In 2 of 3 runs: The "has-more" sentence.',
      path: 'a.b',
      pointer: '/config/jobs/0',
    });
    assert.equal(evidence[1]?.message, 'In 1 of 3 runs: The "token-ended" sentence.');
  });

  it('lists what speaks for missing data first, then doubts, then what was seen most', () => {
    const { evidence } = sumOf(
      run('incomplete', ['full-then-short', 'token-ended', 'same-answer', 'failed']),
      run('complete', ['token-ended']),
    );
    assert.deepEqual(
      evidence.map(({ code }) => code),
      ['failed', 'same-answer', 'token-ended', 'full-then-short'],
    );
  });

  it('keeps eight kinds', () => {
    const codes = Object.keys(evidenceCodes) as EvidenceCode[];
    const { evidence } = sumOf(run('incomplete', codes), run('complete'));
    assert.equal(evidence.length, 8);
    assert(evidence.every(({ code }) => evidenceCodes[code] === 'incomplete'));
  });

  it('does not grow with the number of runs', () => {
    const sum = new VerdictSum();
    for (let count = 0; count < 100_000; count++) sum.add(run('incomplete', ['has-more', 'total-differs']));
    assert.equal(sum.verdict().evidence.length, 2);
    assert.match(sum.verdict().evidence[0]?.message ?? '', /^In 100000 of 100000 runs: /);
  });

  describe('of which some never found a path', () => {
    for (const code of ['data-field-never-found', 'path-never-found'] as const) {
      it(`${code} is no evidence where another run found it`, () => {
        const { status, evidence } = sumOf(run('complete', ['full-then-short']), run('incomplete', [code]));
        assert.equal(status, 'unknown');
        assert.deepEqual(
          evidence.map((told) => told.code),
          ['full-then-short'],
        );
      });

      it(`${code} counts where no run found it`, () => {
        assert.equal(sumOf(run('incomplete', [code]), run('incomplete', [code])).status, 'incomplete');
      });

      it(`${code} takes nothing away from what else speaks for missing data`, () => {
        assert.equal(sumOf(run('complete'), run('incomplete', [code, 'has-more'])).status, 'incomplete');
      });
    }
  });

  describe('of which some ended at a page that looks capped', () => {
    const capped = (size: number) => run('incomplete', ['capped-page'], size);
    const short = (size: number) => run('unknown', [], size);
    const rows: [string, RunVerdict[], Status][] = [
      ['alone', [capped(50)], 'incomplete'],
      ['once among many: a round number that came about', [short(13), capped(50), short(7)], 'unknown'],
      ['twice, and no page is larger', [capped(50), short(13), capped(50)], 'incomplete'],
      ['twice, and a page is larger', [capped(50), short(63), capped(50)], 'unknown'],
      ['at different sizes', [capped(20), capped(50)], 'unknown'],
      ['at different sizes, and twice at the largest', [capped(20), capped(50), capped(50)], 'incomplete'],
    ];
    for (const [title, runs, status] of rows) {
      it(title, () => {
        const verdict = sumOf(...runs);
        assert.equal(verdict.status, status);
        assert.equal(
          verdict.evidence.some(({ code }) => code === 'capped-page'),
          status === 'incomplete',
        );
      });
    }
  });

  it('is incomplete where further runs were cut off', () => {
    for (const runs of [[], [run('complete', ['full-then-short'])], [run('complete'), run('complete')]]) {
      const sum = new VerdictSum();
      for (const one of runs) sum.add(one);
      for (let count = 0; count < 2; count++) sum.cut({ code: 'max-children', message: 'Only two were asked for.' });
      const { status, evidence } = sum.verdict();
      assert.equal(status, 'incomplete');
      assert.deepEqual(evidence[0], { code: 'max-children', message: 'Only two were asked for.' });
      assert.equal(evidence.filter(({ code }) => code === 'max-children').length, 1);
    }
  });
});
