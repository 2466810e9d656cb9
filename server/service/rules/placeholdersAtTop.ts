import { findProperty } from '../model/nodes.ts';
import type { Rule } from './rule.ts';

const code = 'job.placeholders-at-top';

/** Finds placeholders of a top-level job, which has no parent to take values from. */
export const placeholdersAtTop: Rule = {
  codes: [code],
  check({ jobs }) {
    return jobs.flatMap(({ node }) => {
      const property = findProperty(node, 'placeholders');
      if (!property?.valueNode) return [];
      const message =
        '"placeholders" does nothing in a top-level job, which has no parent to take values from. ' +
        'Move the job into the "children" of another job, or the placeholders into one of its children.';
      const data = { found: 'placeholders' };
      return [{ code, span: property.keyNode, severity: 'warning' as const, message, data }];
    });
  },
};
