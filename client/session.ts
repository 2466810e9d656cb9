import type * as vscode from 'vscode';
import type { CompareDocuments } from './compare/compareDocuments.ts';
import type { RunFindings } from './findings/runFindings.ts';
import type { RunHistory } from './history/runHistory.ts';
import type { LanguageSupport } from './languageSupport.ts';
import type { PageDocuments } from './pages/pageDocuments.ts';
import type { PreviewPanels } from './preview/previewPanels.ts';
import type { PlanDocuments } from './results/planDocuments.ts';
import type { RunDocuments } from './results/runDocuments.ts';
import type { Runs } from './run/runs.ts';
import type { SampleApi } from './run/sampleApi.ts';
import type { SecretStore } from './secrets/secretStore.ts';
import type { SummaryPanels } from './summary/summaryPanels.ts';
import type { EventsTree } from './views/eventsTree.ts';
import type { RunsTree } from './views/runsTree.ts';

/** What the commands of one window share. */
export interface Session {
  context: vscode.ExtensionContext;
  log: vscode.LogOutputChannel;
  runs: Runs;
  /** The runs of this window and of those before it. */
  history: RunHistory;
  runsTree: RunsTree;
  eventsTree: EventsTree;
  pages: PageDocuments;
  previews: PreviewPanels;
  language: LanguageSupport;
  sampleApi: SampleApi;
  events: RunDocuments;
  summaries: RunDocuments;
  summaryPanels: SummaryPanels;
  comparisons: CompareDocuments;
  findings: RunFindings;
  plans: PlanDocuments;
  secrets: SecretStore;
  /** Shapes files for which the user was asked in this window. */
  askedForShapes: Set<string>;
}
