import assert from 'node:assert/strict';
import { withoutTags } from '../../../../engine/core/text/withoutTags.ts';
import { forSeeds } from '../../../support/seeded.ts';

describe('withoutTags', () => {
  const cases: [html: string, text: string, withCode?: string][] = [
    ['plain', 'plain'],
    ['<h1>Not found</h1>', ' Not found '],
    ['a<br/>b', 'a b'],
    ['a < b', 'a < b'],
    ['<p>a<b', ' a<b'],
    ['<a title="<b">c</a>', ' c '],
    ['<style>p { }</style>x', ' x', ' p { } x'],
    ['<STYLE media="print">p</Style>x', ' x', ' p x'],
    ['<script>if (a < b && c > d) f()</script>x', ' x', ' if (a   d) f() x'],
    ['<style>a</script></style>x', ' x', ' a  x'],
    ['<style>never closed<b>', ' never closed '],
    ['<styled>x</styled>', ' x '],
    ['<script>a<style>b</style>c', ' a c', ' a b c'],
  ];
  it('does what a pattern does by the square of the text', () => {
    const pieces = ['<', '>', '</style>', '<style', '<script>', '</SCRIPT>', 'a', ' ', '<b>'];
    forSeeds(2000, (next) => {
      const html = Array.from({ length: 12 }, () => pieces[next(pieces.length)]).join('');
      assert.equal(withoutTags(html), html.replace(/<(style|script)\b[\s\S]*?<\/\1>|<[^>]*>/gi, ' '));
      assert.equal(withoutTags(html, { keepsCode: true }), html.replace(/<[^>]*>/g, ' '));
    });
  });

  for (const [html, text, withCode = text] of cases)
    it(`makes ${JSON.stringify(text)} of ${html}`, () => {
      assert.equal(withoutTags(html), text);
      assert.equal(withoutTags(html, { keepsCode: true }), withCode);
    });
});
