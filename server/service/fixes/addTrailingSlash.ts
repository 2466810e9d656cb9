import { insertAt } from '../text/edits.ts';
import type { Fix } from './fix.ts';
import { nodeAtSpan } from './nodeAtSpan.ts';

/** Ends the path of `baseUrl` with a slash. */
export const addTrailingSlash: Fix = {
  codes: ['url.base-without-slash'],
  create(model, span, { found }) {
    const node = nodeAtSpan(model, span);
    if (node?.type !== 'string' || node.value !== found) return undefined;
    const text = model.document.getText().slice(node.offset, node.offset + node.length);
    const pathEnd = text.search(/[?#]|"$/);
    return { title: 'End the path with "/"', edits: [insertAt(model.document, node.offset + pathEnd, '/')] };
  },
};
