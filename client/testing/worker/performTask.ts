import path from 'node:path';
import { isUserError } from '@pagewright/engine/errors';
import {
  type CasePlace,
  type CoveredPart,
  type CoveredText,
  checkCase,
  coverCase,
  editAnswer,
  keepCase,
  listAnswers,
  recordKept,
  type TestPlace,
  temporaryFolder,
  updateGoldens,
  writeTables,
} from '@pagewright/engine/testing';
import { testedOnDisk } from './testedOnDisk.ts';
import type { CaseResult, CasesToRun, PlacedPart, TestTask, TestWork } from './testMessages.ts';

/** The cases that run at the same time. */
const atOnce = 4;

type Result = TestWork[keyof TestWork]['result'];

/** Performs one task. Throws a UserError for what the user can fix, and the reason of the signal if it is cancelled. */
export async function performTask(
  { name, asked }: TestTask,
  signal: AbortSignal,
  onCase: (result: CaseResult) => void,
): Promise<Result> {
  switch (name) {
    case 'run':
      return await run(asked, signal, onCase);
    case 'keep':
      return await keep(asked, signal);
    case 'tables':
      return await writeTables((await testedOnDisk(asked)).config, caseAt(asked.folder), asked.into, signal);
    case 'update':
      return await updateGoldens((await testedOnDisk(asked)).config, caseAt(asked.folder), signal);
    case 'answers':
      return await listAnswers(asked.recording);
    case 'edit':
      return await editAnswer(asked.recording, asked.number, asked.edit);
    default:
      return name satisfies never;
  }
}

async function run(
  { configs, covers }: TestWork['run']['asked'],
  signal: AbortSignal,
  onCase: (result: CaseResult) => void,
): Promise<PlacedPart[]> {
  const parts: PlacedPart[] = [];
  for (const each of configs) {
    await runCases(each, signal, onCase);
    if (covers) parts.push(...(await cover(each, signal)));
  }
  return parts;
}

/** Runs a few cases at a time, so that their results come while the others wait. */
async function runCases(asked: CasesToRun, signal: AbortSignal, onCase: (result: CaseResult) => void): Promise<void> {
  const left = [...asked.cases];
  const work = async () => {
    for (let folder = left.shift(); folder !== undefined; folder = left.shift()) {
      signal.throwIfAborted();
      // Each has its own: it keeps the places of what it runs.
      const { config } = await testedOnDisk(asked);
      const tested = await checkCase(config, caseAt(folder), signal);
      // A run that was cancelled says nothing of the case.
      signal.throwIfAborted();
      onCase({ folder, tested });
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, left.length) }, work));
}

async function cover(asked: CasesToRun, signal: AbortSignal): Promise<PlacedPart[]> {
  const covered = new Map<string, CoveredText>();
  const { config } = await testedOnDisk(asked);
  for (const folder of asked.cases) await coverCase(config, caseAt(folder), covered, signal).catch(onlyUserErrors);
  return [...covered.values()].flatMap(({ coverage, placeOf }) =>
    coverage.parts.flatMap((part) => placed(part, placeOf(part.pointer))),
  );
}

function placed(part: CoveredPart, place: TestPlace | undefined): PlacedPart[] {
  return place === undefined ? [] : [{ ...part, place }];
}

/** A case that cannot run covers nothing, and its result says why. */
function onlyUserErrors(error: unknown): void {
  if (!isUserError(error)) throw error;
}

async function keep(asked: TestWork['keep']['asked'], signal: AbortSignal): Promise<TestWork['keep']['result']> {
  const { config, row } = await testedOnDisk(asked);
  const { folder: temporary, remove } = await temporaryFolder();
  try {
    const recording = 'recording' in asked.from ? asked.from.recording : path.join(temporary, 'recording');
    if ('kept' in asked.from && !(await recordKept(asked.from.kept, asked.from.run, recording))) return 'not-whole';
    const own = { ...asked.own, ...(row !== undefined && { row }) };
    const kept = { recording, isGolden: asked.isGolden, ...(Object.keys(own).length > 0 && { config: own }) };
    const place = caseAt(path.join(config.testsFolder, asked.name));
    await keepCase(config, place, kept, signal);
    return { folder: place.folder };
  } finally {
    await remove();
  }
}

function caseAt(folder: string): CasePlace {
  return { folder, shown: folder };
}
