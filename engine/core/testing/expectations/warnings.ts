import { quotedNames } from '../../text/quotedNames.ts';
import { runExpectation } from './expectation.ts';

/** Checks which warnings the run may have: `warnings`. */
export const warnings = runExpectation({
  key: 'warnings',
  code: 'test.warnings',
  check(expected, { warnings: found, report }) {
    const allowed: readonly string[] = expected === 'none' ? [] : expected;
    const title = allowed.length === 0 ? 'no warnings' : `no warnings but ${quotedNames(allowed)}`;
    const others = found.filter((kind) => !allowed.includes(kind));
    if (others.length === 0) return [{ title }];
    const [first] = report.warnings ?? [];
    const said = first === undefined ? '' : ` The first: ${first.message}`;
    return [{ title, failure: `The run warns of ${quotedNames(others)}.${said}` }];
  },
});
