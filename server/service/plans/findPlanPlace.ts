import type { PropertyASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel, Job, ScrollerNode } from '../model/extractorModel.ts';
import { findProperty } from '../model/nodes.ts';
import { covers, openingOf, type Span } from '../text/ranges.ts';

/** A word that shows a plan, and the jobs in that plan. */
interface PlannedWord {
  span: Span;
  jobs: readonly Job[];
}

/** Keys of a job that show its plan, as its opening brace does. */
const jobKeys = ['__NAME', 'endpoint', 'dataType', 'scroller'];

/** The job, `pagination` or scroller at an offset: on its name or its method. */
export function findPlanPlace(
  { allJobs, pagination, scrollers }: ExtractorModel,
  offset: number,
): PlannedWord | undefined {
  const own = allJobs.flatMap((job) => wordsOf(job).map((span) => ({ span, jobs: [job] })));
  const whole =
    pagination === undefined ? [] : [{ name: undefined, node: pagination, method: undefined, jobs: allJobs }];
  const paging = [...scrollers, ...whole].flatMap((one) =>
    spansOfScroller(one).map((span) => ({ span, jobs: one.jobs })),
  );
  return [...own, ...paging].find(({ span }) => covers(span, offset));
}

/** The words that stand for a job: its opening brace, and the keys that name it with their values. */
export function wordsOf({ node }: Job): Span[] {
  const properties = jobKeys.flatMap((key) => findProperty(node, key) ?? []);
  return [openingOf(node), ...properties.flatMap(spansOf)];
}

function spansOfScroller({ node }: Pick<ScrollerNode, 'node'>): Span[] {
  const method = findProperty(node, 'method');
  return [...(node.parent?.type === 'property' ? [node.parent.keyNode] : []), ...(method ? spansOf(method) : [])];
}

function spansOf({ keyNode, valueNode }: PropertyASTNode): Span[] {
  return valueNode?.type === 'string' ? [keyNode, valueNode] : [keyNode];
}
