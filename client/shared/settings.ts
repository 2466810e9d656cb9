import * as vscode from 'vscode';

export interface Settings {
  /** Offer the language for a plain JSON file that looks like a configuration. */
  offerLanguage: boolean;
  /** Whether a run writes the shapes of the responses beside the configuration. */
  writeShapes: 'ask' | 'always' | 'never';
  /** Whether runs are recorded: after being asked once, when the user asks for it, every whole run, or none. */
  keepRecordings: 'ask' | 'onRequest' | 'always' | 'never';
  /** How many runs the workspace remembers; 0: none on disk. */
  keepRuns: number;
  /** Whether the tables of whole runs are imported into the storage of the workspace. */
  importIntoStorage: boolean;
  /** Show what holds behind an endpoint although it is not written. */
  inlayHints: boolean;
  /** How many requests of a run may be under way at a time. */
  parallel: number;
  /** How many requests one paging may take. */
  maxJobRequests: number;
  /** Limits of a test run: pages, records and runs as a child for each job. */
  testRun: { pages: number; records: number; children: number };
}

/** The settings as they hold for a file. (`pagewright.trace.server` is read in `createTraceChannel`.) */
export function readSettings(uri?: vscode.Uri): Settings {
  const settings = vscode.workspace.getConfiguration('pagewright', uri);
  return {
    offerLanguage: settings.get('offerLanguage', true),
    writeShapes: settings.get<Settings['writeShapes']>('shapes.write', 'ask'),
    keepRecordings: settings.get<Settings['keepRecordings']>('recordings.keep', 'ask'),
    keepRuns: Math.max(0, Math.trunc(settings.get('runs.keep', 20)) || 0),
    importIntoStorage: settings.get('storage.import', true),
    inlayHints: settings.get('inlayHints.enabled', true),
    parallel: wholeNumber(settings.get('run.parallel', 1)),
    maxJobRequests: wholeNumber(settings.get('run.maxJobRequests', 100_000)),
    testRun: {
      pages: wholeNumber(settings.get('testRun.pages', 5)),
      records: wholeNumber(settings.get('testRun.records', 100)),
      children: wholeNumber(settings.get('testRun.children', 5)),
    },
  };
}

/** What is written by hand in the settings may be anything; at least one is needed for a run to be one. */
function wholeNumber(value: number): number {
  return Math.max(1, Math.trunc(value) || 1);
}
