// Runs in the extension host of a real VS Code: measures how the extension behaves there and writes it to a file.
import fs from 'node:fs';
import { type Histogram, monitorEventLoopDelay } from 'node:perf_hooks';
import * as vscode from 'vscode';
import type { RunReport } from '../../../engine/faces/run.ts';
import type { WindowFigures } from './windowFigures.ts';

const idleMs = 5_000;
const cancelAfterMs = 2_000;

/** Called by VS Code. */
export async function run(): Promise<void> {
  const file = process.env['PAGEWRIGHT_FIGURES'];
  if (file === undefined) throw new Error('PAGEWRIGHT_FIGURES is not set.');
  fs.writeFileSync(file, JSON.stringify(await measure()));
}

async function measure(): Promise<Omit<WindowFigures, 'activationMs'>> {
  const extension = vscode.extensions.getExtension('pagewright.pagewright');
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  if (extension === undefined || folder === undefined) throw new Error('The window is not set up.');
  await extension.activate();
  await vscode.window.showTextDocument(vscode.Uri.joinPath(folder, 'million.extractor.json'));
  // The language server, the colours and all else that an opened file brings.
  await pause(idleMs);
  const idle = await delayDuring(() => pause(idleMs));
  let report: RunReport | undefined;
  let ms = 0;
  const busy = await delayDuring(async () => {
    ms = await timed(async () => {
      report = await vscode.commands.executeCommand<RunReport>('pagewright.run');
    });
  });
  if (report?.outcome !== 'done') throw new Error(`The run ended as ${report?.outcome}: ${report?.error?.message}`);
  const records = report.jobs.reduce((sum, job) => sum + job.records, 0);
  return {
    vscode: vscode.version,
    node: process.version,
    run: { ms, records, requests: report.requests },
    delay: busy,
    idleDelay: idle,
    cancelMs: await cancelTime(),
  };
}

async function cancelTime(): Promise<number> {
  const going = vscode.commands.executeCommand<RunReport>('pagewright.run');
  await pause(cancelAfterMs);
  return await timed(async () => {
    await vscode.commands.executeCommand('pagewright.cancel');
    const report = await going;
    if (report?.outcome !== 'cancelled') throw new Error('The run was over before it was cancelled.');
  });
}

async function delayDuring(work: () => Promise<void>): Promise<WindowFigures['delay']> {
  // The histogram has the whole pause between two looks at the clock; what is over it is the delay.
  const resolution = 1;
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  await work();
  histogram.disable();
  const of = (pick: (histogram: Histogram) => number) => Math.max(0, pick(histogram) / 1e6 - resolution);
  return { p50: of((h) => h.percentile(50)), p99: of((h) => h.percentile(99)), max: of((h) => h.max) };
}

async function timed(work: () => PromiseLike<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
