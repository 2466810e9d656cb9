import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { syntaxCode } from '../../../../server/service/rules/syntaxCode.ts';
import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

describe('json.syntax', () => {
  ruleCases('json.syntax', {
    service: testService,
    speaks: [
      ['an object without an end', '{"api": {«}»', /"}" is missing/],
      ['a list without an end', '{"a": [1«}»', /comma|"]"/],
      ['a key without a value', '{"a"«}»', /colon/],
      ['a colon without a value', '{"a":«}»', /value is expected/],
      ['a comma without a key', '{«,» "a": 1}', /key in double quotes/],
      ['two entries without a comma', '{"a": 1 «"b"»: 2}', /comma is missing/],
      ['a comma after the last entry', '{"a": 1«,»}', /no comma after the last/],
      ['a comment', '{"a": 1 «// note»\n}', /no comments/],
      ['a key without quotes', '{«a»: 1}', /double quotes/],
      ['a text without an end', '{"a": «"b»\n}', /closing quote/],
      ['an unknown escape', '{"a": «"\\d"»}', /escape/],
      ['a broken unicode escape', '{"a": «"\\u12"»}', /hexadecimal/],
      ['a line break in a text', '{"a": «"b\tc"»}', /escapes/],
      ['a number that is not finished', '{"a": «1.»}', /number/],
      ['text that is no JSON', '«hello»', /not JSON/],
      ['text after the end', '{} «{»}', /not JSON/],
    ],
    isQuiet: [
      ['a sound document', '{"api": {}, "config": {}}'],
      ['a list at the top, which is sound JSON', '[]'],
      ['an object that has a key twice', '{"a": 1, "a": 2}'],
    ],
  });

  for (const text of ['', '  \n ']) {
    it(`says of ${JSON.stringify(text)} that the document is empty`, async () => {
      const [diagnostic, ...more] = await testService().checkText('file:///a.extractor.json', text);
      assert.match(diagnostic?.message ?? '', /empty/);
      assert.equal(diagnostic?.code, 'json.syntax');
      assert.deepEqual(more, []);
    });
  }

  it('knows the parser’s own numbers', () => {
    const { ErrorCode } = createRequire(import.meta.url)('vscode-json-languageservice');
    const names: Record<string, string> = {
      bracketExpected: 'CommaOrCloseBacketExpected',
      braceExpected: 'CommaOrCloseBraceExpected',
      quotedKeyExpected: 'PropertyKeysMustBeDoublequoted',
    };
    for (const [name, number] of Object.entries(syntaxCode)) {
      const theirs = names[name] ?? name.charAt(0).toUpperCase() + name.slice(1);
      assert.equal(ErrorCode[theirs], number, name);
    }
  });
});
