import path from 'node:path';
import type { RunEvent, RunReport } from '@pagewright/engine/run';
import * as vscode from 'vscode';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';
import type { Projects } from '../../project/composition/projects.ts';
import type { TreeRun } from '../../project/composition/treeRun.ts';
import type { ConfigurationText } from '../../running/run/run.ts';
import { runFolder } from '../../running/run/runFolder.ts';
import type { Runner } from '../../running/start/runner.ts';
import { findPlaces } from '../findings/findPlaces.ts';
import { placeFindings } from '../findings/placeFindings.ts';
import { placeInTree } from '../findings/placeInTree.ts';
import { LineFlow } from './lineFlow.ts';
import { readConfiguration } from './readConfiguration.ts';
import type { RunTask } from './taskDefinition.ts';
import { endLines, findingLine, taskExitCode, taskFindings, taskLine } from './taskReport.ts';

const interrupt = '\u0003';
const exitCodes = { userError: 1, fault: 2 };

/** The services that the terminal of a task needs. */
export interface RunTerminalPorts {
  runner: Runner;
  language: LanguageSupport;
  projects: Projects;
}

/** The terminal of a task: prints the events and findings of its run; closing it cancels the run. */
export class RunTerminal implements vscode.Pseudoterminal {
  readonly #ports: RunTerminalPorts;
  readonly #task: RunTask | { problem: string };
  readonly #folder: vscode.Uri | undefined;
  readonly #written = new vscode.EventEmitter<string>();
  readonly #closed = new vscode.EventEmitter<number>();
  readonly #cancelled = new AbortController();
  readonly #lines = new LineFlow((text) => this.#written.fire(text));
  readonly onDidWrite = this.#written.event;
  readonly onDidClose = this.#closed.event;

  /** `folder` is the base of a relative path in the task. */
  constructor(ports: RunTerminalPorts, task: RunTask | { problem: string }, folder: vscode.Uri | undefined) {
    this.#ports = ports;
    this.#task = task;
    this.#folder = folder;
  }

  open(): void {
    void this.#run().then((code) => {
      this.#lines.flush();
      this.#closed.fire(code);
    });
  }

  close(): void {
    this.#cancelled.abort();
  }

  handleInput(text: string): void {
    if (text.includes(interrupt)) this.#cancelled.abort();
  }

  async #run(): Promise<number> {
    const task = this.#task;
    if ('problem' in task) return this.#refuse(task.problem);
    const text = await readConfiguration(task.config, this.#folder);
    if (text === undefined) return this.#refuse(`"${task.config}" cannot be read. Check "config" in tasks.json.`);
    return await this.#runText(text, task);
  }

  async #runText(text: ConfigurationText, { scope, strict }: RunTask): Promise<number> {
    const events: RunEvent[] = [];
    let isFault = false;
    const report = await this.#ports.runner.run(text, scope, {
      event: (event) => {
        if (holdsFinding(event)) events.push(event);
        this.#lines.add(...[taskLine(event)].filter((line) => line !== undefined));
      },
      fault: () => {
        isFault = true;
      },
      signal: this.#cancelled.signal,
    });
    if (report === undefined) {
      this.#refuse(isFault ? 'The run ended with an internal error; see the log for details.' : notStarted);
      return isFault ? exitCodes.fault : exitCodes.userError;
    }
    // Of several rows the report is that of the last one that ran.
    const inTree = (await this.#ports.projects.runsOf(text.uri))?.runs.findLast(({ disabled }) => disabled !== 'row');
    this.#lines.add('', ...(await this.#findingLines({ text, inTree }, report, events)));
    const file = inTree?.uri.fsPath ?? text.fileName;
    this.#lines.add(
      ...endLines(report, runFolder(file, { ...scope, environment: report.environment, values: report.values })),
    );
    return taskExitCode(report, strict);
  }

  async #findingLines(
    { text, inTree }: { text: ConfigurationText; inTree: TreeRun | undefined },
    report: RunReport,
    events: RunEvent[],
  ): Promise<string[]> {
    const findings = taskFindings(report, events);
    if (findings.length === 0) return [];
    const { language } = this.#ports;
    const run = inTree?.text ?? text.getText();
    const fileStart = { range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } } };
    const found = await findPlaces(language, run, findings).catch(() => []);
    const places = findings.map((_, index) => found[index] ?? fileStart);
    const own = [{ file: path.normalize(text.fileName), text: run, findings, places }];
    const files = inTree === undefined ? own : await placeInTree(inTree.composition, run, { findings, places });
    return files.flatMap((each) =>
      placeFindings(each.findings, each.places, { run: each.text, now: each.text }, Date.now()).map((finding) =>
        findingLine(each.file, finding),
      ),
    );
  }

  #refuse(why: string): number {
    this.#lines.add(why);
    return exitCodes.userError;
  }
}

const notStarted =
  'The run did not start: it is already running, the workspace is not trusted, or its folder is not on disk.';

/** Whether an event may hold a finding. Only these are kept: a run may have very many events. */
function holdsFinding({ kind }: RunEvent): boolean {
  return kind === 'error' || kind === 'column-empty' || kind === 'fields-unmapped';
}
