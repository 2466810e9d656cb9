import { removeProperty } from '../text/edits.ts';
import type { Fix } from './fix.ts';
import { propertyAtSpan } from './propertyAtSpan.ts';

/** Removes a key that does nothing, for findings that name the key. */
export const removeKey: Fix = {
  codes: [
    'platform.note-key',
    'job.placeholders-at-top',
    'pagination.page-size-overridden',
    'pagination.start-overwritten',
    'pagination.unused-option',
    'pagination.scroller-without-multiple',
  ],
  create(model, span, { found }) {
    const property = propertyAtSpan(model, span, found);
    if (!property?.valueNode) return undefined;
    return { title: `Remove "${found}"`, edits: [removeProperty(model.document, property)] };
  },
};
