import * as vscode from 'vscode';
import { fileUri } from '../../shared/fileId.ts';

export interface RunSettings {
  /** Whether the test pane opens by itself for a run. */
  opensTestPane: boolean;
  /** Whether a run writes the shapes of the responses next to the configuration. */
  writeShapes: 'ask' | 'always' | 'never';
  /** Whether runs are recorded: on request after asking once, on request, every whole run, or never. */
  keepRecordings: 'ask' | 'onRequest' | 'always' | 'never';
  /** The maximum number of requests of a run in flight, or `auto` for as many as the API allows. */
  parallel: number | 'auto';
  /** The maximum number of requests for the pages of one job. */
  maxJobRequests: number;
  /** The maximum number of requests of a search for the paging of one job. */
  maxSearchRequests: number;
  /** The maximum wait before a retry, in seconds. */
  maxWait: number;
  /** How many requests and minutes a run may take by its forecast before the user is asked; 0: any number. */
  askAbove: { requests: number; minutes: number };
  /** Whether a run writes through links that leave the configuration's folder. No workspace can set it. */
  followLinks: boolean;
  /** Limits of a test run: pages, records and runs as a child for each job. */
  testRun: { pages: number; records: number; children: number };
}

/** Reads the settings of runs that apply to a configuration file. */
export function readRunSettings(configFile: string): RunSettings {
  const settings = vscode.workspace.getConfiguration('pagewright', fileUri(configFile));
  return {
    opensTestPane: settings.get('testPane.open') !== 'never',
    writeShapes: settings.get<RunSettings['writeShapes']>('shapes.write', 'ask'),
    keepRecordings: settings.get<RunSettings['keepRecordings']>('recordings.keep', 'ask'),
    parallel: parallelOf(settings.get('run.parallel', 'auto')),
    maxJobRequests: wholeNumber(settings.get('run.maxJobRequests', 100_000)),
    maxSearchRequests: wholeNumber(settings.get('run.maxSearchRequests', 12)),
    maxWait: wholeNumber(settings.get('run.maxWait', 3600)),
    askAbove: {
      requests: numberFrom0(settings.get('run.askAboveRequests', 10_000)),
      minutes: numberFrom0(settings.get('run.askAboveMinutes', 30)),
    },
    followLinks: settings.get('run.followLinks', false),
    testRun: {
      pages: wholeNumber(settings.get('testRun.pages', 5)),
      records: wholeNumber(settings.get('testRun.records', 100)),
      children: wholeNumber(settings.get('testRun.children', 5)),
    },
  };
}

/** Reads the number of parallel requests; `auto` where it is none. */
function parallelOf(value: unknown): number | 'auto' {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 ? number : 'auto';
}

function numberFrom0(value: number): number {
  return Math.max(0, Number(value) || 0);
}

/** Reads a limit, which is at least 1. Settings written by hand may hold anything. */
function wholeNumber(value: number): number {
  return Math.max(1, Math.trunc(value) || 1);
}
