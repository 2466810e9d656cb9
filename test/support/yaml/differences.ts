/** A difference between the syntaxes that users see. */
export interface Difference {
  /** The name that `docs/platform.md` has for it; the page has the reason. */
  what: string;
  /** The titles of cases that have another result in YAML. A case that has the same result there must not be listed. */
  cases: readonly string[];
}

/** All that differs in YAML. What has no case in a table has a separate test. */
export const differences: readonly Difference[] = [
  {
    what: 'Where a finding stands',
    cases: [
      'a whole section, at the opening brace of the root',
      'an action of the editor',
      'the settings',
      'the shapes',
      'a job without an endpoint is its opening brace',
      'the whole is its opening brace',
    ],
  },
  {
    what: 'Texts with escapes',
    cases: [
      'a placeholder, from an endpoint with escapes',
      'from an endpoint with escapes',
      'a name that is written with escapes',
      'texts with escapes in their written length',
    ],
  },
  {
    what: 'A key without a value',
    cases: [
      'a key without a value yet',
      'a note without a value yet',
      'placeholders at the top that are being typed',
      'one processor, while another is being typed',
    ],
  },
  {
    what: 'The end of a text',
    cases: [
      'an apiRequest that is being written',
      'an attribute, from a reference in a document without its end',
      'a processor that is being typed',
    ],
  },
  // Such a note has a table in the tests of the rule.
  { what: 'Notes', cases: [] },
  { what: 'The syntax', cases: [] },
  { what: 'Format Document', cases: [] },
  { what: 'Sort Keys', cases: [] },
];

/** The difference that a case shows; undefined: it has the same result in both syntaxes. */
export function differenceOf(title: string): string | undefined {
  return differences.find(({ cases }) => cases.some((each) => title === each || title.endsWith(` ${each}`)))?.what;
}
