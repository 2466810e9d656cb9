/** What the two readers say of the same mistake. */
export const syntaxMessages = {
  keyAlone: 'A key needs ": " after it.',
  withColon: 'A value on the line of its key cannot have ": " in it, or begin with "- ". Quote it.',
};
