import { quotedNames } from '../../text/quotedNames.ts';
import { type Checked, tableExpectation } from './expectation.ts';

/** Checks which columns a table has, in any order: that of the records may change it (`columns`). */
export const columns = tableExpectation({
  key: 'columns',
  code: 'test.columns',
  watch: (expected, table) => ({
    end: () => [
      Array.isArray(expected)
        ? checkColumns(expected, false, table.columns)
        : checkColumns(expected.names, expected.mayGrow === true, table.columns),
    ],
  }),
});

function checkColumns(names: readonly string[], mayGrow: boolean, found: readonly string[]): Checked {
  const title = `${mayGrow ? 'at least ' : ''}the columns ${quotedNames(names)}`;
  const lost = names.filter((name) => !found.includes(name));
  const added = mayGrow ? [] : found.filter((name) => !names.includes(name));
  const changes = [
    ...(lost.length > 0 ? [`${quotedNames(lost)} ${lost.length === 1 ? 'is' : 'are'} missing`] : []),
    ...(added.length > 0 ? [`${quotedNames(added)} ${added.length === 1 ? 'was' : 'were'} added`] : []),
  ];
  return changes.length === 0 ? { title } : { title, failure: `${changes.join('; ')}.` };
}
