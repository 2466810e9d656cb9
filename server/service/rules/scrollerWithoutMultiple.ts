import { findProperty, findText } from '../model/nodes.ts';
import type { Rule } from './rule.ts';

const code = 'pagination.scroller-without-multiple';

/** Finds a job that names a scroller where there are none. */
export const scrollerWithoutMultiple: Rule = {
  codes: [code],
  check({ api, pagination, multiple, allJobs }, { isBroken }) {
    if (!api || isBroken(api) || multiple || (pagination && isBroken(pagination))) return [];
    const method = findText(pagination, 'method')?.value;
    const instead = method === undefined ? 'no paging is configured' : `every job pages with the method "${method}"`;
    return allJobs.flatMap(({ node }) => {
      const property = findProperty(node, 'scroller');
      const name = findText(node, 'scroller');
      if (!property || !name || isBroken(name)) return [];
      const message = `"scroller" is only read with the method "multiple"; here ${instead}.`;
      const data = { found: 'scroller' };
      return [{ code, span: property.keyNode, severity: 'warning' as const, message, data }];
    });
  },
};
