import assert from 'node:assert/strict';
import { TextLines } from '@pagewright/core/text/textLines';
import { findingsByFile } from '../../../../../client/runs/findings/findingsByFile.ts';
import type { RunFinding } from '../../../../../client/runs/findings/runFinding.ts';
import { composed, files } from '../../project/composed.ts';

/** The place of a text in the composed text. */
function placeOf(text: string) {
  const lines = new TextLines(composed.composed.text);
  const start = composed.composed.text.indexOf(text);
  assert.ok(start >= 0, `${text} is not in ${composed.composed.text}`);
  return { range: { start: lines.placeAt(start), end: lines.placeAt(start + text.length) } };
}

const finding: RunFinding = { code: 'path-never-found', message: 'gone', severity: 'warning', pointer: '' };

describe('The findings of a run of several files', () => {
  for (const [text, file] of [
    ['"baseUrl"', 'base'],
    ['"offset"', 'base'],
    ['"users"', 'row'],
  ] as const) {
    it(`about ${text} are in the file where it is written, at the same text`, () => {
      const found = findingsByFile(composed, composed.composed.text, [finding], [placeOf(text)]);
      const here = found.find((each) => each.findings.length > 0);
      assert.equal(here?.file, files[file]);
      const range = here?.places[0]?.range;
      assert.ok(range);
      const lines = new TextLines(here?.text ?? '');
      assert.equal(
        here?.text.slice(lines.offsetAt(range.start), lines.offsetAt(range.end)).replaceAll('"', ''),
        text.replaceAll('"', ''),
      );
    });
  }

  it('are given for each of the files, also those without any', () => {
    const found = findingsByFile(composed, composed.composed.text, [], []);
    assert.deepEqual(found.map(({ file }) => file).sort(), [files.base, files.row].sort());
  });

  it('have no edits, whose places are those of the whole text', () => {
    const remedies = [{ pointer: '/parameters', value: 1 }];
    const found = findingsByFile(composed, composed.composed.text, [{ ...finding, remedies }], [placeOf('"users"')]);
    assert.equal(found.flatMap(({ findings }) => findings)[0]?.remedies, undefined);
  });
});
