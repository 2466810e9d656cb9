import { childPointer } from '../../childPointer.ts';
import { quotedNames } from '../../text/quotedNames.ts';
import { runExpectation } from './expectation.ts';

/** Checks which fields mappings leave out: `unmapped`. A further one was added by the API, or lost from the mapping. */
export const unmapped = runExpectation({
  key: 'unmapped',
  code: 'test.unmapped',
  check: (expected, { unmapped: found }) =>
    Object.entries(expected).map(([table, known]) => {
      const title = `${table}: no further field is left out`;
      const pointer = childPointer('', table);
      const others = (found.get(table) ?? []).filter((field) => !known.includes(field));
      if (others.length === 0) return { title, pointer };
      return {
        title,
        pointer,
        failure: `The mapping of "${table}" leaves out ${quotedNames(others)}, which it did not before.`,
      };
    }),
});
