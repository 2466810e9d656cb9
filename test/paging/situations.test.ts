import assert from 'node:assert/strict';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { assertEvidence } from './assertEvidence.ts';
import { assertExpected } from './assertExpected.ts';
import { runSituation } from './runSituation.ts';
import type { Expected, Situation } from './situation.ts';
import { themes } from './themes.ts';

describe('what a run says about the completeness of its data', () => {
  const folder = temporaryFolder();

  async function judge(situation: Situation) {
    const { report, requests, config } = await runSituation(situation, folder());
    assert.equal(report.outcome, situation.outcome ?? 'done', report.error?.message);
    for (const [index, expected] of expectedOf(situation).entries()) assertExpected(report.jobs[index], expected);
    const { atMostRequests = requests.length } = situation.expect;
    assert(requests.length <= atMostRequests, `asked ${requests.length} times:\n${requests.join('\n')}`);
    for (const job of report.jobs) assertEvidence(job, config);
    return report.jobs;
  }

  describe('that is all there', () => {
    for (const { name, situations } of themes.honest) {
      describe(name, () => {
        for (const situation of situations) {
          it(situation.title, async () => {
            for (const { verdict } of await judge(situation)) assert.notEqual(verdict.status, 'incomplete');
          });
        }
      });
    }
  });

  describe('of which something is missing or came twice', () => {
    for (const { name, situations } of themes.losing) {
      describe(name, () => {
        for (const situation of situations) {
          it(situation.title, async () => {
            const last = (await judge(situation)).at(-1);
            assert.notEqual(last?.verdict.status, 'complete');
          });
        }
      });
    }
  });

  const titles = [...themes.honest, ...themes.losing].flatMap(({ name, situations }) =>
    situations.map(({ title }) => `${name}: ${title}`),
  );

  it('holds for more than five hundred situations, each with a title of its own', () => {
    assert(titles.length > 500, `${titles.length}`);
    assert.equal(new Set(titles).size, titles.length);
  });

  it('holds for what more than eighty APIs do, which are named', () => {
    const named = titles.map((title) => /\bas (?:an? |the )?([A-Z].*?) (?:does|did)\b/.exec(title)?.[1]);
    assert(new Set(named).size > 80, [...new Set(named)].join(', '));
  });
});

function expectedOf({ expect, expectChild }: Situation): Expected[] {
  return expectChild === undefined ? [expect] : [expect, expectChild];
}
