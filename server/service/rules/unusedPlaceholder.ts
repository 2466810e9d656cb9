import { jobPlaceholders } from './jobPlaceholders.ts';
import type { Rule } from './rule.ts';

const code = 'job.unused-placeholder';

/** Finds a placeholder that no endpoint uses. It still adds a column, so it may be intended. */
export const unusedPlaceholder: Rule = {
  codes: [code],
  isAboutUse: true,
  check(model, { isBroken }) {
    return jobPlaceholders(model).flatMap(({ job: { node }, own, marks, inherited }) => {
      if (isBroken(node) || own.length === 0) return [];
      const names = own.map(({ keyNode }) => keyNode.value);
      const usesNone = ![...names, ...inherited].some((name) => marks.has(name));
      return own.flatMap(({ keyNode, valueNode }) => {
        const name = keyNode.value;
        if (!valueNode || marks.has(name) || name === '') return [];
        const rest = usesNone ? ' The same request is sent for every record of the parent.' : '';
        const message = `No endpoint has "{${name}}", so this placeholder only adds a column.${rest}`;
        return [{ code, span: keyNode, severity: usesNone ? ('warning' as const) : ('hint' as const), message }];
      });
    });
  },
};
