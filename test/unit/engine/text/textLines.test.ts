import assert from 'node:assert/strict';
import { TextLines } from '@pagewright/core/text/textLines';

describe('The lines of a text', () => {
  for (const [kind, text] of [
    ['LF', 'ab\ncd\n\nef'],
    ['CRLF', 'ab\r\ncd\r\n\r\nef'],
    ['CR', 'ab\rcd\r\ref'],
    ['nothing', ''],
  ] as const) {
    const lines = new TextLines(text);

    it(`that end with ${kind} lead from each offset to its place and back`, () => {
      for (let offset = 0; offset <= text.length; offset++) {
        // Between the two characters of a line break there is no place.
        if (text.startsWith('\r\n', offset - 1)) continue;
        assert.equal(lines.offsetAt(lines.placeAt(offset)), offset);
      }
    });
  }

  const lines = new TextLines('ab\r\ncd');
  it('end before the line break', () => {
    assert.deepEqual([lines.textOf(0), lines.textOf(1), lines.textOf(2)], ['ab', 'cd', '']);
    assert.deepEqual(lines.endOfLine(0), { line: 0, character: 2 });
    assert.equal(lines.offsetAt({ line: 0, character: 99 }), 2);
  });
  it('that are beyond the last one are its end', () => {
    assert.equal(lines.offsetAt({ line: 7, character: 0 }), 6);
  });
});
