import type { Rule } from './rule.ts';

const code = 'url.endpoint-space';

/** Finds white space around an endpoint, which is sent as part of it. */
export const endpointSpace: Rule = {
  codes: [code],
  check({ endpoints }, { isBroken }) {
    return endpoints.flatMap((endpoint) => {
      const suggestion = endpoint.value.trim();
      if (suggestion === endpoint.value || suggestion === '' || isBroken(endpoint)) return [];
      const message =
        'The white space around this endpoint is sent too, encoded, so the request goes to another address. Remove it.';
      const data = { found: endpoint.value, suggestion };
      return [{ code, span: endpoint, severity: 'warning' as const, message, data }];
    });
  },
};
