import path from 'node:path';
import type * as vscode from 'vscode';
import type { KnownConfigurations } from '../language/client/knownConfigurations.ts';
import type { LanguageSupport } from '../language/client/languageSupport.ts';
import type { Projects } from '../project/composition/projects.ts';
import { registerCancelRun } from './commands/cancelRun.ts';
import { registerClearSecret } from './commands/clearSecret.ts';
import { registerLogIn } from './commands/logIn.ts';
import { registerMoveSecret } from './commands/moveSecret.ts';
import { registerResetState } from './commands/resetState.ts';
import { registerRunAndRecord } from './commands/runAndRecord.ts';
import { registerRunExtraction } from './commands/runExtraction.ts';
import { registerRunFirstPage } from './commands/runFirstPage.ts';
import { registerRunFromState } from './commands/runFromState.ts';
import { registerRunJob } from './commands/runJob.ts';
import { registerRunRecorded } from './commands/runRecorded.ts';
import { registerRunWithRecording } from './commands/runWithRecording.ts';
import { registerSetMissingSecrets } from './commands/setMissingSecrets.ts';
import { registerSetSecret } from './commands/setSecret.ts';
import { registerShowLog } from './commands/showLog.ts';
import { registerShowState } from './commands/showState.ts';
import { registerState } from './commands/state.ts';
import { registerTestRun } from './commands/testRun.ts';
import { registerWriteShapes } from './commands/writeShapes.ts';
import { registerEnvironmentItem } from './environments/environmentItem.ts';
import { type Environments, knownEnvironments } from './environments/environments.ts';
import { registerSwitchEnvironment } from './environments/switchEnvironment.ts';
import { keepLoginKey } from './login/keepLoginKey.ts';
import { Logins } from './login/logins.ts';
import { followMoves } from './moves/followMoves.ts';
import { registerRecordedLenses } from './recordings/recordedLenses.ts';
import { keepRunningKey } from './run/keepRunningKey.ts';
import { Runs } from './run/runs.ts';
import { SampleApi } from './sampleApi/sampleApi.ts';
import { KnownAddresses } from './secrets/knownAddresses.ts';
import { knownSecrets } from './secrets/knownSecrets.ts';
import { KnownTexts } from './secrets/knownTexts.ts';
import { OriginalSecrets } from './secrets/originalSecrets.ts';
import { PlainSecretFixes } from './secrets/plainSecretFixes.ts';
import { replacedSecrets } from './secrets/replacedSecrets.ts';
import { SecretFixes } from './secrets/secretFixes.ts';
import type { SecretStore } from './secrets/secretStore.ts';
import { watchTexts } from './secrets/watchTexts.ts';
import { LearnedShapes } from './shapes/learnedShapes.ts';
import { ShapesKeeper } from './shapes/shapesKeeper.ts';
import { Runner } from './start/runner.ts';
import { RunPreparation } from './start/runPreparation.ts';
import { registerStateLenses } from './state/stateLenses.ts';
import { knownValues } from './values/knownValues.ts';
import { performInThread } from './worker/performInThread.ts';
import { RunThreads } from './worker/runThreads.ts';

interface Basis {
  log: vscode.LogOutputChannel;
  secrets: SecretStore;
  environments: Environments;
  language: LanguageSupport;
  known: KnownConfigurations;
  projects: Projects;
}

/** The services of running for the features that build on it. */
export interface Running {
  runs: Runs;
  runner: Runner;
  preparation: RunPreparation;
  learned: LearnedShapes;
  shapes: ShapesKeeper;
  sampleApi: SampleApi;
  runThreads: RunThreads;
}

/** Runs configurations, and stores the secrets and recordings they use. Does not know who displays the runs. */
export function registerRunningFeature(
  context: vscode.ExtensionContext,
  { log, secrets, environments, language, known, projects }: Basis,
): Running {
  const runs = new Runs();
  const sampleApi = new SampleApi(context.asAbsolutePath(path.join('dist', 'sampleApi.js')), log);
  const runThreads = new RunThreads(context.asAbsolutePath(path.join('dist', 'runWorker.js')));
  const learned = new LearnedShapes(context);
  const shapes = new ShapesKeeper(learned, context.workspaceState);
  const addresses = new KnownAddresses(context.globalState);
  const texts = new KnownTexts(context.globalState, secrets);
  const originals = new OriginalSecrets({ store: secrets, texts, addresses });
  const logins = new Logins(secrets, environments, context);
  const parts = { runs, sampleApi, secrets, environments, logins, addresses, originals, learned, shapes };
  const preparation = new RunPreparation(parts);
  const runner = new Runner({ log, runs, projects, performer: performInThread(runThreads, preparation) });
  const choices = { environments, values: projects.chosen };
  context.subscriptions.push(
    runThreads,
    sampleApi,
    runs.onDidEnd(() => learned.changed()),
    known.add(knownSecrets(secrets, environments, context.secrets)),
    known.add(knownEnvironments(environments)),
    known.add(knownValues(projects)),
    known.add(learned),
    environments.register(),
    registerEnvironmentItem(environments, projects),
    registerSwitchEnvironment(environments, projects),
    registerWriteShapes(shapes),
    registerRunExtraction(runner),
    registerRunJob(runner, language),
    registerRunFirstPage(runner, language),
    registerTestRun(runner, language),
    registerRunAndRecord(runner),
    registerRunRecorded(runner, choices),
    registerRunWithRecording(),
    registerState(),
    registerRunFromState(runner, choices),
    registerShowState(choices),
    registerResetState(choices),
    registerCancelRun(runs),
    registerShowLog(log),
    registerSetSecret(secrets, environments, originals, projects),
    registerClearSecret(secrets, environments),
    registerSetMissingSecrets(secrets, environments, originals, projects),
    watchTexts(texts, context.secrets),
    followMoves(log, [
      replacedSecrets(secrets, texts),
      secrets,
      addresses,
      texts,
      environments,
      projects.chosen,
      shapes,
      learned,
    ]),
    registerLogIn({ logins, secrets, environments, projects }),
    keepLoginKey(projects),
    registerRecordedLenses(runs, environments, projects.chosen),
    registerStateLenses(runs, environments, projects.chosen),
    registerMoveSecret(secrets, environments, projects),
    new SecretFixes(projects).register(),
    new PlainSecretFixes(projects).register(),
    keepRunningKey(runs),
    // Closing the window cancels its runs.
    { dispose: () => runs.cancelAll() },
  );
  return { runs, runner, preparation, learned, shapes, sampleApi, runThreads };
}
