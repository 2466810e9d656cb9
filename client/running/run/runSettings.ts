import * as vscode from 'vscode';
import { fileUri } from '../../shared/fileId.ts';

/** The settings of runs. */
export interface RunSettings {
  /** Whether a run writes the shapes of the responses beside the configuration. */
  writeShapes: 'ask' | 'always' | 'never';
  /** Whether runs are recorded: on request after asking once, on request, every whole run, or never. */
  keepRecordings: 'ask' | 'onRequest' | 'always' | 'never';
  /** How many requests of a run may be in flight at a time. */
  parallel: number;
  /** How many requests the paging of one job may send. */
  maxJobRequests: number;
  /** The longest wait before a retry, in seconds. */
  maxWait: number;
  /** Whether a run writes through links that lead out of the configuration's folder. No workspace can set it. */
  followLinks: boolean;
  /** Limits of a test run: pages, records and runs as a child for each job. */
  testRun: { pages: number; records: number; children: number };
}

/** Reads the settings of runs that apply to a configuration file. */
export function readRunSettings(configFile: string): RunSettings {
  const settings = vscode.workspace.getConfiguration('pagewright', fileUri(configFile));
  return {
    writeShapes: settings.get<RunSettings['writeShapes']>('shapes.write', 'ask'),
    keepRecordings: settings.get<RunSettings['keepRecordings']>('recordings.keep', 'ask'),
    parallel: wholeNumber(settings.get('run.parallel', 1)),
    maxJobRequests: wholeNumber(settings.get('run.maxJobRequests', 100_000)),
    maxWait: wholeNumber(settings.get('run.maxWait', 3600)),
    followLinks: settings.get('run.followLinks', false),
    testRun: {
      pages: wholeNumber(settings.get('testRun.pages', 5)),
      records: wholeNumber(settings.get('testRun.records', 100)),
      children: wholeNumber(settings.get('testRun.children', 5)),
    },
  };
}

/** Hand-written settings may hold anything; every limit is at least 1. */
function wholeNumber(value: number): number {
  return Math.max(1, Math.trunc(value) || 1);
}
