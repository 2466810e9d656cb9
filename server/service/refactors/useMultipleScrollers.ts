import { findProperty, findText } from '../model/nodes.ts';
import { covers } from '../text/ranges.ts';
import type { Refactor } from './refactor.ts';
import { writeMultiple } from './writeMultiple.ts';

/**
 * Makes the single paging method the default scroller of `multiple`, so that others can be added; every job pages as
 * before (`docs/format/pagination.md#11-multiple`).
 */
export const useMultipleScrollers: Refactor = {
  kind: 'refactor.rewrite.useMultipleScrollers',
  create(model, span) {
    const { pagination, multiple: already, api } = model;
    const method = findText(pagination, 'method')?.value;
    const property = findProperty(api, 'pagination');
    const isThere = property !== undefined && covers(property, span.offset);
    if (pagination === undefined || !isThere || method === undefined || already) return undefined;
    return { title: 'Use Multiple Scrollers', edits: writeMultiple(model, { pagination, method }) };
  },
};
