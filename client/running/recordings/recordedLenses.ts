import { localTime } from '@pagewright/engine/text/localTime';
import type * as vscode from 'vscode';
import type { FileChoices } from '../../shared/fileChoices.ts';
import type { Environments } from '../environments/environments.ts';
import { registerConfigLenses } from '../lenses/configLenses.ts';
import type { Runs } from '../run/runs.ts';
import { recordedAt } from './recordedAt.ts';
import { recordingOnDisk } from './recordingOnDisk.ts';

/** The command of a recording's lens; its argument is the document's URI. */
export const runRecordedCommand = 'pagewright.runRecorded';

/** Offers a lens above a configuration that has a recording, which runs on it. */
export function registerRecordedLenses(runs: Runs, environments: Environments, values: FileChoices): vscode.Disposable {
  return registerConfigLenses(
    runs,
    { environments, values },
    {
      files: '**/.pagewright/recordings/*/recording.json',
      async lensesOf({ fileName }, environment) {
        const time = await recordedAt(recordingOnDisk(fileName, environment));
        if (time === undefined) return [];
        const tooltip = `Recorded ${localTime(new Date(time).toISOString())}. Nothing is sent.`;
        return [{ title: 'Run on Recorded Pages', tooltip, command: runRecordedCommand }];
      },
    },
  );
}
