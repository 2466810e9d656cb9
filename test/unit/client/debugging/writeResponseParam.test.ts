import assert from 'node:assert/strict';
import { applyEdits } from 'jsonc-parser';
import { writeResponseParam } from '../../../../client/debugging/editor/writeResponseParam.ts';

const layout = { tabSize: 2, insertSpaces: true, eol: '\n' };

function written(text: string, paginationPointer: string): string | { problem: string } {
  const edits = writeResponseParam(text, { path: 'meta.next', key: 'responseParam', paginationPointer }, layout);
  return 'problem' in edits ? edits : applyEdits(text, edits);
}

describe('Use as responseParam', () => {
  it('replaces the path and keeps the layout around it', () => {
    const text = '{ "api": {\n    "pagination": { "method": "response.param",   "responseParam": "old" }\n} }';
    assert.equal(written(text, '/api/pagination'), text.replace('"old"', '"meta.next"'));
  });

  it('adds the key where it is missing, as the text is laid out', () => {
    const text = '{\n  "api": {\n    "pagination": {\n      "method": "response.param"\n    }\n  }\n}';
    const added = '"method": "response.param",\n      "responseParam": "meta.next"';
    assert.equal(written(text, '/api/pagination'), text.replace('"method": "response.param"', added));
  });

  it('finds a scroller by a name with digits or a slash', () => {
    const text = '{"s": {"0": {"method": "response.param"}, "a/b": {"method": "response.param"}}}';
    for (const [pointer, name] of [
      ['/s/0', '0'],
      ['/s/a~1b', 'a/b'],
    ] as const) {
      const result = written(text, pointer);
      assert.equal(JSON.parse(String(result)).s[name].responseParam, 'meta.next');
    }
  });

  for (const text of ['', '{}', '{"p": 5}', '{"p": ']) {
    it(`refuses where the pagination is gone: ${text}`, () => {
      assert.deepEqual(written(text, '/p'), { problem: 'This configuration has no pagination at this place anymore.' });
    });
  }
});
