import path from 'node:path';
import { absolutePointer, type ReportedEvidence } from '@pagewright/engine/debugging';
import type { RunEvent, RunReport } from '@pagewright/engine/run';
import { countText } from '@pagewright/engine/text/countText';
import { printable } from '@pagewright/engine/text/printable';
import type { DebugProtocol } from '@vscode/debugprotocol';
import { Breakpoints } from '../breakpoints/breakpoints.ts';
import type { Known } from '../expressions/evaluateWith.ts';
import { knownIn } from '../expressions/knownIn.ts';
import { isSameFile } from '../places/isSameFile.ts';
import { pointerAt } from '../places/pointerAt.ts';
import { DebuggedRun } from '../running/debuggedRun.ts';
import type { JobFrame } from '../running/jobFrame.ts';
import { Navigation } from '../running/navigation.ts';
import type { RunOwner, StopCause } from '../running/runOwner.ts';
import type { Scene } from '../scopes/scope.ts';
import type { Variable } from '../variables/variable.ts';
import { VariableStore } from '../variables/variableStore.ts';
import { DebuggedConfig } from './debuggedConfig.ts';
import { Ending } from './ending.ts';
import type { DebugSource, LaunchArguments } from './messages.ts';

/** The range of frame numbers of a stop, so that no client confuses an earlier frame with a current one. */
const framesPerStop = 1_000;

/** The one thread that a run has for its client. */
export const threadId = 1;

/** The reason why a run has stopped, if the name of the cause is misleading. */
const descriptions: Partial<Record<StopCause, string>> = { restart: 'Paused before the request is sent again' };

/** The categories of output for events: VS Code shows `console` in the colour of warnings. */
const categories = { debug: 'stdout', info: 'stdout', warning: 'console', error: 'stderr' };

/** The debugging of one configuration. */
export class DebugSession {
  readonly breakpoints = new Breakpoints();
  readonly variables = new VariableStore();
  readonly config: DebuggedConfig;
  readonly tell: (event: string, body?: unknown) => void;
  /** The evidence against the job that has ended, if the run stops for it. */
  #doubt: ReportedEvidence | undefined;
  #stops = 0;
  readonly #ending: Ending;
  readonly run: DebuggedRun;
  readonly navigation: Navigation;

  constructor(source: DebugSource, tell: (event: string, body?: unknown) => void) {
    this.config = new DebuggedConfig(source);
    this.tell = tell;
    this.#ending = new Ending(tell);
    const owner: RunOwner = {
      prepare: () => this.#open(() => this.config.prepare()),
      renew: () => this.#open(() => this.config.renew()),
      applied: () => this.#sayApplied(),
      refused: () => this.config.refuse(),
      begins: () => {
        this.#ending.begin();
        const moved = this.config.movedJobs();
        if (moved !== undefined) this.breakpoints.follow(moved);
        this.breakpoints.begin();
      },
      breaksAt: () => this.#breaksAt(),
      breaksAfter: (event) => this.isDebugged && this.breakpoints.filters.some((filter) => filter.after?.(event)),
      stopped: (cause, text) => this.#stopped(cause, text),
      happened: (event) => this.#write(event),
      ended: (report) => this.#ended(report),
      broke: (error) => this.#broke(error),
    };
    this.run = new DebuggedRun(owner);
    this.navigation = new Navigation(this.run, owner);
  }

  /** Reads the configuration, so that breakpoints find their places. Throws an Error that says why it cannot be run. */
  async launch(asked: LaunchArguments): Promise<void> {
    await this.config.launch(asked);
    this.tell('initialized');
  }

  /** Whether this is the debugged file. A client sends the breakpoints of all files. */
  debugs({ path: file }: DebugProtocol.Source = {}): boolean {
    return file === undefined || isSameFile(file, this.config.asked.program);
  }

  /** Begins the run, which stops nowhere without debugging. */
  async start(): Promise<void> {
    await this.navigation.start(this.isDebugged && (this.config.asked.stopOnEntry ?? false));
  }

  /** Ends the run, if there is one, and the session. */
  async end(): Promise<void> {
    this.#ending.announce();
    await this.run.end();
    this.#ending.close(1);
  }

  /** Whether the run may stop anywhere. */
  get isDebugged(): boolean {
    return this.config.asked.noDebug !== true;
  }

  /** The scene of a frame at the current moment; undefined before the first moment. */
  sceneOf(frameId: number | undefined): Scene | undefined {
    const { watched, stack, requests, changed } = this.run;
    const frame = frameId === undefined ? stack.top : this.frameOf(frameId);
    return (
      watched && {
        ...watched,
        tables: watched.drafts(),
        stack,
        frame,
        edited: frame && this.config.jobNow(frame.run),
        requests,
        change: frame === stack.top ? changed.at(stack) : undefined,
      }
    );
  }

