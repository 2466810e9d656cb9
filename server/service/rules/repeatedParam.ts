import type { PropertyASTNode } from 'vscode-json-languageservice';
import type { Job } from '../model/extractorModel.ts';
import { findObject, findProperty } from '../model/nodes.ts';
import { type CountedPaging, countedPaging, integerAt, isWritten } from './countedPaging.ts';
import type { Finding, Rule, RuleContext } from './rule.ts';

const sizeCode = 'pagination.page-size-overridden';
const startCode = 'pagination.start-overwritten';

/** A paging parameter that stands in the `params` of a job too. */
export const repeatedParam: Rule = {
  codes: [sizeCode, startCode],
  check({ scrollers }, context) {
    return scrollers.flatMap((scroller) => {
      const paging = countedPaging(scroller);
      if (!paging || context.isBroken(scroller.node)) return [];
      return scroller.jobs.flatMap((job) => checkJob(job, paging, context));
    });
  },
};

function checkJob({ node }: Job, paging: CountedPaging, { isBroken }: RuleContext): Finding[] {
  const params = findObject(node, 'params');
  if (!params || isBroken(params)) return [];
  const size = findProperty(params, paging.sizeParam);
  const start = findProperty(params, paging.startParam);
  return [...(size ? checkSize(size, paging) : []), ...(start && start !== size ? checkStart(start, paging) : [])];
}

/** Without a page size of the scroller the job's own is the only one, and wanted. */
function checkSize({ keyNode, valueNode }: PropertyASTNode, { sizeParam, size }: CountedPaging): Finding[] {
  if (size === undefined || !isWritten(valueNode)) return [];
  const own = integerAt(valueNode);
  if (own === size) {
    const message = `"${sizeParam}" repeats the page size of "pagination", which is sent anyway.`;
    return [{ code: sizeCode, span: keyNode, severity: 'hint', message, data: { found: sizeParam } }];
  }
  const message = `This job asks for ${own === undefined ? 'a page size of its own' : `${own} rows`} instead of the ${size} of "pagination", and a page with fewer ends its paging.`;
  return [{ code: sizeCode, span: keyNode, severity: 'information', message }];
}

function checkStart({ keyNode, valueNode }: PropertyASTNode, paging: CountedPaging): Finding[] {
  const { isOffset, startParam, start, sendsFirst, readsStart } = paging;
  if (!valueNode || readsStart || !sendsFirst) return [];
  const remedy = isOffset ? '"offsetFromJob": true' : '"firstPage"';
  const isSame = integerAt(valueNode) === start;
  const message = isSame
    ? `The paging sets "${startParam}" itself, beginning with ${start}.`
    : `The paging overwrites "${startParam}": its first request sends ${start}. To begin elsewhere use ${remedy} in "pagination".`;
  const severity = isSame ? 'hint' : 'warning';
  return [{ code: startCode, span: keyNode, severity, message, data: { found: startParam } }];
}
