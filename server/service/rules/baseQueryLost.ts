import { findText } from '../model/nodes.ts';
import type { Rule } from './rule.ts';

const code = 'url.base-query-lost';

/** Finds a query or a fragment in `baseUrl`, which is never sent. */
export const baseQueryLost: Rule = {
  codes: [code],
  check({ api }, { isBroken }) {
    const base = findText(api, 'baseUrl');
    const lost = base && /^https?:[^?#]*([?#].+)$/i.exec(base.value)?.[1];
    if (!base || lost === undefined || isBroken(base)) return [];
    const instead = lost.startsWith('?') ? ' Put parameters for every request into "http.defaultOptions.params".' : '';
    const message = `The "${lost}" of "baseUrl" is never sent, because endpoints replace it.${instead}`;
    return [{ code, span: base, severity: 'warning', message }];
  },
};
