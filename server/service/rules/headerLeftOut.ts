import { isOfConnection, leftOutText } from '@pagewright/core/request/configuredHeaders';
import { headersOf } from '../model/headersOf.ts';
import type { Rule } from './rule.ts';

const code = 'http.header-left-out';

/** Finds a header of the connection, which the client writes itself. */
export const headerLeftOut: Rule = {
  codes: [code],
  check(model) {
    return headersOf(model).flatMap(({ properties }) =>
      properties
        .filter(({ keyNode }) => isOfConnection(keyNode.value))
        .map(({ keyNode }) => ({
          code,
          span: keyNode,
          severity: 'warning' as const,
          message: leftOutText(keyNode.value),
        })),
    );
  },
};
