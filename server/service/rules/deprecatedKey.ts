import { describeObjects } from './describeObjects.ts';
import { newHome } from './newHome.ts';
import type { Rule } from './rule.ts';

const code = 'config.deprecated-key';

/** Finds a key that has no effect in its place, or has another name today, according to the schema. */
export const deprecatedKey: Rule = {
  codes: [code],
  check(model, { matches }) {
    const objects = describeObjects(matches).filter(({ known }) => known.deprecated.size > 0);
    return objects.flatMap(({ object, known }) =>
      object.properties.flatMap((property) => {
        const { keyNode } = property;
        const message = known.deprecated.get(keyNode.value);
        if (message === undefined) return [];
        const destination = newHome(property, model);
        const data = destination === undefined ? undefined : { found: keyNode.value, destination };
        return [{ code, span: keyNode, severity: 'warning' as const, message, ...(data && { data }) }];
      }),
    );
  },
};
