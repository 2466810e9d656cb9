import { pointerSteps } from '@pagewright/engine/json';
import * as vscode from 'vscode';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';
import { treeName, treeUri } from '../../project/files/treeName.ts';
import type { Run } from '../../running/run/run.ts';
import type { Runs } from '../../running/run/runs.ts';
import { Emitter } from '../../shared/emitter.ts';
import { fileUri } from '../../shared/fileId.ts';
import type { RunHistory } from '../history/runHistory.ts';
import { findingDiagnostic } from './findingDiagnostic.ts';
import { errorFindings, findingsOf, mappingFindings } from './findingsOf.ts';
import { findPlaces } from './findPlaces.ts';
import { joinFindings } from './joinFindings.ts';
import { followLine, type LineChange } from './lineChange.ts';
import { placeFindings } from './placeFindings.ts';
import { placeInTree } from './placeInTree.ts';
import type { PlacedFinding } from './runFinding.ts';

/** A run as far as its findings need it. */
export type FoundRun = Pick<Run, 'id' | 'configFile' | 'configText' | 'composition' | 'report'>;

/**
 * Shows the findings of the last run of each configuration on the lines that caused them: as long as the document is open,
 * the line is unchanged, and no later run disproves them. Updates their age when the user returns to the document.
 */
export class RunFindings {
  readonly #history: RunHistory;
  readonly #language: LanguageSupport;
  readonly #log: vscode.LogOutputChannel;
  readonly #extension: vscode.Uri;
  readonly #shown = vscode.languages.createDiagnosticCollection('pagewright-run');
  /** The findings by URI of the document. */
  readonly #known = new Map<string, PlacedFinding[]>();
  /** The shown findings and the version of the text, by URI of the document. */
  readonly #current = new Map<string, string>();
  readonly #changed = new Emitter<void>();
  /** Fires when a run has found something, and when a finding is mended. */
  readonly onDidChange = this.#changed.event;

  constructor(history: RunHistory, language: LanguageSupport, log: vscode.LogOutputChannel, extension: vscode.Uri) {
    this.#history = history;
    this.#language = language;
    this.#log = log;
    this.#extension = extension;
  }

