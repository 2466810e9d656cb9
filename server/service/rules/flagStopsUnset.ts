import { findObject, findProperty, findText, findValue } from '../model/nodes.ts';
import { headOf } from '../text/ranges.ts';
import { pagingObjects } from './pagingObjects.ts';
import type { Rule } from './rule.ts';

const code = 'pagination.flag-stops-unset';

/** Finds a flag that ends the paging when it is true and also when it is missing; often only the first is meant. */
export const flagStopsUnset: Rule = {
  codes: [code],
  check(model, { isBroken }) {
    return pagingObjects(model).flatMap((node) => {
      const flag = findObject(node, 'nextPageFlag');
      const field = findText(flag, 'field');
      const stopOn = findValue(flag, 'stopOn');
      if (!flag || !field || stopOn?.type !== 'boolean' || !stopOn.value) return [];
      if (findProperty(flag, 'ifNotSet') || isBroken(flag)) return [];
      const message = `A response without "${field.value}" ends the paging too, because a missing flag counts as "stopOn". If only the last page has it, add "ifNotSet": false.`;
      return [
        { code, span: headOf(flag), severity: 'hint' as const, message, data: { key: 'ifNotSet', value: false } },
      ];
    });
  },
};
