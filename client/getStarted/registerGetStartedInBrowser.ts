import type * as vscode from 'vscode';
import type { LanguageSupport } from '../language/client/languageSupport.ts';
import type { SecretKeeper } from '../language/curl/credentials.ts';
import type { TreeRoots } from '../project/roots/treeRoots.ts';
import type { Runs } from '../running/run/runs.ts';
import { registerNewConfiguration } from './commands/newConfiguration.ts';
import { registerOpenDocumentation } from './commands/openDocumentation.ts';
import { registerOpenSample } from './commands/openSample.ts';
import { registerOpenWalkthrough } from './commands/openWalkthrough.ts';
import { servePages } from './servePages.ts';
import { registerOwnApiProgress } from './walkthrough/ownApiProgress.ts';
import { registerRunBeside } from './walkthrough/runBeside.ts';
import { registerShowFixes } from './walkthrough/showFixes.ts';
import { registerShowProblems } from './walkthrough/showProblems.ts';
import { registerWalkthroughProgress } from './walkthrough/walkthroughProgress.ts';

/** Registers the features for new users in a browser: those that neither run anything nor start the sample API. */
export function registerGetStartedInBrowser(
  context: vscode.ExtensionContext,
  {
    language,
    runs,
    secrets,
    roots,
  }: { language: LanguageSupport; runs: Runs; secrets: SecretKeeper; roots: TreeRoots },
): void {
  context.subscriptions.push(
    registerOpenSample(context),
    // Whether an API allows requests from a page in a browser is not known yet: the user tries it with Run First Page.
    registerNewConfiguration(language, secrets, async () => undefined, roots),
    registerOpenWalkthrough(context),
    servePages(context),
    registerOpenDocumentation(context),
    registerWalkthroughProgress(runs),
    registerOwnApiProgress(runs),
    registerShowFixes(),
    registerShowProblems(),
    registerRunBeside(),
  );
}
