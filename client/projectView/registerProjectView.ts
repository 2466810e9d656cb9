import type * as vscode from 'vscode';
import type { LanguageSupport } from '../language/client/languageSupport.ts';
import type { RemoteProjects } from '../platform/remote/remoteProjects.ts';
import type { TreeRoots } from '../project/roots/treeRoots.ts';
import type { RunHistory } from '../runs/history/runHistory.ts';
import { registerCheckProject } from './checking/checkProject.ts';
import { ProjectFindings } from './checking/projectFindings.ts';
import { registerDisabledColor } from './nodes/disabledColor.ts';
import { ProjectTree } from './projectTree.ts';

interface ProjectViewParts {
  roots: TreeRoots;
  history: RunHistory;
  language: LanguageSupport;
  /** Absent in a browser. */
  remotes?: RemoteProjects;
}

/** Registers the view of the trees of the platform in the workspace, and the check of whole trees. */
export function registerProjectView(
  { subscriptions }: vscode.ExtensionContext,
  { language, ...parts }: ProjectViewParts,
): void {
  const findings = new ProjectFindings(language);
  subscriptions.push(
    registerDisabledColor(),
    new ProjectTree(parts).register(),
    findings.register(),
    registerCheckProject(parts.roots, findings),
  );
}
