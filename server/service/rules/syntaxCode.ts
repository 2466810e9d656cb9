/**
 * The kinds of syntax problems, numbered like `ErrorCode` of the JSON service. Written out because Node finds no named
 * exports besides the service itself in that package; a test compares the two.
 */
export const syntaxCode = {
  unexpectedEndOfComment: 257,
  unexpectedEndOfString: 258,
  unexpectedEndOfNumber: 259,
  invalidUnicode: 260,
  invalidEscapeCharacter: 261,
  invalidCharacter: 262,
  propertyExpected: 513,
  commaExpected: 514,
  colonExpected: 515,
  valueExpected: 516,
  bracketExpected: 517,
  braceExpected: 518,
  trailingComma: 519,
  duplicateKey: 520,
  commentNotPermitted: 521,
  quotedKeyExpected: 528,
} as const;
