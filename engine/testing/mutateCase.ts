import path from 'node:path';
import { isUserError, type UserError } from '../core/errors.ts';
import type { MutatedCase, NoticedBy, TestedChange } from '../core/testing/mutationReport.ts';
import { type FoundChange, findChanges } from '../core/testing/mutations/findChanges.ts';
import { runStatus } from '../core/testing/observed/runStatus.ts';
import { caseFiles } from '../core/testing/testPaths.ts';
import type { TestedCase, TestedCheck } from '../core/testing/testReport.ts';
import type { FileSource } from '../io/files/fileSource.ts';
import { folderFiles } from '../io/files/folderFiles.ts';
import { type Recording, readRecording } from '../io/recording/readRecording.ts';
import type { CasePlace } from './caseFolder.ts';
import { changedRecording, readOnce } from './changedRecording.ts';
import { type CaseOptions, checkCase } from './checkCase.ts';
import { readExpectFile } from './expectFile.ts';
import { readCaseConfig } from './readCaseConfig.ts';
import { readPages } from './recordedPages.ts';
import { printOf, type RunPrint } from './runPrint.ts';
import type { TestedConfig } from './testedConfig.ts';

/** How many choices of one mutation are tried, until one has an effect. */
const maxChoices = 8;

/** Ways to change the answers of a case. */
export interface MutateOptions extends Pick<CaseOptions, 'isWithoutGolden'> {
  /** The seed of the choices, such as which field is renamed. */
  seed: number;
}

/** Runs a case on its recorded answers, changed as APIs change them. Never throws but for an internal error, or when cancelled. */
export async function mutateCase(
  config: TestedConfig,
  place: CasePlace,
  signal: AbortSignal,
  options: MutateOptions,
): Promise<MutatedCase> {
  const startedAt = performance.now();
  const result = await mutate({ config, place, signal, options }).catch((error: unknown) => {
    if (!isUserError(error)) throw error;
    return unusable(error);
  });
  const durationMs = Math.round(performance.now() - startedAt);
  return { name: path.basename(place.folder), folder: place.shown, durationMs, ...result };
}

type Mutated = Pick<MutatedCase, 'error' | 'changes' | 'notApplied'>;

interface Mutating {
  config: TestedConfig;
  place: CasePlace;
  signal: AbortSignal;
  options: MutateOptions;
}

async function mutate(mutating: Mutating): Promise<Mutated> {
  const { config, place, options } = mutating;
  const shownAs = `${place.shown}/${caseFiles.recording}`;
  const files = readOnce(folderFiles({ path: path.join(place.folder, caseFiles.recording), shownAs }));
  const { tested, print } = await runOn(mutating, files);
  if (tested.outcome !== 'passed' || print === undefined) return unusable(notPassed(tested));
  const recording = await readRecording(files);
  const pages = await readPages(recording, await configOf(config, place, recording));
  const { changes, notApplied } = findChanges(pages.byJob, options.seed);
  const results: TestedChange[] = [];
  const tryChange = async (change: FoundChange) =>
    resultOf(change, print, await runOn(mutating, await changedRecording(recording, pages, change)));
  for (const change of changes) results.push(await firstWithEffect(change, tryChange));
  return { changes: results, notApplied };
}

/** The result of a change, or of another choice of its mutation, if it has no effect: as where a mapping leaves it out. */
async function firstWithEffect(
  change: FoundChange,
  tryChange: (change: FoundChange) => Promise<TestedChange>,
): Promise<TestedChange> {
  const first = await tryChange(change);
  const titles = new Set([first.title]);
  let result = first;
  for (let count = 1, next = change.other(); count < maxChoices && next !== undefined; count++, next = next.other()) {
    if (result.outcome !== 'no-effect') return result;
    if (titles.has(next.title)) continue;
    titles.add(next.title);
    result = await tryChange(next);
  }
  return result.outcome === 'no-effect' ? first : result;
}

async function configOf(config: TestedConfig, { folder, shown }: CasePlace, recording: Recording) {
  const file = await readExpectFile(path.join(folder, caseFiles.expect), `${shown}/${caseFiles.expect}`);
  const { configText } = await config.textFor(file?.expect.config ?? {});
  return readCaseConfig(configText, recording);
}

interface Ran {
  tested: TestedCase;
  print: RunPrint | undefined;
}

async function runOn({ config, place, signal, options }: Mutating, recording: FileSource): Promise<Ran> {
  signal.throwIfAborted();
  let print: RunPrint | undefined;
  const onRun: NonNullable<CaseOptions['onRun']> = async (run) => {
    print = await printOf(run);
  };
  const { isWithoutGolden = false } = options;
  const tested = await checkCase(config, place, signal, { recording, onRun, isWithoutGolden });
  signal.throwIfAborted();
  return { tested, print };
}

function resultOf({ mutation, job, title }: FoundChange, before: RunPrint, { tested, print }: Ran): TestedChange {
  const failed = tested.checks.filter(({ outcome }) => outcome !== 'passed');
  const codes = [...new Set(failed.map(({ code }) => code))];
  const change = { mutation, job, title, codes };
  if (print?.report.error?.code === 'replay.missing-request' && before.report.error?.code !== 'replay.missing-request')
    return { ...change, outcome: 'not-recorded', noticedBy: [] };
  const noticedBy = noticersOf(failed, before, print);
  if (noticedBy.length > 0) return { ...change, outcome: 'noticed', noticedBy };
  return { ...change, outcome: print?.digest === before.digest ? 'no-effect' : 'missed', noticedBy };
}

function noticersOf(failed: readonly TestedCheck[], before: RunPrint, now: RunPrint | undefined): NoticedBy[] {
  const isFailure = before.report.outcome === 'done' && now?.report.outcome !== 'done';
  const isWorse = !isFailure && now !== undefined && isComplete(before) && !isComplete(now);
  const isGolden = ({ code }: TestedCheck) => code === 'test.golden';
  const ofRun = ({ code }: TestedCheck) => code === 'test.outcome' || code === 'test.verdict';
  return [
    ...(failed.some((check) => !isGolden(check) && !ofRun(check)) ? (['expectation'] as const) : []),
    ...(failed.some(isGolden) ? (['golden'] as const) : []),
    ...(isWorse || failed.some(({ code }) => code === 'test.verdict') ? (['verdict'] as const) : []),
    ...(isFailure || failed.some(({ code }) => code === 'test.outcome') ? (['failure'] as const) : []),
  ];
}

function isComplete({ report }: RunPrint): boolean {
  return runStatus(report) === 'complete';
}

/** The error of a case that does not pass as it is: no change would tell anything. */
function notPassed({ checks }: TestedCase): Pick<UserError, 'code' | 'message'> {
  const failed = checks.find(({ outcome }) => outcome !== 'passed');
  const because = failed?.message === undefined ? '' : `: ${failed.message}`;
  return {
    code: failed?.code ?? 'test.run-failed',
    message: `The case does not pass on its recording as it is${because} Mend it first.`,
  };
}

function unusable({ code, message }: Pick<UserError, 'code' | 'message'>): Mutated {
  return { error: { code, message }, changes: [], notApplied: [] };
}
