import type { Expect } from '../core/contracts/generated/types.ts';
import { isFileError } from '../core/errors.ts';
import { parsePlain } from '../core/json/parsePlain.ts';
import { pointerSteps } from '../core/pointerSteps.ts';
import type { Problem } from '../core/problem.ts';
import { readJsonSource } from '../core/project/source/readJsonSource.ts';
import { fieldOf, type SourceNode, sourceAt } from '../core/project/source/sourceNode.ts';
import { checkExpect } from '../core/testing/checkExpect.ts';
import type { TestPlace } from '../core/testing/testReport.ts';
import { readOrError } from '../io/files/readForeignFile.ts';

/** The expectations of a case, with the places in its file. */
export interface ExpectFile {
  expect: Expect;
  problems: Problem[];
  placeOf(pointer: string): TestPlace;
}

/** Reads `expect.json`. Undefined: there is none. A file that cannot be read is a problem. */
export async function readExpectFile(file: string, shownAs: string): Promise<ExpectFile | undefined> {
  const text = await readOrError(file, 'settings');
  if (!isFileError(text)) return parseExpect(text, shownAs);
  if (text.isMissing) return undefined;
  return unusable('', shownAs, `It cannot be read: ${text.reason}.`);
}

/** Reads the text of an `expect.json`. */
export function parseExpect(text: string, shownAs: string): ExpectFile {
  let value: unknown;
  try {
    value = parsePlain(text);
  } catch (error) {
    return unusable(text, shownAs, `It is no JSON: ${error instanceof Error ? error.message : ''}`);
  }
  const problems = checkExpect(value);
  const root = readJsonSource(text, shownAs);
  const placeOf = (pointer: string) => placeIn(text, shownAs, root, pointer);
  const isUsable = problems.length === 0 && typeof value === 'object' && value !== null;
  return { expect: isUsable ? (value as Expect) : {}, problems, placeOf };
}

function unusable(text: string, shownAs: string, message: string): ExpectFile {
  const problem: Problem = { code: 'test.invalid-expectation', severity: 'error', pointer: '', message };
  return { expect: {}, problems: [problem], placeOf: () => placeIn(text, shownAs, undefined, '') };
}

/** The place of a value in a JSON text; of a key, if the value is one of an object. What is not there has that around it. */
export function placeIn(text: string, file: string, root: SourceNode | undefined, pointer: string): TestPlace {
  const { start, end } = rangeOf(root, pointerSteps(pointer));
  return { file, ...lineAndColumn(text, start, ''), ...lineAndColumn(text, end, 'end') };
}

function rangeOf(root: SourceNode | undefined, steps: readonly string[]): { start: number; end: number } {
  if (steps.length === 0) return { start: root?.at.start ?? 0, end: (root?.at.start ?? 0) + 1 };
  const around = sourceAt(root, steps.slice(0, -1));
  const key = fieldOf(around, steps.at(-1) ?? '')?.key;
  const found = key?.at ?? sourceAt(root, steps)?.at;
  return found ?? rangeOf(root, steps.slice(0, -1));
}

function lineAndColumn(text: string, at: number, prefix: ''): Pick<TestPlace, 'line' | 'column'>;
function lineAndColumn(text: string, at: number, prefix: 'end'): Pick<TestPlace, 'endLine' | 'endColumn'>;
function lineAndColumn(text: string, at: number, prefix: '' | 'end'): object {
  const before = text.slice(0, at).split('\n');
  const [line, column] = [before.length, (before.at(-1)?.length ?? 0) + 1];
  return prefix === 'end' ? { endLine: line, endColumn: column } : { line, column };
}
