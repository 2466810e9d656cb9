import { ConfigDocument, withEnvironment } from '@pagewright/engine/environments';
import type * as vscode from 'vscode';
import { askForTrust } from '../../shared/askForTrust.ts';
import { fileId } from '../../shared/fileId.ts';
import { fileName } from '../../shared/fileName.ts';
import { showInformationMessage } from '../../shared/messages.ts';
import { environmentForRun } from '../environments/environmentForRun.ts';
import type { Environments } from '../environments/environments.ts';
import { scopeLimits } from '../run/runScope.ts';
import { readRunSettings } from '../run/runSettings.ts';
import type { RunPerformer } from '../start/runPerformer.ts';
import { runInBrowser } from './runInBrowser.ts';

/** Runs the first page of a job, or a search for paging, in a worker of the browser, without secrets and without writing tables. */
export function performInBrowser(extension: vscode.Uri, environments: Environments): RunPerformer {
  return {
    async admit(editor, asked) {
      const isSmall = asked.search !== undefined || (asked.firstPage && asked.job !== undefined);
      if (!isSmall) return void reportTooMuch();
      if (!(await askForTrust('A run sends requests. Trust this workspace to run it.'))) return undefined;
      const within = await environmentForRun(environments, editor, asked);
      if (within === undefined) return undefined;
      const [configFile, configText] = [fileId(editor.uri), editor.getText()];
      const document = withEnvironment(ConfigDocument.of(configText), within.environment);
      const { composition } = editor;
      return { ...within, configFile, configText, composition, document, outDir: '', secrets: {} };
    },
    async perform({ configFile, composition, document, scope, environment }, _, onEvent, signal) {
      const { maxJobRequests, maxWait, testRun } = readRunSettings(configFile);
      const request = {
        configText: document.text,
        configName: composition?.name ?? fileName(configFile),
        ...(environment !== undefined && { environment: environment.name }),
        ...(scope.values !== undefined && { values: scope.values }),
        ...(scope.job !== undefined && { jobs: [scope.job] }),
        ...(scope.search && { search: scope.search }),
        limits: scopeLimits(scope, testRun),
        maxJobRequests,
        maxWait,
      };
      const { report, exchanges } = await runInBrowser(extension, { request }, onEvent, signal);
      return { report, kept: exchanges };
    },
  };
}

function reportTooMuch(): void {
  const text = 'In a browser only the first page of a job can be run. Run the rest in VS Code on the desktop.';
  void showInformationMessage(text);
}
