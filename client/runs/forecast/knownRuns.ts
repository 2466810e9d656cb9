import * as vscode from 'vscode';
import type { KnownSource } from '../../language/client/knownConfigurations.ts';
import type { Projects } from '../../project/composition/projects.ts';
import type { Environments } from '../../running/environments/environments.ts';
import { fileId } from '../../shared/fileId.ts';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunForecasts } from './runForecasts.ts';

interface Choices {
  environments: Pick<Environments, 'chosen'>;
  projects: Pick<Projects, 'chosen'>;
}

/** Reports the evidence of kept runs to the language server, which forecasts the next one in plans. */
export function knownRuns(
  forecasts: RunForecasts,
  history: Pick<RunHistory, 'onChange'>,
  { environments, projects }: Choices,
): KnownSource {
  return {
    of: async ({ uri }) => {
      const configFile = fileId(uri);
      const chosen = { environment: environments.chosen(configFile), values: projects.chosen.of(configFile) };
      return { runs: await forecasts.known({ configFile, ...chosen }) };
    },
    onDidChange: (listener) =>
      vscode.Disposable.from(
        // The list of runs changes once a run has ended.
        history.onChange((run) => run === undefined && listener()),
        vscode.workspace.onDidChangeConfiguration(
          (change) => change.affectsConfiguration('pagewright.run') && listener(),
        ),
      ),
  };
}
