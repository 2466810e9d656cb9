import { findObject, findProperty } from '../model/nodes.ts';
import { countedPaging, isWritten } from './countedPaging.ts';
import type { Rule } from './rule.ts';

const code = 'pagination.ends-with-empty-page';

/** Page numbers without a page size: only an empty page can end the paging, one request after the last row. */
export const endsWithEmptyPage: Rule = {
  codes: [code],
  check({ scrollers }, { isBroken }) {
    return scrollers.flatMap((scroller) => {
      const { node, method, jobs } = scroller;
      const paging = method?.value === 'pagenum' ? countedPaging(scroller) : undefined;
      if (!method || !paging || paging.size !== undefined || isBroken(node)) return [];
      const stops = ['nextPageFlag', 'limitStop', 'forceStop'].some((key) => findProperty(node, key));
      const sizeOf = ({ node: job }: (typeof jobs)[number]) =>
        findProperty(findObject(job, 'params'), paging.sizeParam)?.valueNode;
      if (stops || jobs.some((job) => isBroken(job.node) || isWritten(sizeOf(job)))) return [];
      const unused = findProperty(node, 'limitParam') ? ` "limitParam" alone sends nothing.` : '';
      const message = `Without "limit" no page size is sent, and only an empty page ends the paging.${unused}`;
      return [{ code, span: method, severity: 'hint' as const, message }];
    });
  },
};
