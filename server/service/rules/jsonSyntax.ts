import { maxNesting } from '@pagewright/core/json/maxNesting';
import { spanOf } from '../text/ranges.ts';
import { tooDeepCode } from '../text/tooDeepCode.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { syntaxCode } from './syntaxCode.ts';

const code = 'json.syntax';

const messages = new Map<unknown, string>([
  [syntaxCode.unexpectedEndOfComment, 'This comment is not closed, and JSON has no comments: remove it.'],
  [syntaxCode.unexpectedEndOfString, 'This text has no closing quote.'],
  [syntaxCode.unexpectedEndOfNumber, 'This number is not finished.'],
  [syntaxCode.invalidUnicode, '"\\u" must be followed by four hexadecimal digits.'],
  [syntaxCode.invalidEscapeCharacter, 'This is not a JSON escape. For a literal backslash write "\\\\".'],
  [
    syntaxCode.invalidCharacter,
    'Inside a text, line breaks, tabs and other control characters are written as escapes, for example "\\n".',
  ],
  [syntaxCode.propertyExpected, 'A key in double quotes is expected here.'],
  [syntaxCode.commaExpected, 'A comma is missing before this.'],
  [syntaxCode.colonExpected, 'A colon and a value are expected after this key.'],
  [syntaxCode.valueExpected, 'A value is expected here.'],
  [syntaxCode.bracketExpected, 'This list is not closed: "]" is missing.'],
  [syntaxCode.braceExpected, 'This object is not closed: "}" is missing.'],
  [syntaxCode.trailingComma, 'JSON allows no comma after the last entry: remove it.'],
  [
    syntaxCode.commentNotPermitted,
    'JSON has no comments: remove it, or keep the note under a key that begins with "__".',
  ],
  [
    tooDeepCode,
    `Objects and lists are nested more than ${maxNesting} levels deep, so this document is not checked any further.`,
  ],
  [syntaxCode.quotedKeyExpected, 'Keys must be in double quotes.'],
]);

const otherwise = 'This is not JSON. A configuration is one object with "api" and "config".';

/** Finds text that is not JSON. */
export const jsonSyntax: Rule = {
  codes: [code],
  check({ document, json }, { syntax }) {
    const errors = syntax.filter((problem) => problem.code !== syntaxCode.duplicateKey);
    if (errors.length === 0 && !json.root) return [emptyDocument];
    return errors.map(({ code: kind, range }) => ({
      code,
      span: spanOf(document, range),
      severity: 'error',
      message: messages.get(kind) ?? otherwise,
    }));
  },
};

const emptyDocument: RuleFinding = {
  code,
  span: { offset: 0, length: 0 },
  severity: 'error',
  message: 'The document is empty. A configuration is one object with "api" and "config".',
};
