import { runCommands } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import {
  type BaseLanguageClient,
  type CodeLensMiddleware,
  CodeLensRequest,
  type HoverMiddleware,
} from 'vscode-languageclient';
import { isConfigDocument } from '../documents/isConfigDocument.ts';
import type { FoundJob } from './findJobs.ts';
import type { JobNote, JobNotes } from './jobNotes.ts';

type FindJobs = (document: vscode.TextDocument) => Promise<FoundJob[]>;

/** Shows the notes at jobs: first among the lenses of a line, and first in the hover of the words that name a job. */
export function showJobNotes(notes: JobNotes, findJobs: FindJobs): CodeLensMiddleware & HoverMiddleware {
  return {
    provideCodeLenses: async (document, token, next) => {
      const [known, lenses] = await Promise.all([notes.of(document), next(document, token)]);
      const own = await notedLenses(document, known, findJobs);
      return [...own, ...(lenses ?? []).filter((lens) => !isOfFirstPage(lens, known))];
    },
    provideHover: async (document, position, token, next) => {
      const [note, hover] = await Promise.all([
        noteAt(document, position, notes, findJobs),
        next(document, position, token),
      ]);
      if (note === undefined) return hover;
      const rest = hover?.contents ?? [];
      return new vscode.Hover([note.hover, ...(rest.length === 0 ? [] : [line()]), ...rest], hover?.range);
    },
  };
}

/** Makes the editor ask again when notes change. */
export function watchJobNotes(client: BaseLanguageClient, notes: JobNotes): vscode.Disposable {
  return notes.onDidChange(() => {
    const document = vscode.workspace.textDocuments.find(isConfigDocument);
    // One provider has the lenses of all documents.
    if (document === undefined) return;
    client.getFeature(CodeLensRequest.method).getProvider(document)?.onDidChangeCodeLensEmitter.fire();
  });
}

/** The line between a note and the rest of a hover. */
function line(): vscode.MarkdownString {
  return new vscode.MarkdownString('---');
}

async function notedLenses(
  document: vscode.TextDocument,
  known: ReadonlyMap<string, JobNote>,
  findJobs: FindJobs,
): Promise<vscode.CodeLens[]> {
  if (known.size === 0) return [];
  return (await findJobs(document)).flatMap(({ name, range: { start } }) => {
    const note = known.get(name);
    return note === undefined ? [] : [new vscode.CodeLens(new vscode.Range(start, start), note.lens)];
  });
}

/** Whether a lens runs the first page of a job with a note, which takes its place: a narrow editor has room for two. */
function isOfFirstPage({ command }: vscode.CodeLens, known: ReadonlyMap<string, JobNote>): boolean {
  const [, job] = command?.arguments ?? [];
  return command?.command === runCommands.runFirstPage && known.has(job);
}

async function noteAt(
  document: vscode.TextDocument,
  position: vscode.Position,
  notes: JobNotes,
  findJobs: FindJobs,
): Promise<JobNote | undefined> {
  const job = (await findJobs(document)).find(({ words }) => words.some((word) => word.contains(position)));
  return job && (await notes.of(document)).get(job.name);
}
