import type { ConfigurationDiff, RemoteJob } from '@pagewright/engine/platform';
import { printable } from '@pagewright/engine/text/printable';
import * as vscode from 'vscode';
import type { Projects } from '../../project/composition/projects.ts';
import { treeName } from '../../project/files/treeName.ts';
import type { Run } from '../../running/run/run.ts';
import { fileId } from '../../shared/fileId.ts';
import { findUnsaved } from '../../shared/findUnsaved.ts';
import type { Target } from '../targets/target.ts';
import { saysVersion } from './saysVersion.ts';
import { valuesOfJob } from './valuesOfJob.ts';

/** A text of the files here, and the file that its findings are for: of a configuration, or of a row over it. */
export type SubjectText = Pick<Run, 'configFile' | 'configText' | 'composition'>;

/** The configuration that a job of the platform runs, as far as its files say the same. */
export interface RemoteSubject {
  /** The name of its file in records (`fileId`); that of the configuration where it has none here. */
  configFile: string;
  /** The name of the configuration. */
  name: string;
  /** The version that the texts are; absent: the files are not known to say what runs, and there are no texts. */
  version?: number;
  texts: readonly SubjectText[];
}

/** A version of the configuration that a job runs, and the values of its variables. */
interface Ran {
  /** Undefined: not known. */
  version: number | undefined;
  values: RemoteJob['values'] | undefined;
}

/** The subject of a job: the texts of the files here if these say what it runs, and are saved. */
export async function remoteSubject(
  { main, shown: name }: Target,
  { version, values }: Ran,
  { diff, projects }: { diff: ConfigurationDiff | undefined; projects: Projects },
): Promise<RemoteSubject> {
  if (main === undefined) return { configFile: printable(name), name, texts: [] };
  const own = { configFile: fileId(main), name };
  if (diff === undefined || version === undefined || !saysVersion(diff, version)) return { ...own, texts: [] };
  const texts = await textsOf(main, values, projects);
  return texts.length === 0 || isUnsaved(main, texts) ? { ...own, texts: [] } : { ...own, version, texts };
}

async function textsOf(main: vscode.Uri, ran: Ran['values'], projects: Projects): Promise<SubjectText[]> {
  const values = valuesOfJob(ran, await projects.valuesOf(main));
  if (values === undefined) return [];
  const found = await projects.runsOf(main, values === 'none' ? undefined : values.set);
  if (found !== undefined)
    return found.runs.map(({ uri, text, composition }) => ({ configFile: fileId(uri), configText: text, composition }));
  const document = await vscode.workspace.openTextDocument(main);
  return [{ configFile: fileId(main), configText: document.getText() }];
}

/** Whether the editor has other texts than the files, which are what was compared with the project. */
function isUnsaved(main: vscode.Uri, texts: readonly SubjectText[]): boolean {
  const files = new Set([
    treeName(main),
    ...texts.flatMap(({ composition }) => [...(composition?.texts.keys() ?? [])]),
  ]);
  return findUnsaved((uri) => files.has(treeName(uri))) !== undefined;
}
