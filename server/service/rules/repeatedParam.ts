import type { CountedPaging } from '@pagewright/core/pagination/paging';
import type { PropertyASTNode } from 'vscode-json-languageservice';
import type { Job } from '../model/extractorModel.ts';
import { findObject, findProperty } from '../model/nodes.ts';
import { integerAt, isWritten } from '../model/writtenValues.ts';
import type { Rule, RuleContext, RuleFinding } from './rule.ts';

const sizeCode = 'pagination.page-size-overridden';
const startCode = 'pagination.start-overwritten';

/** Finds a paging parameter that is also in the `params` of a job. */
export const repeatedParam: Rule = {
  codes: [sizeCode, startCode],
  check({ scrollers }, context) {
    return scrollers.flatMap(({ node, paging, jobs }) => {
      const counted = paging?.counted;
      if (!counted || context.isBroken(node)) return [];
      return jobs.flatMap((job) => checkJob(job, counted, context));
    });
  },
};

function checkJob({ node }: Job, counted: CountedPaging, { isBroken }: RuleContext): RuleFinding[] {
  const params = findObject(node, 'params');
  if (!params || isBroken(params)) return [];
  const size = findProperty(params, counted.sizeParam);
  const start = findProperty(params, counted.startParam);
  return [...(size ? checkSize(size, counted) : []), ...(start && start !== size ? checkStart(start, counted) : [])];
}

/** Checks the page size of a job. If the scroller has none, the one of the job is intended. */
function checkSize({ keyNode, valueNode }: PropertyASTNode, { sizeParam, size }: CountedPaging): RuleFinding[] {
  if (size === undefined || !isWritten(valueNode)) return [];
  const own = integerAt(valueNode);
  if (own === size) {
    const message = `"${sizeParam}" repeats the page size of "pagination", which is sent anyway.`;
    return [{ code: sizeCode, span: keyNode, severity: 'hint', message, data: { found: sizeParam } }];
  }
  const message = `This job requests ${own === undefined ? 'its own page size' : `${own} rows`} instead of the ${size} of "pagination", and a page with fewer rows ends its paging.`;
  return [{ code: sizeCode, span: keyNode, severity: 'information', message }];
}

function checkStart({ keyNode, valueNode }: PropertyASTNode, counted: CountedPaging): RuleFinding[] {
  const { startParam, start, sendsFirst, readsStart, elsewhere } = counted;
  if (!valueNode || readsStart || !sendsFirst) return [];
  const isSame = integerAt(valueNode) === start;
  const message = isSame
    ? `The paging sets "${startParam}" itself, beginning with ${start}.`
    : `The paging overwrites "${startParam}": its first request sends ${start}. To begin elsewhere use ${elsewhere} in "pagination".`;
  const severity = isSame ? 'hint' : 'warning';
  return [{ code: startCode, span: keyNode, severity, message, data: { found: startParam } }];
}
