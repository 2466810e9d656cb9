import type * as vscode from 'vscode';
import type { RunFindings } from './findings/runFindings.ts';
import type { LanguageSupport } from './languageSupport.ts';
import type { PlanDocuments } from './results/planDocuments.ts';
import type { RunDocuments } from './results/runDocuments.ts';
import type { Runs } from './run/runs.ts';
import type { SampleApi } from './run/sampleApi.ts';

/** What the commands of one window share. */
export interface Session {
  context: vscode.ExtensionContext;
  log: vscode.LogOutputChannel;
  runs: Runs;
  language: LanguageSupport;
  sampleApi: SampleApi;
  events: RunDocuments;
  summaries: RunDocuments;
  findings: RunFindings;
  plans: PlanDocuments;
  /** Shapes files for which the user was asked in this window. */
  askedForShapes: Set<string>;
}
