import type * as vscode from 'vscode';
import type { LanguageSupport } from '../language/client/languageSupport.ts';
import type { SecretKeeper } from '../language/curl/credentials.ts';
import type { TreeRoots } from '../project/roots/treeRoots.ts';
import type { Running } from '../running/registerRunningFeature.ts';
import { registerImportDescription } from './commands/importDescription.ts';
import { registerNewConfiguration } from './commands/newConfiguration.ts';
import { registerOpenDocumentation } from './commands/openDocumentation.ts';
import { registerOpenSample } from './commands/openSample.ts';
import { registerOpenWalkthrough } from './commands/openWalkthrough.ts';
import { ImportReports } from './importing/importReports.ts';
import { runFirstPage } from './steps/runFirstPage.ts';
import { registerDebugPaging } from './walkthrough/debugPaging.ts';
import { registerImportSample } from './walkthrough/importSample.ts';
import { registerOwnApiProgress } from './walkthrough/ownApiProgress.ts';
import { registerRunBeside } from './walkthrough/runBeside.ts';
import { registerShowFixes } from './walkthrough/showFixes.ts';
import { registerShowProblems } from './walkthrough/showProblems.ts';
import { registerWalkthroughProgress } from './walkthrough/walkthroughProgress.ts';

/** Registers the features for new users: the walkthrough, the samples, a new configuration. */
export function registerGetStartedFeature(
  context: vscode.ExtensionContext,
  {
    language,
    runs,
    sampleApi,
    secrets,
    roots,
  }: Pick<Running, 'runs' | 'sampleApi'> & { language: LanguageSupport; secrets: SecretKeeper; roots: TreeRoots },
): void {
  const reports = new ImportReports();
  context.subscriptions.push(
    reports.register(),
    registerImportDescription(context, { secrets, reports }),
    registerOpenSample(context, sampleApi),
    registerNewConfiguration(language, secrets, runFirstPage, roots),
    registerOpenWalkthrough(context),
    registerOpenDocumentation(context),
    registerWalkthroughProgress(runs),
    registerOwnApiProgress(runs),
    registerShowFixes(),
    registerShowProblems(),
    registerRunBeside(),
    registerDebugPaging(),
    registerImportSample(context, sampleApi),
  );
}
