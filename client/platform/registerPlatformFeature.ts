import type * as vscode from 'vscode';
import type { LanguageSupport } from '../language/client/languageSupport.ts';
import type { Projects } from '../project/composition/projects.ts';
import { treeUri } from '../project/files/treeName.ts';
import type { TreeRoots } from '../project/roots/treeRoots.ts';
import type { Runs } from '../running/run/runs.ts';
import type { Runner } from '../running/start/runner.ts';
import type { RunHistory } from '../runs/history/runHistory.ts';
import { registerCheckLastNight } from './commands/checkLastNight.ts';
import { registerCompareWithProject } from './commands/compareWithProject.ts';
import { registerConnectToProject } from './commands/connectToProject.ts';
import { registerDeleteInProject } from './commands/deleteInProject.ts';
import { registerDisconnect } from './commands/disconnect.ts';
import { ErrorFinder } from './commands/errorFinder.ts';
import { registerOpenInBrowser } from './commands/openInBrowser.ts';
import { registerPull } from './commands/pull.ts';
import { registerPush } from './commands/push.ts';
import { registerRefreshProject } from './commands/refreshProject.ts';
import { registerRunHereLikeThere } from './commands/runHereLikeThere.ts';
import { registerRunOnPlatform } from './commands/runOnPlatform.ts';
import { registerSetToken } from './commands/setToken.ts';
import { registerShowJob } from './commands/showJob.ts';
import { registerShowVersions } from './commands/showVersions.ts';
import { LinkedFolders } from './connections/linkedFolders.ts';
import { Tokens } from './connections/tokens.ts';
import { Trips } from './connections/trips.ts';
import { PlatformDocuments } from './documents/platformDocuments.ts';
import { RemoteRuns } from './jobs/remoteRuns.ts';
import type { ShowFindings } from './jobs/showJobFindings.ts';
import { LastNightPanels } from './lastNight/lastNightPanels.ts';
import { JobVerdicts } from './remote/jobVerdicts.ts';
import { RemoteProjects } from './remote/remoteProjects.ts';
import { Targets } from './targets/target.ts';

interface PlatformPorts {
  log: vscode.LogOutputChannel;
  language: LanguageSupport;
  runs: Runs;
  runner: Runner;
  history: RunHistory;
  projects: Projects;
  roots: TreeRoots;
  showFindings: ShowFindings;
}

/** Registers the round trip with projects of the platform. Returns what the Project view shows of them. */
export function registerPlatformFeature(
  { secrets, globalState, workspaceState, subscriptions, extension, extensionUri }: vscode.ExtensionContext,
  { log, language, runs, runner, history, projects, roots, showFindings }: PlatformPorts,
): RemoteProjects {
  const folders = new LinkedFolders();
  const tokens = new Tokens(secrets);
  const version: string = extension.packageJSON.version;
  const trips = new Trips({ tokens, log, version });
  const verdicts = new JobVerdicts(workspaceState);
  const remotes = new RemoteProjects({ folders, trips, tokens, verdicts });
  const targets = new Targets({ folders, remotes, trips });
  const documents = new PlatformDocuments();
  const lastNight = new LastNightPanels(extensionUri, { trips, remotes, verdicts, language, projects });
  const remoteRuns = new RemoteRuns({ trips, runs, history, log, verdicts });
  const parts = { folders, tokens, trips, verdicts, remotes, targets, documents, lastNight, remoteRuns };
  const jobs = { ...parts, history, projects, showFindings, memento: globalState };
  subscriptions.push(
    folders.register(),
    remotes.register(),
    documents.register(),
    lastNight.register(),
    registerConnectToProject({
      ...parts,
      memento: globalState,
      trees: () => roots.all.map((root) => treeUri(root).fsPath),
    }),
    registerDisconnect(parts),
    registerSetToken(parts),
    registerRefreshProject(parts),
    registerPull(parts),
    registerCompareWithProject(parts),
    registerShowVersions(parts),
    registerPush({ ...parts, errors: new ErrorFinder(language) }),
    registerDeleteInProject(parts),
    registerOpenInBrowser(parts),
    registerRunOnPlatform(jobs),
    registerShowJob(jobs),
    registerCheckLastNight(parts),
    registerRunHereLikeThere({ ...parts, runner, projects }),
  );
  return remotes;
}
