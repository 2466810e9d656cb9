import { replaceWith } from '../text/edits.ts';
import type { Fix } from './fix.ts';
import { nodeAtSpan } from './nodeAtSpan.ts';

/** Writes the text that was most likely meant, for every finding with a suggestion. */
export const suggestion: Fix = {
  codes: [
    'config.unknown-key',
    'platform.unknown-key',
    'config.unknown-value',
    'config.path-notation',
    'job.unfilled-mark',
    'job.filter-spaces',
    'job.filter-quotes',
    'pagination.unknown-scroller',
    'pagination.response-param-not-found',
    'pagination.url-key-not-found',
    'pagination.next-page-flag-not-found',
    'pagination.limit-field-not-found',
    'pagination.id-key-not-found',
    'job.data-field-not-found',
    'job.response-filter-not-found',
    'job.placeholder-path-not-found',
    'mapping.path-not-found',
    'function.unknown',
    'function.unknown-reference',
    'function.unknown-algorithm',
    'function.unreadable-date',
    'function.date-format',
    'authentication.unknown-type',
    'mapping.no-such-data-type',
    'description.unknown-endpoint',
    'description.unknown-param',
    'url.endpoint-loses-prefix',
    'url.endpoint-scheme',
    'url.endpoint-as-host',
    'url.endpoint-space',
    'url.double-slash',
  ],
  create(model, span, { found, suggestion }) {
    const node = nodeAtSpan(model, span);
    if (suggestion === undefined || node?.type !== 'string' || node.value !== found) return undefined;
    return { title: `Change to "${suggestion}"`, edits: [replaceWith(model.document, node, suggestion)] };
  },
};
