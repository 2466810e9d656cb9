import { deepEquals, type OneJob, readOneJob, type WatchedJob } from '@pagewright/engine/debugging';
import { ConfigDocument } from '@pagewright/engine/environments';
import { planConfig, type RunRequest } from '@pagewright/engine/run';
import { ConfigText } from '../places/configText.ts';
import { notAppliedText } from '../running/editTexts.ts';
import type { DebugSource, LaunchArguments } from './messages.ts';

/** The configuration that is debugged: as it is now, and as the run has it. */
export class DebuggedConfig {
  readonly #source: DebugSource;
  #asked: LaunchArguments = { program: '' };
  /** The text as it was read last. */
  #now = '';
  #parsed: ConfigText | undefined;
  /** The last text that was JSON, and the jobs that were read from it, by name and pointer. */
  #document: ConfigDocument | undefined;
  readonly #jobs = new Map<string, OneJob | undefined>();
  #reading: Promise<string> | undefined;
  /** The texts of the run, and of the run before the last edit. */
  #run = '';
  #before = '';
  /** The text in which the breakpoints are. */
  #marked = '';
  #prepared: RunRequest | undefined;

  constructor(source: DebugSource) {
    this.#source = source;
  }

  get asked(): LaunchArguments {
    return this.#asked;
  }

  /** Reads the configuration for the first time. Throws an Error that says why it cannot be run. */
  async launch(asked: LaunchArguments): Promise<void> {
    this.#asked = asked;
    this.#now = await this.#source.read(asked);
    [this.#before, this.#run] = [this.#now, this.#now];
    this.#prepared = await this.#source.prepare(asked);
  }

  /** The text as it was read last. */
  get text(): ConfigText {
    this.#parsed ??= new ConfigText(this.#now);
    return this.#parsed;
  }

  /** Reads the text as it is now. */
  async read(): Promise<ConfigText> {
    // Several questions of a client come at once.
    this.#reading ??= this.#source.read(this.#asked);
    try {
      this.#take(await this.#reading);
    } catch {
      // A deleted file keeps its last text.
    } finally {
      this.#reading = undefined;
    }
    return this.text;
  }

  /** A job as the text has it now, if it was edited since the run has it; undefined if it was not. */
  jobNow({ job, iteration }: WatchedJob): OneJob | undefined {
    if (this.#now === this.#run || this.#document === undefined) return undefined;
    const { name, pointer } = job;
    const key = `${iteration.number} ${pointer} ${name}`;
    if (!this.#jobs.has(key))
      this.#jobs.set(key, readOneJob(this.#document, { iteration: iteration.number, name, pointer }));
    return this.#jobs.get(key);
  }

  /** Notes that the breakpoints are set in the text as it was read last. */
  mark(): void {
    this.#marked = this.#now;
  }

  /** Where the jobs of breakpoints are in the text of the run, by their pointers in the text where they were set. */
  movedJobs(): ((pointer: string) => string) | undefined {
    if (this.#marked === this.#run) return undefined;
    const [before, now] = [ConfigDocument.of(this.#marked), ConfigDocument.of(this.#run)];
    this.#marked = this.#run;
    return (pointer) => {
      const name = readOneJob(before, { iteration: 1, name: '', pointer })?.job.name ?? '';
      return readOneJob(now, { iteration: 1, name, pointer })?.job.pointer ?? pointer;
    };
  }

  #take(text: string): void {
    if (text === this.#now) return;
    this.#now = text;
    this.#parsed = undefined;
    const document = ConfigDocument.of(text);
    if (document.value === undefined) return;
    this.#document = document;
    this.#jobs.clear();
  }

  /** Prepares the run of the configuration as it is now. Throws an Error that says why there is none. */
  async prepare(): Promise<RunRequest> {
    const prepared = this.#prepared;
    this.#prepared = undefined;
    if (prepared !== undefined) return prepared;
    await this.read();
    // Nobody is asked for the secrets of a text that is not JSON.
    if (ConfigDocument.of(this.#now).fault !== undefined) requireRunnable({ configText: this.#now });
    const request = requireRunnable(await this.#source.prepare(this.#asked));
    [this.#before, this.#run] = [this.#run, this.#now];
    return request;
  }

  /** Whether the run has another configuration than before the last edit. */
  get isEdited(): boolean {
    return this.#run !== this.#before;
  }

  /** Prepares the run if the configuration was edited. Throws an Error that says why it cannot be run. */
  async renew(): Promise<RunRequest | undefined> {
    await this.read();
    if (!differs(this.#now, this.#run)) {
      this.#run = this.#now;
      return undefined;
    }
    try {
      return await this.prepare();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(notAppliedText(why));
    }
  }

  /** Notes that the run goes on with the configuration before the edit. */
  refuse(): void {
    this.#run = this.#before;
  }
}

/** Whether two texts are of different configurations: not only in their white space. */
function differs(one: string, other: string): boolean {
  if (one === other) return false;
  const [left, right] = [ConfigDocument.of(one).value, ConfigDocument.of(other).value];
  return left === undefined || right === undefined || !deepEquals(left, right);
}

/** The request, if nothing keeps its configuration from running. Throws an Error with the first problem. */
function requireRunnable<Request extends Pick<RunRequest, 'configText' | 'secrets' | 'jobs'>>(
  request: Request,
): Request {
  const { configText, secrets = {}, jobs } = request;
  const plan = planConfig(configText, { now: Date.now, secrets }, jobs);
  const problem = 'problems' in plan ? plan.problems.find(({ severity }) => severity === 'error') : undefined;
  if (problem !== undefined) throw new Error(problem.message);
  return request;
}
