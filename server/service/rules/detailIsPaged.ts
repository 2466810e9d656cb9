import { stopKeys } from '@pagewright/core/pagination/stop/stopRules';
import { dataField } from '@pagewright/core/schema/generated/options';
import type { StringASTNode } from 'vscode-json-languageservice';
import type { Job, ScrollerNode } from '../model/extractorModel.ts';
import { findObject, findProperty, findText, textOrDefault } from '../model/nodes.ts';
import { isWritten } from '../model/writtenValues.ts';
import { type ApiShapes, jobShapes } from '../shapes/jobShapes.ts';
import type { Rule } from './rule.ts';

const code = 'pagination.detail-is-paged';

const message =
  'This child reads whole responses. If each is a single object, paging costs a second request for every record. ' +
  'With the method "multiple", the parent can page while this job does not.';

/** Finds a child job that reads a whole response as a row, with a method that requests another page after every row. */
export const detailIsPaged: Rule = {
  codes: [code],
  check({ scrollers, jobs: top }, { shapes, isBroken }) {
    const parents = new Set(top);
    return scrollers.flatMap((scroller) =>
      asksOnAfterOneRow(scroller) && !isBroken(scroller.node)
        ? scroller.jobs.flatMap((job) => {
            const path = parents.has(job) ? undefined : wholeResponse(job);
            return path && !hasSize(job, scroller) && !answersLists(job, shapes)
              ? [{ code, span: path, severity: 'hint' as const, message }]
              : [];
          })
        : [],
    );
  },
};

/**
 * Whether a method requests another page after one row: page numbers without a size, and ids end with an empty page or
 * a repeated response.
 */
function asksOnAfterOneRow({ node, paging }: ScrollerNode): boolean {
  return paging?.endsBy === 'empty-page' && !stopKeys.some((key) => findProperty(node, key));
}

/** Whether a whole response is a list, which is a page of records. */
function answersLists(job: Job, shapes: ApiShapes | undefined): boolean {
  return [jobShapes(job, shapes)?.schema.type].flat().includes('array');
}

function hasSize({ node }: Job, { paging }: ScrollerNode): boolean {
  const name = paging?.counted?.sizeParam;
  return name !== undefined && isWritten(findProperty(findObject(node, 'params'), name)?.valueNode);
}

function wholeResponse({ node }: Job): StringASTNode | undefined {
  const own = findText(node, 'dataField');
  const object = findObject(node, 'dataField');
  const path = own ?? findText(object, 'path');
  return path?.value === textOrDefault(object, 'delimiter', dataField) ? path : undefined;
}
