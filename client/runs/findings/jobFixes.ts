import { isTreeFile } from '@pagewright/engine/treeNames';
import * as vscode from 'vscode';
import type { Projects } from '../../project/composition/projects.ts';
import { treeUri } from '../../project/files/treeName.ts';
import { showList } from '../../shared/showList.ts';
import type { RunRecord } from '../history/runRecord.ts';
import { type FindingEdit, findingEdits } from './findingEdits.ts';
import type { PlacedFinding } from './runFinding.ts';
import type { RunFindings } from './runFindings.ts';

/** The change of a configuration that the last run of a job calls for. */
export interface JobFix {
  /** `Write "dataField": "orders"`. */
  title: string;
  /** Makes the change; if several may be meant, the user chooses. */
  apply(): Promise<void>;
}

/** Finds the changes that remove the causes of what runs have found, job by job. */
export class JobFixes {
  readonly #findings: RunFindings;
  readonly #projects: Projects;
  /** Fires when others may be found. */
  readonly onDidChange: RunFindings['onDidChange'];

  constructor(findings: RunFindings, projects: Projects) {
    this.#findings = findings;
    this.#projects = projects;
    this.onDidChange = findings.onDidChange;
  }

  /** The fix for a job of a configuration after this run of it; undefined if none is known. */
  async of(config: vscode.Uri, job: string, run: Pick<RunRecord, 'id'>): Promise<JobFix | undefined> {
    const isWanted = (finding: PlacedFinding) => finding.job === job || finding.response?.run === run.id;
    const known = this.#findings.all.filter(({ finding }) => isWanted(finding));
    const files = known.length === 0 ? new Set() : await this.#filesOf(config);
    for (const { uri, finding } of known.filter((each) => files.has(each.uri.toString()))) {
      const edits = await findingEdits(finding, await vscode.workspace.openTextDocument(uri));
      if (edits.length > 0) return { title: titleOf(edits), apply: () => apply(edits) };
    }
    return undefined;
  }

  /** The files that the text of a configuration comes from. */
  async #filesOf(config: vscode.Uri): Promise<Set<string>> {
    const runs = isTreeFile(config.path) ? ((await this.#projects.runsOf(config))?.runs ?? []) : [];
    const parts = runs.flatMap(({ composition: { texts } }) => [...texts.keys()].map(treeUri));
    return new Set([config, ...parts].map((uri) => uri.toString()));
  }
}

function titleOf([first, ...others]: readonly FindingEdit[]): string {
  if (first === undefined || others.length === 0) return first?.title ?? '';
  return first.key === undefined ? 'Choose a Fix…' : `Choose ${JSON.stringify(first.key)}…`;
}

async function apply(edits: readonly FindingEdit[]): Promise<void> {
  const items = edits.map(({ title, change }) => ({ label: title, change }));
  const chosen = items.length === 1 ? items[0] : await showList(items, { placeHolder: 'Change of the configuration' });
  if (chosen !== undefined) await vscode.workspace.applyEdit(chosen.change);
}