  frameOf(frameId: number): JobFrame | undefined {
    return this.run.stack.frames[frameId - this.#runFrame - 1];
  }

  /** The facts available to expressions in a frame. */
  knownIn(frameId: number | undefined): Known {
    const scene = this.sceneOf(frameId);
    return scene === undefined ? { facts: {}, ofRecords: () => [] } : knownIn(scene);
  }

  /** The frames from the current job to the run; lines and columns count from 0. */
  frames(): DebugProtocol.StackFrame[] {
    const { frames } = this.run.stack;
    const { program } = this.config.asked;
    const source = { name: path.basename(program), path: program };
    const jobs = frames.map((frame, index) => ({
      id: this.#runFrame + 1 + index,
      name: frameName(frame),
      source,
      canRestart: frame.page > 0,
      ...this.#positionOf(frame),
    }));
    return [...jobs.toReversed(), { id: this.#runFrame, source, ...this.#wholeRun() }];
  }

  /** The number of the frame of the run as a whole; those of jobs follow. */
  get #runFrame(): number {
    return this.#stops * framesPerStop;
  }

  say(text: string, category = 'stdout'): void {
    this.tell('output', { category, output: `${printable(text)}\n` });
  }

  sayChanged({ name, value }: Pick<Variable, 'name' | 'value'>): void {
    this.say(`${name} was changed to ${value}. The run is a trial.`);
  }

  /** The contents of the frame of the run: the iteration, if there are several. */
  #wholeRun(): { name: string; line: number; column: number } {
    const { watched, stack } = this.run;
    const { iteration } = stack;
    const all = watched?.config.iterations.length ?? 1;
    const [name, pointer] =
      all > 1 ? [`run, iteration ${iteration} of ${all}`, `/iterations/${iteration - 1}`] : ['run', '/config'];
    return { name, ...this.config.text.positionOf(this.#absolute(pointer)) };
  }

  /** The position of a frame. Frames below the current one wait for their children. */
  #positionOf(frame: JobFrame): { line: number; column: number } {
    const { stack, watched } = this.run;
    const isAtHand = frame === stack.top && stack.moment !== undefined;
    const run = { ...frame.run, ...this.config.jobNow(frame.run) };
    const own = isAtHand
      ? (this.#doubt?.pointer ?? pointerAt(stack.moment, run, watched?.config.credentialsAt))
      : `${run.job.pointer}/children`;
    return this.config.text.positionOf(this.#absolute(own));
  }

  #absolute(pointer: string): string {
    return absolutePointer(this.run.watched?.config.root ?? '', pointer);
  }

  /** Prepares a run, unless the session ends meanwhile. */
  async #open<Prepared>(prepare: () => Promise<Prepared>): Promise<Prepared> {
    const prepared = await prepare();
    this.#ending.requireOpen();
    return prepared;
  }

  #sayApplied(): void {
    const { top } = this.run.stack;
    if (!this.config.isEdited) return;
    const where = top === undefined ? '' : ` from ${frameName(top)} on. Earlier pages were not requested again`;
    this.say(`The edit is applied${where}.`);
  }

  #breaksAt(): StopCause | undefined {
    const { stack, watched } = this.run;
    if (watched === undefined || stack.moment === undefined || !this.isDebugged) return undefined;
    const { redactor } = watched;
    const known = () => knownIn({ stack, frame: stack.top, redactor });
    const say = (text: string) => {
      if (!this.run.isPassing) this.say(redactor.redact(text));
    };
    // Both remember what they have seen.
    const isHit = this.breakpoints.stopAt(stack, { known, say });
    this.#doubt = this.breakpoints.doubtAt(stack);
    if (isHit) return 'breakpoint';
    return this.#doubt === undefined ? undefined : 'exception';
  }

  #stopped(cause: StopCause, text: string | undefined): void {
    this.#stops++;
    this.variables.clear();
    const problem = text ?? (cause === 'exception' ? this.#doubt?.message : undefined);
    const masked = problem && (this.run.watched?.redactor.redact(problem) ?? problem);
    const shown = masked && printable(masked);
    const description = shown ?? descriptions[cause];
    if (cause === 'edited' && shown !== undefined) this.say(shown, 'console');
    this.tell('stopped', {
      reason: cause === 'restart' || cause === 'edited' ? 'step' : cause,
      threadId,
      allThreadsStopped: true,
      description,
      text: shown,
    });
  }

  #write({ level, message, kind }: RunEvent): void {
    if (level === 'debug' && kind !== 'request') return;
    this.say(message, categories[level]);
  }

  #broke(error: unknown): void {
    const text = error instanceof Error ? error.message : String(error);
    this.say(`The run ended with an internal error: ${text} The configuration is not the cause.`, 'stderr');
    this.#ending.close(1);
  }

  #ended(report: RunReport): void {
    for (const { name, verdict, records } of report.jobs) {
      if (verdict !== undefined) this.say(`${name}: ${countText(records, 'record')}, ${verdict.status}.`);
    }
    this.#ending.close(report.outcome === 'done' ? 0 : 1);
  }
}

function frameName({ name, page }: JobFrame): string {
  return page === 0 ? name : `${name}, page ${page}`;
}
