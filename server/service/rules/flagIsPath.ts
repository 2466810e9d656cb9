import { findObject, findText } from '../model/nodes.ts';
import { pagingObjects } from './pagingObjects.ts';
import type { Rule } from './rule.ts';

const code = 'pagination.flag-is-path';

/** Finds a `nextPageFlag.field` written as a path, but read as one key. A key may have a dot, so it is information. */
export const flagIsPath: Rule = {
  codes: [code],
  check(model, { isBroken }) {
    return pagingObjects(model).flatMap((node) => {
      const field = findText(findObject(node, 'nextPageFlag'), 'field');
      if (!field || isBroken(field) || !/[^.]\.[^.]/.test(field.value)) return [];
      const message = `"${field.value}" is read as one key at the top of the response, dots included, not as a path. A nested flag cannot be reached.`;
      return [{ code, span: field, severity: 'information' as const, message }];
    });
  },
};
