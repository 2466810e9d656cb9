import assert from 'node:assert/strict';
import { findTags, type Tag } from '@pagewright/core/project/variables/findTags';
import { assertGrowsWith } from '../../../../support/assertGrowsWith.ts';
import { readMarks } from '../../../../support/marks.ts';

describe('Double braces in a text', () => {
  const cases: [marked: string, kind: Tag['kind'], name: string][] = [
    ['a «{{b}}» c', 'name', 'b'],
    ['«{{ b }}»', 'name', 'b'],
    ['«{{ b.c-d }}»', 'name', 'b.c-d'],
    ['«{{ #b }}»', 'name', '#b'],
    ['«{{}}»', 'name', ''],
    ['«{{{b}}}»', 'raw', 'b'],
    ['«{{{ b }}}»', 'raw', 'b'],
    ['«{{&b}}»', 'raw', 'b'],
    ['«{{& b }}»', 'raw', 'b'],
    ['«{{ vault.A_b-1 }}»', 'vault', 'A_b-1'],
    ['«{{vault.A}}»', 'vault', 'A'],
    ['«{{ vault.A.b }}»', 'name', 'vault.A.b'],
    ['«{{{ vault.A }}}»', 'raw', 'vault.A'],
    ['«{{#b}}»', 'section', 'b'],
    ['«{{^b}}»', 'section', 'b'],
    ['«{{/b}}»', 'section', 'b'],
    ['«{{! a remark }}»', 'section', 'a remark'],
    ['«{{> b}}»', 'section', 'b'],
    ['«{{=<< >>=}}»', 'section', '<< >>='],
    ['a «{{ b»', 'open', 'b'],
    ['a «{{{ b }}»', 'open', 'b }}'],
    ['{ b } «{{c}}» }', 'name', 'c'],
  ];
  for (const [marked, kind, name] of cases)
    it(`are of the kind "${kind}" in ${marked}`, () => {
      const { text, spans } = readMarks(marked);
      const [{ offset = 0, length = 0 } = {}] = spans;
      assert.deepEqual(findTags(text), [{ start: offset, end: offset + length, kind, name }]);
    });

  for (const text of ['', '{a}', '{ {a} }', '}}', '{{:default-bucket:extractor/a/b}}.table', '{1:id}'])
    it(`are not there in "${text}"`, () => assert.deepEqual(findTags(text), []));

  it('are found one after the other', () => {
    const names = findTags('{{a}}{{b}} {{:default-bucket:c}} {{{d}}}{{e}}').map(({ name }) => name);
    assert.deepEqual(names, ['a', 'b', 'd', 'e']);
  });

  it('take time by the length of the text', async () => {
    await assertGrowsWith(findTags, ['{{', '{{{', '{{a}}', '{{{a}}', '}}', '{{ vault.a ', '{{:']);
  });
});
