import { removeProperty } from '../text/edits.ts';
import type { Fix } from './fix.ts';
import { propertyAtSpan } from './propertyAtSpan.ts';

/** Removes a limit, and its object if nothing else is in it. */
export const removeLimit: Fix = {
  codes: ['pagination.test-limit'],
  create(model, span, { found }) {
    const property = propertyAtSpan(model, span, found);
    const holder = property?.parent;
    const whole = holder?.parent;
    if (!property?.valueNode || holder?.type !== 'object' || whole?.type !== 'property') return undefined;
    const leaving = holder.properties.length === 1 ? whole : property;
    return { title: `Remove "${leaving.keyNode.value}"`, edits: [removeProperty(model.document, leaving)] };
  },
};
