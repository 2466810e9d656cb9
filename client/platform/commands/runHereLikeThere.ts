import type { LikeThere } from '@pagewright/engine/platform';
import type { RunReport } from '@pagewright/engine/run';
import * as vscode from 'vscode';
import { compositionName } from '../../project/composition/composition.ts';
import type { Projects } from '../../project/composition/projects.ts';
import { loadProjects } from '../../project/files/loadProjects.ts';
import type { ConfigurationText } from '../../running/run/run.ts';
import type { Runner } from '../../running/start/runner.ts';
import { askForTrust } from '../../shared/askForTrust.ts';
import { fileId } from '../../shared/fileId.ts';
import { showInformationMessage } from '../../shared/messages.ts';
import { comparisonText } from '../check/comparisonText.ts';
import { inProject } from '../connections/inProject.ts';
import { loadPlatform } from '../connections/loadPlatform.ts';
import type { Trips } from '../connections/trips.ts';
import type { PlatformDocuments } from '../documents/platformDocuments.ts';
import { isSameRow } from '../jobs/partsOfRow.ts';
import type { Target, Targets } from '../targets/target.ts';

interface LikeParts {
  trips: Trips;
  targets: Targets;
  runner: Pick<Runner, 'run'>;
  projects: Projects;
  documents: PlatformDocuments;
}

type RanRow = NonNullable<LikeThere['texts'][number]['row']>;

/** `Pagewright: Run Here Like There`: runs here what the last job ran, and compares the tables with those of the job. */
export function registerRunHereLikeThere(parts: LikeParts): vscode.Disposable {
  const { trips, targets, documents } = parts;
  return vscode.commands.registerCommand('pagewright.runHereLikeThere', async (given?: unknown) => {
    if (!(await askForTrust('A run sends requests and writes files. Trust this workspace to run it.'))) return;
    const isOffered = ({ id, path }: { id?: string; path?: string }) => id !== undefined && path !== undefined;
    const target = await targets.one(given, 'Configuration to run here like there', isOffered);
    if (target === undefined) return;
    const { main } = target;
    if (main === undefined)
      return void showInformationMessage(`"${target.shown}" has no file here. Pull it, and set its secrets.`);
    const found = await find(target, trips);
    if (found === undefined) return;
    const reports = await run({ ...target, main }, found, parts);
    if (reports === undefined) return;
    const { compareWithRemote } = await loadPlatform();
    const text = comparisonText(target.shown, found.judged, compareWithRemote(reports, found.judged));
    const name = `${target.shown.replaceAll(/[/\\?#]/g, '_')} here and there`;
    await vscode.window.showTextDocument(documents.add(name, text), { preview: false });
  });
}

async function find({ root, name, shown }: Target, trips: Trips): Promise<LikeThere | undefined> {
  return await inProject(trips, root, `Reading what the last job of "${shown}" ran`, async (trip) => {
    const { chooseJob, findLikeThere } = await loadPlatform();
    const { job, configuration } = await chooseJob(trip, name, {});
    const { component, configuration: id, branch } = job;
    const of = { component, configuration: id, name: configuration.name, ...(branch !== undefined && { branch }) };
    return await findLikeThere(trip.api, of, trip.signal);
  });
}

/** The reports of the rows, or of the configuration; undefined: one did not start. Secrets are those of the file here. */
async function run(
  target: Target & { main: vscode.Uri },
  { texts, judged }: LikeThere,
  { runner, projects }: LikeParts,
): Promise<RunReport[] | undefined> {
  const rows = (await projects.runsOf(target.main))?.runs ?? [];
  const reports: RunReport[] = [];
  for (const { text, row } of texts) {
    const file =
      row && rows.find(({ composition }) => composition.row !== undefined && isSameRow(composition.row, row));
    const subject = await textOf(file?.uri ?? target.main, { name: target.shown, row, text });
    // An environment is a choice of this machine, and the values of the job are in the text.
    const report = subject && (await runner.run(subject, { environment: undefined, like: judged.job.id }));
    if (report === undefined) return undefined;
    reports.push(report);
    if (report.outcome !== 'done') break;
  }
  return reports;
}

/**
 * The text of a version of the project, which is that of no file: its findings have no lines here. Undefined: it is no
 * JSON.
 */
async function textOf(
  uri: vscode.Uri,
  { name, row, text }: { name: string; row: RanRow | undefined; text: string },
): Promise<ConfigurationText | undefined> {
  const { composeAlone } = await loadProjects();
  const composed = composeAlone(text);
  if (composed === undefined) return undefined;
  const composition = { name: compositionName({ name }, row), ...(row && { row }), composed, texts: new Map() };
  return { uri, fileName: fileId(uri), getText: () => text, composition };
}
