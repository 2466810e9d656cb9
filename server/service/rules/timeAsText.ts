import { numberOf } from '@pagewright/core/json/readValues';
import { findObject, findText } from '../model/nodes.ts';
import { pagingObjects } from './pagingObjects.ts';
import type { Rule } from './rule.ts';

const code = 'pagination.time-as-text';

/** Finds a `forceStop.time` as a number in quotes, which is not a duration and ends the paging at once. */
export const timeAsText: Rule = {
  codes: [code],
  check(model, { isBroken }) {
    return pagingObjects(model).flatMap((node) => {
      const time = findText(findObject(node, 'forceStop'), 'time');
      const value = numberOf(time?.value);
      if (!time || value === undefined || value === 0 || isBroken(time)) return [];
      const message = `The text "${time.value}" is not a duration, so the paging ends after one page. Write the number without quotes, or a text such as "10 minutes".`;
      return [
        { code, span: time, severity: 'warning' as const, message, data: { key: 'time', found: time.value, value } },
      ];
    });
  },
};
