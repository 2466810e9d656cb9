import type { Rule } from './rule.ts';

const code = 'file.ignored';

/** Finds a file next to the configuration that would help to check it, but is not read. */
export const ignoredFile: Rule = {
  codes: [code],
  check: (_, { ignored }) =>
    ignored.map(({ file, reason }) => ({
      code,
      span: { offset: 0, length: 0 },
      severity: 'warning',
      message: `"${file}" is ignored: ${reason}. Replace or remove it.`,
    })),
};
