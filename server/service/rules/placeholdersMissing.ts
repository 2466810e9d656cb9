import { findObject, findProperty, findText } from '../model/nodes.ts';
import { headOf } from '../text/ranges.ts';
import { jobPlaceholders, marksIn } from './jobPlaceholders.ts';
import type { Rule } from './rule.ts';

const code = 'job.no-placeholders';

/** Finds a child job that cannot tell the records of its parent apart, which never runs. */
export const placeholdersMissing: Rule = {
  codes: [code],
  check(model, { isBroken }) {
    return jobPlaceholders(model).flatMap(({ job: { node }, level, own, inherited }) => {
      const written = findProperty(node, 'placeholders');
      const isOtherwiseWrong = written !== undefined && findObject(node, 'placeholders') === undefined;
      if (level === 0 || own.length > 0 || inherited.size > 0 || isOtherwiseWrong || isBroken(node)) return [];
      if (written?.valueNode && isBroken(written.valueNode)) return [];
      const [mark] = marksIn(findText(node, 'endpoint')?.value ?? '').filter((name) => name !== '');
      const message =
        'A child job without "placeholders" never runs: it could not tell the records of its parent apart. ' +
        (mark === undefined
          ? 'Add one and use it in "endpoint".'
          : `Say where the value of "{${mark}}" is in a record.`);
      const value = mark === undefined || written ? undefined : { key: 'placeholders', value: { [mark]: 'id' } };
      return [{ code, span: headOf(node), severity: 'warning' as const, message, ...(value && { data: value }) }];
    });
  },
};
