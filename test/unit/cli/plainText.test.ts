import assert from 'node:assert/strict';
import { plainText } from '../../../cli/printing/plainText.ts';

describe('A text on a terminal', () => {
  for (const [title, text, shown] of [
    ['an escape', '\u001b[2J', '\\x1b[2J'],
    ['a line end', 'a\r\nb', 'a\\x0d\\x0ab'],
    ['a C1 control', '\u009b', '\\x9b'],
    ['an override of the direction', 'a\u202egnp.exe', 'a\\u202egnp.exe'],
    ['an isolate', '\u2067b\u2069', '\\u2067b\\u2069'],
    ['letters of any script', 'žluť 日本 🐴', 'žluť 日本 🐴'],
  ] as const) {
    it(`shows ${title} as ${shown}`, () => assert.equal(plainText(text), shown));
  }
});
