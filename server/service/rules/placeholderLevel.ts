import { jobPlaceholders } from './jobPlaceholders.ts';
import type { Rule } from './rule.ts';

const code = 'job.placeholder-level';

/** Finds a placeholder that reads a record of a job above the top level. */
export const placeholderLevel: Rule = {
  codes: [code],
  check(model, { isBroken }) {
    return jobPlaceholders(model).flatMap(({ level, own }) =>
      own.flatMap(({ keyNode }) => {
        const asked = Number(/^0*([1-9]\d*):/.exec(keyNode.value)?.[1] ?? 1);
        if (asked <= level || isBroken(keyNode)) return [];
        const above = level === 1 ? 'one job' : `${level} jobs`;
        const message = `"${keyNode.value}" reads a record ${asked} levels up, but there is only ${above} above this one. The parent is level 1.`;
        return [{ code, span: keyNode, severity: 'error' as const, message }];
      }),
    );
  },
};
