import { replaceWith } from '../text/edits.ts';
import type { Fix } from './fix.ts';
import { nodeAtSpan } from './nodeAtSpan.ts';

/** Writes what was meant most likely, for every finding that carries a suggestion. */
export const suggestion: Fix = {
  codes: [
    'config.unknown-key',
    'config.unknown-value',
    'pagination.unknown-scroller',
    'pagination.response-param-not-found',
    'url.endpoint-loses-prefix',
    'url.endpoint-scheme',
  ],
  create(model, span, { found, suggestion }) {
    const node = nodeAtSpan(model, span);
    if (suggestion === undefined || node?.type !== 'string' || node.value !== found) return undefined;
    return { title: `Change to "${suggestion}"`, edits: [replaceWith(model.document, node, suggestion)] };
  },
};
