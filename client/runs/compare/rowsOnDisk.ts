import { stat } from 'node:fs/promises';
import path from 'node:path';
import * as vscode from 'vscode';
import { compareInThread } from '../../tables/compare/compareInThread.ts';
import type { TablePair } from '../../tables/compare/compareTableRows.ts';
import type { DiskRunStore } from '../history/diskRunStore.ts';
import type { RunRecord } from '../history/runRecord.ts';
import type { CompareRunRows } from './compareRunRows.ts';

/** How much later than the end of its run a table may have been written, in milliseconds: clocks are not exact. */
const toleranceMs = 2_000;

/** Compares the rows of two runs on a machine, from the kept copies of their tables or from their output folders. */
export function rowsOnDisk(extension: vscode.Uri, store: DiskRunStore): CompareRunRows {
  const script = vscode.Uri.joinPath(extension, 'dist', 'compareWorker.js').fsPath;
  return (before, after, tables, take) => {
    let running: { dispose(): void } | undefined;
    let isOver = false;
    const start = async () => {
      const pairs = await Promise.all(tables.map((table) => pairOf(store, table, before, after)));
      if (!isOver && pairs.length > 0) running = compareInThread(script, pairs, take);
    };
    void start();
    return new vscode.Disposable(() => {
      isOver = true;
      running?.dispose();
    });
  };
}

async function pairOf(store: DiskRunStore, table: string, before: RunRecord, after: RunRecord): Promise<TablePair> {
  return { table, before: await filesOf(store, table, before), after: await filesOf(store, table, after) };
}

/** The copy of a table, and the file that the run wrote, if nobody has written it since. */
async function filesOf(store: DiskRunStore, name: string, run: RunRecord): Promise<string[]> {
  const table = run.report?.tables.find((each) => each.name === name);
  if (table === undefined) return [];
  const copy = path.join(store.tablesOf(run.id), path.basename(table.file));
  const written = path.join(run.outDir, table.file);
  return run.outDir !== '' && (await isFrom(written, run)) ? [copy, written] : [copy];
}

async function isFrom(file: string, { startedAt, durationMs }: RunRecord): Promise<boolean> {
  const written = await stat(file).catch(() => undefined);
  return written !== undefined && written.mtimeMs <= Date.parse(startedAt) + durationMs + toleranceMs;
}
