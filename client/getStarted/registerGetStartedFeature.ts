import type * as vscode from 'vscode';
import type { Runs } from '../running/run/runs.ts';
import type { SampleApi } from '../running/sampleApi/sampleApi.ts';
import { registerNewConfiguration } from './commands/newConfiguration.ts';
import { registerOpenDocumentation } from './commands/openDocumentation.ts';
import { registerOpenSample } from './commands/openSample.ts';
import { registerOpenWalkthrough } from './commands/openWalkthrough.ts';
import { registerRunBeside } from './walkthrough/runBeside.ts';
import { registerShowFixes } from './walkthrough/showFixes.ts';
import { registerWalkthroughProgress } from './walkthrough/walkthroughProgress.ts';

/** Where a new user begins: the walkthrough, the samples, a new configuration. */
export function registerGetStartedFeature(
  context: vscode.ExtensionContext,
  { runs, sampleApi }: { runs: Runs; sampleApi: SampleApi },
): void {
  context.subscriptions.push(
    registerOpenSample(context, sampleApi),
    registerNewConfiguration(),
    registerOpenWalkthrough(context),
    registerOpenDocumentation(context),
    registerWalkthroughProgress(runs),
    registerShowFixes(),
    registerRunBeside(),
  );
}
