import { replaceWith } from '../text/edits.ts';
import type { Fix } from './fix.ts';
import { nodeAtSpan } from './nodeAtSpan.ts';

/** Replaces the text of a key, or of an element of its list, by a value of another type. */
export const writeValue: Fix = {
  codes: ['pagination.time-as-text', 'config.text-is-true', 'http.retry-code-as-text'],
  create(model, span, { found, key, value }) {
    const node = nodeAtSpan(model, span);
    const holder = node?.parent?.type === 'array' ? node.parent.parent : node?.parent;
    const isOfKey = holder?.type === 'property' && holder.keyNode.value === key;
    if (value === undefined || !isOfKey || node?.type !== 'string' || node.value !== found) return undefined;
    return { title: `Change to ${JSON.stringify(value)}`, edits: [replaceWith(model.document, node, value)] };
  },
};
