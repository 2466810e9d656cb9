import { rmSync } from 'node:fs';
import path from 'node:path';
import { runOnDisk } from '../../../engine/assembly/runOnDisk.ts';
import type { Expect } from '../../../engine/core/contracts/generated/types.ts';
import {
  type FoundChange,
  type FoundChanges,
  findChanges,
} from '../../../engine/core/testing/mutations/findChanges.ts';
import { folderFiles } from '../../../engine/io/files/folderFiles.ts';
import { readRecording } from '../../../engine/io/recording/readRecording.ts';
import type { CasePlace } from '../../../engine/testing/caseFolder.ts';
import { checkCase } from '../../../engine/testing/checkCase.ts';
import { keepCase } from '../../../engine/testing/keepCase.ts';
import { readCaseConfig } from '../../../engine/testing/readCaseConfig.ts';
import { readPages } from '../../../engine/testing/recordedPages.ts';
import { printOf, type RunPrint } from '../../../engine/testing/runPrint.ts';
import type { TestedConfig } from '../../../engine/testing/testedConfig.ts';
import { fakeClock } from '../fakeClock.ts';
import { type ChangingApi, requestKey, startChangingApi } from './changingApi.ts';
import type { Subject } from './subject.ts';
import { World } from './world.ts';

/** The answer of the expectations of a case to another recording. */
export interface CheckedAgain {
  /** The checks that failed, each with its message. */
  failures: string[];
  print: RunPrint;
}

/** A configuration whose first recording is kept as a case, with the expectations that are proposed. */
export class KeptSubject {
  readonly name: string;
  readonly expect: Expect;
  /** The changes of its API, for each job and mutation one. */
  readonly found: FoundChanges;
  readonly #api: ChangingApi;
  readonly #config: TestedConfig;
  readonly #place: CasePlace;

  /** Starts the API, records and keeps. `folder`: an own one. */
  static async keep(subject: Subject, folder: string, seed: number): Promise<KeptSubject> {
    const api = await startChangingApi(subject);
    const configText = JSON.stringify(subject.config(api.url));
    const config: TestedConfig = {
      ...{ shown: subject.name, testsFolder: folder },
      textFor: async () => ({ configName: 'test.extractor.json', configText, placeOf: () => undefined }),
    };
    const place = { folder: path.join(folder, 'first'), shown: 'first' };
    await record(configText, path.join(folder, 'recorded'), 0);
    const kept = { recording: path.join(folder, 'recorded'), isGolden: false };
    const expect = await keepCase(config, place, kept, new AbortController().signal);
    const recording = await readRecording(folderFiles(kept.recording));
    const pages = await readPages(recording, readCaseConfig(configText, recording));
    for (const [position, page] of pages.byPosition) {
      const exchange = recording.exchanges[position];
      if (exchange !== undefined) api.pages.set(requestKey(exchange), page);
    }
    return new KeptSubject(subject.name, expect, findChanges(pages.byJob, seed), { api, config, place });
  }

  private constructor(
    name: string,
    expect: Expect,
    found: FoundChanges,
    { api, config, place }: { api: ChangingApi; config: TestedConfig; place: CasePlace },
  ) {
    this.name = name;
    this.expect = expect;
    this.found = found;
    this.#api = api;
    this.#config = config;
    this.#place = place;
  }

  /** Records again, in another world or after a change of the API, and checks the first expectations on that. */
  async again({ world = 0, change }: { world?: number; change?: FoundChange }): Promise<CheckedAgain> {
    Object.assign(this.#api, { world: new World(world), change });
    const { configText } = await this.#config.textFor({});
    const folder = path.join(this.#config.testsFolder, 'again');
    await record(String(configText), folder, world);
    let print: RunPrint | undefined;
    const onRun = async (run: Parameters<typeof printOf>[0]) => {
      print = await printOf(run);
    };
    const options = { recording: folderFiles(folder), onRun };
    const { checks } = await checkCase(this.#config, this.#place, new AbortController().signal, options);
    rmSync(folder, { recursive: true });
    const failed = checks.filter(({ outcome }) => outcome !== 'passed');
    if (print === undefined) throw new Error(`${this.name}: ${failed.map(({ message }) => message).join(' ')}`);
    return { failures: failed.map(({ title, message }) => `${title}: ${message}`), print };
  }

  close(): Promise<void> {
    return this.#api.close();
  }
}

/** Runs and records, a day later for each world. */
async function record(configText: string, folder: string, world: number): Promise<void> {
  const start = new Date(Date.UTC(2026, 0, 31 + world, 8, world % 60)).toISOString();
  const run = runOnDisk({
    ...{ configText, configName: 'test.extractor.json', outDir: path.join(folder, '..', 'out'), record: folder },
    clock: fakeClock(start),
  });
  for (;;) if ((await run.next()).done) return;
}
