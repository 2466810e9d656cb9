import { maskHeaders } from '@pagewright/engine/debugging';
import { jsonVariable } from '../variables/jsonVariable.ts';
import { headersRow } from './requestScope.ts';
import type { Scope } from './scope.ts';
import { shownTree } from './shownTree.ts';

/** The response of the API to the request of the current page. */
export const responseScope: Scope = {
  name: 'Response',
  opensAt: ['response'],
  rows({ frame, redactor }) {
    const page = frame?.read;
    if (page === undefined) return [];
    const { content, response } = page;
    const view = { redactor, menu: 'response' as const, expression: 'response' };
    return [
      { name: 'status', value: String(response.status), expression: 'status' },
      headersRow(maskHeaders(response.headers, redactor)),
      jsonVariable(
        'body',
        shownTree(content.outline, redactor, () => content.response),
        view,
      ),
    ];
  },
};
