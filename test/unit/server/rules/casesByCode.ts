/** How many cases there are for a code. */
interface Cases {
  speaks: number;
  isQuiet: number;
}

/** The cases that the tests of the rules have registered, by code. */
export const casesByCode = new Map<string, Cases>();
