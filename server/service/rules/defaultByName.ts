import { findProperty } from '../model/nodes.ts';
import type { Rule } from './rule.ts';

const code = 'pagination.default-by-name';

const message =
  'Jobs without "scroller" page with this one, because it is named "default". ' +
  'The platform makes a single request for them unless "pagination" says "default": "default".';

/** Finds a `multiple` with a scroller that is only named `default`; the platform does not use it. */
export const defaultByName: Rule = {
  codes: [code],
  check({ pagination, multiple, allJobs }, { isBroken }) {
    const named = findProperty(multiple?.scrollers, 'default');
    if (!pagination || !named || isBroken(pagination) || findProperty(pagination, 'default')) return [];
    const isUsed = allJobs.some(({ node }) => !findProperty(node, 'scroller') && !isBroken(node));
    return isUsed ? [{ code, span: named.keyNode, severity: 'information', message }] : [];
  },
};
