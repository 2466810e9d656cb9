import type * as vscode from 'vscode';
import { registerChoice } from '../../shared/registerChoice.ts';
import { visibleConfig } from '../documents/configToRun.ts';
import { importCurlAsConfigurationCommand } from './importCurlAsConfiguration.ts';
import { importCurlAsJobCommand } from './importCurlAsJob.ts';

/** `Pagewright: Import cURL Command…`: makes a job of the open configuration, if there is one, or a configuration. */
export function registerImportCurl(): vscode.Disposable {
  return registerChoice('pagewright.importCurl', 'Import a cURL command', () => [
    ...(visibleConfig() === undefined
      ? []
      : [
          {
            label: '$(add) Add a Job',
            detail: 'The request becomes a job of the open configuration.',
            command: importCurlAsJobCommand,
          },
        ]),
    {
      label: '$(new-file) New Configuration',
      detail: 'The request becomes the first job of a new configuration.',
      command: importCurlAsConfigurationCommand,
    },
  ]);
}
