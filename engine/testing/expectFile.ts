import path from 'node:path';
import type { Expect } from '../core/contracts/generated/types.ts';
import { isFileError, UserError } from '../core/errors.ts';
import { findSyntaxError } from '../core/json/findSyntaxError.ts';
import { parsePlain } from '../core/json/parsePlain.ts';
import type { Problem } from '../core/problem.ts';
import { placeOfFault } from '../core/project/source/placeOfFault.ts';
import { checkExpect } from '../core/testing/checkExpect.ts';
import { caseFiles } from '../core/testing/testPaths.ts';
import type { TestPlace } from '../core/testing/testReport.ts';
import { TextLines } from '../core/text/textLines.ts';
import { readOrError } from '../io/files/readForeignFile.ts';
import type { CasePlace } from './caseFolder.ts';
import { jsonPlaces, testPlace } from './jsonPlaces.ts';

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

/** Reads the expectations of a case; none without a file. Throws a UserError for a file with a mistake. */
export async function expectOf({ folder, shown }: CasePlace): Promise<Expect> {
  const file = await readExpectFile(path.join(folder, caseFiles.expect), shown);
  const [problem] = file?.problems ?? [];
  if (problem === undefined) return file?.expect ?? {};
  throw new UserError(problem.code, `"${caseFiles.expect}" of "${shown}" has a mistake: ${problem.message}`);
}

/** Reads the text of an `expect.json`. */
export function parseExpect(text: string, shownAs: string): ExpectFile {
  let value: unknown;
  try {
    value = parsePlain(text);
  } catch {
    return noJson(text, shownAs);
  }
  const problems = checkExpect(value);
  const placeOf = jsonPlaces(text, shownAs);
  const isUsable = problems.length === 0 && typeof value === 'object' && value !== null;
  return { expect: isUsable ? (value as Expect) : {}, problems, placeOf };
}

/** The problem of a text that is no JSON, at the place where the exact reader stops. */
function noJson(text: string, shownAs: string): ExpectFile {
  const { reason, offset } = findSyntaxError(text) ?? { reason: 'it cannot be read', offset: 0 };
  const place = testPlace(shownAs, new TextLines(text), placeOfFault(shownAs, text, offset));
  return { ...unusable(text, shownAs, `It is no JSON: ${reason}.`), placeOf: () => place };
}

function unusable(text: string, shownAs: string, message: string): ExpectFile {
  const problem: Problem = { code: 'test.invalid-expectation', severity: 'error', pointer: '', message };
  return { expect: {}, problems: [problem], placeOf: jsonPlaces(text, shownAs) };
}
