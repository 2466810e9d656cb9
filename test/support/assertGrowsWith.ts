import assert from 'node:assert/strict';
import { countPatternSteps } from './countPatternSteps.ts';

/** Pieces of a text that some pattern could divide in many ways, or start in at many places. */
export const pieces = [
  ...['{{ ', ' ', '1', '1,', 'a_', '_', '.', '/', ':', '\\', '"', '<', '{', '](', '?a=', '&', '%7B'],
  ...['max ', 'default ', 'over ', 'id of ', '1 a', '<style ', '\n'],
];
const size = 40;

/** A text of at least this many characters. */
export const madeOf = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length));

/** Checks that the steps of patterns grow with the text, and not by its square. */
export async function assertGrowsWith(use: (text: string) => unknown, texts = pieces): Promise<void> {
  for (const piece of texts) {
    const steps = (times: number) => countPatternSteps(() => use(madeOf(piece, times * size)));
    const [one, four, sixteen] = [await steps(1), await steps(4), await steps(16)];
    // Four times as much, by the square sixteen times. A few passes more over the text may begin at some length.
    const isLinear = sixteen - four <= 6 * Math.max(four - one, 60 * 3 * size);
    assert.ok(isLinear, `${JSON.stringify(piece)}: ${one}, ${four} and ${sixteen} steps`);
  }
}
