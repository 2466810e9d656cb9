import type * as vscode from 'vscode';
import type { LanguageSupport } from './language/client/languageSupport.ts';
import type { PlanDocuments } from './language/plan/planDocuments.ts';
import type { SampleApi } from './running/sampleApi/sampleApi.ts';
import type { SecretStore } from './running/secrets/secretStore.ts';
import type { Runs } from './running/start/runs.ts';
import type { CompareDocuments } from './runs/compare/compareDocuments.ts';
import type { RunDocuments } from './runs/documents/runDocuments.ts';
import type { RunFindings } from './runs/findings/runFindings.ts';
import type { RunHistory } from './runs/history/runHistory.ts';
import type { PageDocuments } from './runs/pages/pageDocuments.ts';
import type { PreviewPanels } from './runs/preview/previewPanels.ts';
import type { SummaryPanels } from './runs/summary/summaryPanels.ts';
import type { EventsTree } from './runs/views/eventsTree.ts';
import type { RunsTree } from './runs/views/runsTree.ts';

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
