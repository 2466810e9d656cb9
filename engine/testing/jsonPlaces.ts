import { pointerSteps } from '../core/pointerSteps.ts';
import { readJsonSource } from '../core/project/source/readJsonSource.ts';
import { fieldOf, type SourceNode, sourceAt } from '../core/project/source/sourceNode.ts';
import type { TestPlace } from '../core/testing/testReport.ts';
import { TextLines } from '../core/text/textLines.ts';

/** The part of a text between two offsets. */
interface Range {
  start: number;
  end: number;
}

/**
 * The places of a JSON text by their pointers: that of the key, where a value has one. What is not there has the place of
 * what is around it. `file`: as the user reads it.
 */
export function jsonPlaces(text: string, file: string): (pointer: string) => TestPlace {
  const root = readJsonSource(text, file);
  const lines = new TextLines(text);
  return (pointer) => testPlace(file, lines, rangeOf(root, pointerSteps(pointer)));
}

/** A range as people count: from 1. */
export function testPlace(file: string, lines: TextLines, { start, end }: Range): TestPlace {
  const [first, last] = [lines.placeAt(start), lines.placeAt(end)];
  return {
    file,
    ...{ line: first.line + 1, column: first.character + 1 },
    ...{ endLine: last.line + 1, endColumn: last.character + 1 },
  };
}

function rangeOf(root: SourceNode | undefined, steps: readonly string[]): Range {
  if (steps.length === 0) return { start: root?.at.start ?? 0, end: (root?.at.start ?? 0) + 1 };
  const around = steps.slice(0, -1);
  const key = fieldOf(sourceAt(root, around), steps.at(-1) ?? '')?.key;
  return key?.at ?? sourceAt(root, steps)?.at ?? rangeOf(root, around);
}
