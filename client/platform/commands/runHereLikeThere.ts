import type { LikeThere } from '@pagewright/engine/platform';
import type { RunReport } from '@pagewright/engine/run';
import * as vscode from 'vscode';
import { loadProjects } from '../../project/files/loadProjects.ts';
import type { ConfigurationText } from '../../running/run/run.ts';
import type { Runner } from '../../running/start/runner.ts';
import { askForTrust } from '../../shared/askForTrust.ts';
import { comparisonText } from '../check/comparisonText.ts';
import { inProject } from '../connections/inProject.ts';
import { loadPlatform } from '../connections/loadPlatform.ts';
import type { Trips } from '../connections/trips.ts';
import type { PlatformDocuments } from '../documents/platformDocuments.ts';
import { configurationFile } from '../jobs/configurationFile.ts';
import type { Target, Targets } from '../targets/target.ts';

interface LikeParts {
  trips: Trips;
  targets: Targets;
  runner: Pick<Runner, 'run'>;
  documents: PlatformDocuments;
}

/** `Pagewright: Run Here Like There`: runs here what the last job ran, and compares the tables with those of the job. */
export function registerRunHereLikeThere({ trips, targets, runner, documents }: LikeParts): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.runHereLikeThere', async (given?: unknown) => {
    if (!(await askForTrust('A run sends requests and writes files. Trust this workspace to run it.'))) return;
    const isOffered = ({ id, path }: { id?: string; path?: string }) => id !== undefined && path !== undefined;
    const target = await targets.one(given, 'Configuration to run here like there', isOffered);
    if (target === undefined) return;
    const found = await find(target, trips);
    if (found === undefined) return;
    const reports = await run(target, found, runner);
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
  target: Target,
  { texts }: LikeThere,
  runner: Pick<Runner, 'run'>,
): Promise<RunReport[] | undefined> {
  const reports: RunReport[] = [];
  for (const { text, row } of texts) {
    const name = row === undefined ? target.shown : `${target.shown} › ${row.name}`;
    const report = await runner.run(await textOf(await configurationFile(target), name, text), {});
    if (report === undefined) return undefined;
    reports.push(report);
    if (report.outcome !== 'done') break;
  }
  return reports;
}

/** The text of a version of the project, which is that of no file: its findings have no lines here. */
async function textOf(uri: vscode.Uri, name: string, text: string): Promise<ConfigurationText> {
  const { composeAlone } = await loadProjects();
  const composed = composeAlone(text);
  const own = { uri, fileName: uri.fsPath, getText: () => text };
  return composed === undefined ? own : { ...own, composition: { name, composed, texts: new Map() } };
}
