import { quotedNames } from '../../text/quotedNames.ts';
import type { ExpectRule } from './expectRule.ts';
import { suggested } from './suggested.ts';

/** Finds an environment that `.pagewright.json` does not have. */
export const unknownEnvironment: ExpectRule = {
  code: 'test.unknown-environment',
  check({ config }, { environments }) {
    const name = config?.environment;
    if (environments === undefined || name === undefined || environments.includes(name)) return [];
    const known = environments.length === 0 ? 'It has none.' : `It has ${quotedNames(environments)}.`;
    const { hint, data } = suggested(name, environments, known);
    const message = `The nearest ".pagewright.json" has no environment "${name}". ${hint}`;
    return [{ severity: 'error', pointer: '/config/environment', message, ...data }];
  },
};
