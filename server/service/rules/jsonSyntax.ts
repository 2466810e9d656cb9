import { spanOf } from '../text/ranges.ts';
import type { Finding, Rule } from './rule.ts';
import { syntaxCode } from './syntaxCode.ts';
import { tooDeepCode } from './tooDeepCode.ts';

const code = 'json.syntax';

const messages = new Map<unknown, string>([
  [syntaxCode.unexpectedEndOfComment, 'This comment has no end, and JSON has no comments: remove it.'],
  [syntaxCode.unexpectedEndOfString, 'This text has no closing quote.'],
  [syntaxCode.unexpectedEndOfNumber, 'This number is not finished.'],
  [syntaxCode.invalidUnicode, 'After "\\u" come four hexadecimal digits.'],
  [syntaxCode.invalidEscapeCharacter, 'This is no escape that JSON knows. For a backslash itself write two of them.'],
  [
    syntaxCode.invalidCharacter,
    'Line breaks, tabs and the like are written as escapes inside a text, for example "\\n".',
  ],
  [syntaxCode.propertyExpected, 'A key in double quotes is expected here.'],
  [syntaxCode.commaExpected, 'A comma is missing before this.'],
  [syntaxCode.colonExpected, 'A colon and a value are expected after this key.'],
  [syntaxCode.valueExpected, 'A value is expected here.'],
  [syntaxCode.bracketExpected, 'This list has no end: "]" is missing.'],
  [syntaxCode.braceExpected, 'This object has no end: "}" is missing.'],
  [syntaxCode.trailingComma, 'JSON allows no comma after the last entry: remove it.'],
  [
    syntaxCode.commentNotPermitted,
    'JSON has no comments: remove it, or keep the note under a key that begins with "__".',
  ],
  [
    tooDeepCode,
    'Objects and lists are more than 500 levels deep inside each other, so nothing more is said of this document.',
  ],
  [syntaxCode.quotedKeyExpected, 'Keys stand in double quotes.'],
]);

const otherwise = 'This is not JSON. A configuration is one object with "api" and "config".';

/** Text that is not JSON. */
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

const emptyDocument: Finding = {
  code,
  span: { offset: 0, length: 0 },
  severity: 'error',
  message: 'The document is empty. A configuration is one object with "api" and "config".',
};
