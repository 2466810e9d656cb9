import { stopKeys } from '@pagewright/core/pagination/stop/stopRules';
import { findObject, findProperty } from '../model/nodes.ts';
import { isWritten } from '../model/writtenValues.ts';
import type { Rule } from './rule.ts';

const code = 'pagination.ends-with-empty-page';

/** Finds page numbers without a page size: only an empty page ends the paging, one request after the last row. */
export const endsWithEmptyPage: Rule = {
  codes: [code],
  check({ scrollers }, { isBroken }) {
    return scrollers.flatMap(({ node, method, paging, jobs }) => {
      const counted = paging?.counted;
      if (!method || !counted || paging.endsBy !== 'empty-page' || isBroken(node)) return [];
      const stops = stopKeys.some((key) => findProperty(node, key));
      const sizeOf = ({ node: job }: (typeof jobs)[number]) =>
        findProperty(findObject(job, 'params'), counted.sizeParam)?.valueNode;
      if (stops || jobs.some((job) => isBroken(job.node) || isWritten(sizeOf(job)))) return [];
      const { size, sizeParam } = counted.keys;
      const unused = findProperty(node, sizeParam) ? ` "${sizeParam}" alone sends nothing.` : '';
      const message = `Without "${size}" no page size is sent, and only an empty page ends the paging.${unused}`;
      return [{ code, span: method, severity: 'hint' as const, message }];
    });
  },
};