  register(runs: Runs): vscode.Disposable {
    const { workspace, window } = vscode;
    const showAll = () => {
      for (const document of workspace.textDocuments) this.#show(document);
    };
    return vscode.Disposable.from(
      this.#shown,
      runs.onDidEnd((run) => {
        const { search, remote, like } = run.scope;
        // A search for paging says nothing about the data of its jobs. Who follows a job of the platform knows its rows,
        // and what it ran, run here, is the text of no file.
        if ([search, remote, like].some((each) => each !== undefined)) return;
        void this.show(run);
      }),
      workspace.onDidChangeTextDocument((event) => this.#follow(event)),
      workspace.onDidOpenTextDocument((document) => this.#keep(document, [])),
      workspace.onDidCloseTextDocument(({ uri }) => this.#hide(uri)),
      workspace.onDidSaveTextDocument((document) => this.#show(document)),
      window.onDidChangeActiveTextEditor(showAll),
      window.onDidChangeWindowState(({ focused }) => focused && showAll()),
    );
  }

  /** The findings in an open document. */
  of({ uri }: vscode.TextDocument): readonly PlacedFinding[] {
    return this.#known.get(uri.toString()) ?? [];
  }

  /** All findings with their files, also of files that are not open. */
  get all(): { uri: vscode.Uri; finding: PlacedFinding }[] {
    return [...this.#known].flatMap(([key, findings]) =>
      findings.map((finding) => ({ uri: vscode.Uri.parse(key), finding })),
    );
  }

  /** Drops the findings in a file about the paging of a job, or of all jobs, that has been rewritten. */
  settlePaging(uri: vscode.Uri, job: string | undefined): void {
    const isSettled = (finding: PlacedFinding) =>
      finding.isOfPaging === true && (job === undefined || finding.job === job);
    const left = (this.#known.get(uri.toString()) ?? []).filter((finding) => !isSettled(finding));
    this.#known.set(uri.toString(), left);
    const document = documentAt(uri);
    if (document !== undefined) this.#show(document);
    this.#changed.fire();
  }

  /** Shows the findings of a run that has ended. If that fails, the summary still has them. */
  async show(run: FoundRun): Promise<void> {
    await this.take(run).catch((error: unknown) =>
      this.#log.warn(`The findings of a run of "${run.configFile}" could not be shown in the editor: ${String(error)}`),
    );
  }

  /** As `show`, but rejects. */
  async take({ id, configFile, configText, composition, report }: FoundRun): Promise<void> {
    if (report === undefined) return;
    const seenAt = Date.now();
    const events = await this.#history.events(id);
    const findings = [...errorFindings(events, id), ...findingsOf(report), ...mappingFindings(events)];
    const places = findings.length === 0 ? [] : await findPlaces(this.#language, configText, findings);
    const own = [{ file: treeName(fileUri(configFile)), text: configText, findings, places }];
    for (const file of composition === undefined
      ? own
      : await placeInTree(composition, configText, { findings, places })) {
      const uri = treeUri(file.file);
      const document = documentAt(uri);
      const texts = { run: file.text, now: document?.getText() ?? file.text };
      const placed = placeFindings(file.findings, file.places, texts, seenAt);
      const key = uri.toString();
      this.#known.set(key, joinFindings(this.#known.get(key) ?? [], placed, report));
      if (document !== undefined) this.#show(document);
    }
    this.#changed.fire();
  }

  #follow({ document, contentChanges }: vscode.TextDocumentChangeEvent): void {
    const changes = contentChanges.map(({ range, text }) => {
      const [first, last] = [range.start.line, range.end.line];
      return { first, last, added: text.split('\n').length - 1 - (last - first) };
    });
    const isLeft = (finding: PlacedFinding) => !contentChanges.some((change) => isMended(finding, change));
    if (changes.length > 0) this.#keep(document, changes, isLeft);
  }

  /** Keeps and shows the findings whose lines are unchanged, if the condition is true for them. */
  #keep(
    document: vscode.TextDocument,
    changes: readonly LineChange[],
    condition: (finding: PlacedFinding) => boolean = () => true,
  ): void {
    const findings = this.of(document);
    if (findings.length === 0) return;
    const textAt = (line: number) => (line >= 0 && line < document.lineCount ? document.lineAt(line).text : undefined);
    const kept = findings.filter(condition).flatMap((finding) => {
      const line = followLine(finding.line, finding.lineText, changes, textAt);
      return line === undefined ? [] : [{ ...finding, line }];
    });
    this.#known.set(document.uri.toString(), kept);
    this.#show(document);
    if (kept.length < findings.length) this.#changed.fire();
  }

  /** Sets the diagnostics. Even equal ones make VS Code abandon a menu of fixes that is about to open. */
  #show(document: vscode.TextDocument): void {
    const { uri, version } = document;
    if (!this.#known.has(uri.toString())) return;
    const now = Date.now();
    const diagnostics = this.of(document).map((finding) => findingDiagnostic(finding, now, this.#extension));
    const content = JSON.stringify({ version, diagnostics });
    if (this.#current.get(uri.toString()) === content) return;
    this.#current.set(uri.toString(), content);
    this.#shown.set(uri, diagnostics);
  }

  #hide(uri: vscode.Uri): void {
    this.#current.delete(uri.toString());
    this.#shown.delete(uri);
  }
}

/** Whether a change below the line of a finding writes a key that was missing there. */
function isMended(
  { line, lineText, remedies = [] }: PlacedFinding,
  { range, text }: vscode.TextDocumentContentChangeEvent,
) {
  // In JSON and in YAML.
  const keys = remedies.flatMap(({ pointer }) => {
    const key = pointerSteps(pointer).at(-1) ?? '';
    return [`"${key}"`, `${key}:`];
  });
  return range.start.line >= line && keys.some((key) => text.includes(key) && !lineText.includes(key));
}

function documentAt(uri: vscode.Uri): vscode.TextDocument | undefined {
  return vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
}
