/** Messages for mistakes that both readers find. */
export const syntaxMessages = {
  keyAlone: 'A key needs ": " after it.',
  withColon: 'A value on the line of its key cannot have ": " in it, or begin with "- ". Quote it.',
};
