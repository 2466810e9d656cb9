import type * as vscode from 'vscode';
import { readRecording } from '../../running/recordings/readRecording.ts';
import { recordingInWorkspace } from '../../running/recordings/recordingInWorkspace.ts';
import { runInBrowser } from '../../running/worker/runInBrowser.ts';
import { fileName } from '../../shared/fileName.ts';
import type { MemoryRunStore } from '../history/memoryRunStore.ts';
import { type PreviewRun, shownRows } from './previewRun.ts';

/** Makes the tables in a worker of the browser, from the pages of a run in memory or of a recording in the workspace. */
export function previewInBrowser(extension: vscode.Uri, store: MemoryRunStore): PreviewRun {
  return async ({ configFile, configText }, { from, environment, job, onlyPage }, signal) => {
    const replay =
      from === 'recording'
        ? await readRecording(recordingInWorkspace(configFile, environment))
        : store.exchangeFiles(from.run);
    const request = {
      configText,
      configName: fileName(configFile),
      replay,
      ...(job !== undefined && { jobs: [job] }),
      onlyPage,
    };
    return await runInBrowser(extension, { request, previewRows: shownRows }, () => undefined, signal);
  };
}
