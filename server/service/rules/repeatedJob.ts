import { groupBy } from '@pagewright/core/groupBy';
import type { Job } from '../model/extractorModel.ts';
import { findText } from '../model/nodes.ts';
import { plainValue } from '../model/plainValue.ts';
import { headOf } from '../text/ranges.ts';
import type { Rule, RuleContext, RuleFinding } from './rule.ts';

const idCode = 'job.duplicate-id';
const sameCode = 'job.identical';

/** Finds jobs of one list that a run treats as one. */
export const repeatedJob: Rule = {
  codes: [idCode, sameCode],
  check({ jobs }, context) {
    return checkList(jobs, context);
  },
};

function checkList(jobs: readonly Job[], context: RuleContext): RuleFinding[] {
  const whole = jobs.filter(({ node }) => !context.isBroken(node));
  return [
    ...repeatedIds(whole),
    ...repeatedContents(whole),
    ...jobs.flatMap(({ children }) => checkList(children, context)),
  ];
}

function repeatedIds(jobs: readonly Job[]): RuleFinding[] {
  const byId = groupBy(jobs, ({ node }) => findText(node, 'id')?.value);
  return [...byId].flatMap(([id, same]) => {
    if (id === undefined || same.length < 2) return [];
    const message = `${same.length} jobs have the "id" "${id}": only the last of them runs, in place of the first. Give each its own "id", or none.`;
    return same.flatMap(({ node }): RuleFinding[] => {
      const span = findText(node, 'id');
      return span ? [{ code: idCode, span, severity: 'warning', message }] : [];
    });
  });
}

/** Jobs without an `id` are identified by their content. */
function repeatedContents(jobs: readonly Job[]): RuleFinding[] {
  if (jobs.length < 2) return [];
  const byEndpoint = groupBy(jobs, ({ node }) => findText(node, 'endpoint')?.value);
  const message = 'An earlier job has the same content, so a run treats them as one. Remove one of them.';
  return [...byEndpoint].flatMap(([endpoint, alike]) => {
    if (endpoint === undefined || alike.length < 2) return [];
    const seen = new Set<string>();
    return alike.flatMap(({ node }): RuleFinding[] => {
      if (findText(node, 'id')) return [];
      const content = JSON.stringify(plainValue(node));
      const isRepeated = seen.has(content);
      seen.add(content);
      return isRepeated ? [{ code: sameCode, span: headOf(node), severity: 'information', message }] : [];
    });
  });
}
