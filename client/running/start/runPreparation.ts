import path from 'node:path';
import { ConfigDocument, withEnvironment } from '@pagewright/engine/environments';
import { withLogin } from '@pagewright/engine/logins';
import type { RunRequest } from '@pagewright/engine/run';
import { environmentForRun, type RunInEnvironment } from '../environments/environmentForRun.ts';
import type { Environments } from '../environments/environments.ts';
import { loginForRun } from '../login/loginForRun.ts';
import type { Logins } from '../login/logins.ts';
import { readNetwork } from '../network/readNetwork.ts';
import { recordingOf } from '../recordings/recordingOf.ts';
import type { ConfigurationText } from '../run/run.ts';
import { runFolder, tablesFolder } from '../run/runFolder.ts';
import { type RunScope, scopeLimits } from '../run/runScope.ts';
import { readRunSettings } from '../run/runSettings.ts';
import type { Runs, StartingRun } from '../run/runs.ts';
import type { SampleApi } from '../sampleApi/sampleApi.ts';
import type { KnownAddresses } from '../secrets/knownAddresses.ts';
import type { OriginalSecrets } from '../secrets/originalSecrets.ts';
import { type SecretStore, secretOwner } from '../secrets/secretStore.ts';
import { secretsForRun } from '../secrets/secretsForRun.ts';
import type { LearnedShapes } from '../shapes/learnedShapes.ts';
import type { ShapesKeeper } from '../shapes/shapesKeeper.ts';
import { stateFileOf } from '../state/stateFile.ts';
import { mayRun } from './mayRun.ts';
import { mayWriteTo } from './mayWriteTo.ts';
import type { AdmittedRun } from './runPerformer.ts';

interface PreparationParts {
  runs: Runs;
  sampleApi: SampleApi;
  secrets: SecretStore;
  learned: LearnedShapes;
  environments: Environments;
  logins: Logins;
  addresses: KnownAddresses;
  originals: OriginalSecrets;
  shapes: ShapesKeeper;
}

type Given = StartingRun['places'];

/** Prepares the runs of this window, and those of its debug sessions. */
export class RunPreparation {
  readonly #parts: PreparationParts;

  constructor(parts: PreparationParts) {
    this.#parts = parts;
  }

  /**
   * Asks the user for everything needed to run a configuration, with its text from the editor. Undefined, after a
   * message to the user, if it may not run.
   */
  async admit(editor: ConfigurationText, asked: RunScope): Promise<AdmittedRun | undefined> {
    if (!(await mayRun(editor))) return undefined;
    const { runs, secrets: store, originals, environments, logins } = this.#parts;
    const within = await environmentForRun(environments, editor, asked);
    if (within === undefined) return undefined;
    const configText = editor.getText();
    const document = withEnvironment(ConfigDocument.of(configText), within.environment);
    const { fileName: configFile } = editor;
    const login = await loginForRun(
      logins,
      { document, configFile, environment: within.environment?.name },
      within.scope,
    );
    if (login === undefined) return undefined;
    const secrets = await secretsForRun({ store, originals }, editor, withLogin(document, login.login?.login), within);
    if (secrets === undefined) return undefined;
    const hasSecrets = Object.keys(secrets).length > 0 || login.login !== undefined;
    if (hasSecrets && !(await this.#maySend(configFile, within))) return undefined;
    const outDir = tablesFolder(configFile, within.scope);
    if (!(await mayWriteTo(outDir, runs))) return undefined;
    const { composition } = editor;
    return { ...within, ...login, configFile, configText, composition, document, outDir, secrets };
  }

  /** The request for the engine, as plain data. Starts the sample API if the configuration uses it. */
  async requestOf(run: AdmittedRun, given: Given = {}): Promise<RunRequest> {
    const { configFile, composition, document, scope, environment, outDir, secrets, login } = run;
    const settings = readRunSettings(configFile);
    const { text } = document;
    // A recording needs no API.
    if (!scope.recorded) await this.#parts.sampleApi.startFor(text);
    const request: RunRequest = {
      configText: text,
      configName: composition?.name ?? path.basename(configFile),
      ...(environment !== undefined && { environment: environment.name }),
      ...(scope.values !== undefined && { values: scope.values }),
      outDir: outDir === '' ? runFolder(configFile, scope) : outDir,
      secrets,
      ...(login && { login: login.login }),
      network: readNetwork(),
      parallel: scope.debugged ? 1 : settings.parallel,
      learntFile: await this.#parts.learned.limitsFileFor(configFile),
      maxJobRequests: settings.maxJobRequests,
      maxWait: settings.maxWait,
      ...(scope.job !== undefined && { jobs: [scope.job] }),
      ...(scope.fromState && { stateFile: stateFileOf(configFile, scope.environment ?? scope.values) }),
      ...(scope.search && { search: scope.search }),
      limits: scopeLimits(scope, settings.testRun),
      ...(await recordingOf(configFile, scope, settings.keepRecordings)),
      // The shapes of a recording are those of the run that was recorded; a search asks for odd pages.
      ...(!scope.recorded && scope.search === undefined && (await this.#shapesFilesFor(configFile))),
      ...given,
    };
    return settings.followLinks ? request : { ...request, linksWithin: foldersOf(configFile, request) };
  }

  /** Whether the values of secrets may go to the address of the environment. A recording sends nothing. */
  async #maySend(configFile: string, { scope, environment }: RunInEnvironment): Promise<boolean> {
    if (environment === undefined || scope.recorded) return true;
    return await this.#parts.addresses.mayReceive(secretOwner(configFile, environment.name), environment);
  }

  async #shapesFilesFor(configFile: string): Promise<Pick<RunRequest, 'shapesFile' | 'learnedShapes'>> {
    const { learned, shapes } = this.#parts;
    const shapesFile = shapes.fileFor(configFile);
    return { learnedShapes: await learned.prepare(configFile), shapesFile };
  }
}

/** The folders of the storage and the learned shapes, which VS Code keeps outside every configuration's folder. */
function foldersOf(configFile: string, { storage, learnedShapes }: RunRequest): string[] {
  const own = [storage, learnedShapes].filter((file) => file !== undefined);
  return [configFile, ...own].map((file) => path.dirname(file));
}
