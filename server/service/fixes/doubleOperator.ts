import { replaceWith } from '../text/edits.ts';
import type { Fix } from './fix.ts';
import { nodeAtSpan } from './nodeAtSpan.ts';

/** Doubles a single `=` or `~` in a `recursionFilter`, and turns `&&` and `||` into single ones. */
export const doubleOperator: Fix = {
  codes: ['config.invalid'],
  create(model, span, { found }) {
    const node = nodeAtSpan(model, span);
    const isFilter = node?.parent?.type === 'property' && node.parent.keyNode.value === 'recursionFilter';
    if (!isFilter || node.type !== 'string' || node.value !== found) return undefined;
    const filter = node.value
      .replace(/(?:(?<!\s)\s+)?(&&|\|\|)\s*/g, (sign) => sign.trim().charAt(0))
      .replace(/(?<![=!<>~])=(?![=~])/g, '==')
      .replace(/(?<![~!=])~(?![~=])/g, '~~');
    return filter === node.value
      ? undefined
      : { title: `Change to "${filter}"`, edits: [replaceWith(model.document, node, filter)] };
  },
};
