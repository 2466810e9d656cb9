import { findProperty } from '../model/nodes.ts';
import { insertBefore } from '../text/edits.ts';
import type { Fix } from './fix.ts';
import { nodeAtSpan } from './nodeAtSpan.ts';

/** Makes the scroller named `default` the default. */
export const addDefaultScroller: Fix = {
  codes: ['pagination.default-by-name'],
  create(model, span) {
    const node = nodeAtSpan(model, span);
    const scrollers = findProperty(model.pagination, 'scrollers');
    const isStillThere =
      node?.type === 'string' && node.value === 'default' && node.parent?.parent === scrollers?.valueNode;
    if (!isStillThere || !scrollers || findProperty(model.pagination, 'default')) return undefined;
    return {
      title: 'Add "default": "default"',
      edits: [insertBefore(model.document, scrollers, 'default', 'default')],
    };
  },
};
