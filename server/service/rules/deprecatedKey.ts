import { knownKeys } from './knownKeys.ts';
import type { Rule } from './rule.ts';

const code = 'config.deprecated-key';

/** A key that has no effect where it stands, or goes by another name today; the schema says which. */
export const deprecatedKey: Rule = {
  codes: [code],
  check(_model, { matches }) {
    return knownKeys(matches).flatMap(({ object, deprecated }) =>
      object.properties.flatMap(({ keyNode }) => {
        const message = deprecated.get(keyNode.value);
        return message === undefined ? [] : [{ code, span: keyNode, severity: 'warning' as const, message }];
      }),
    );
  },
};
