import type { ChosenJob, ConfigurationDiff, StartedJob } from '@pagewright/engine/platform';
import { printable } from '@pagewright/engine/text/printable';
import { findPart } from '@pagewright/engine/treeNames';
import * as vscode from 'vscode';
import type { Projects } from '../../project/composition/projects.ts';
import { findTreeUse } from '../../project/recognition/findTreeUse.ts';
import { askForTrust } from '../../shared/askForTrust.ts';
import { fileId } from '../../shared/fileId.ts';
import { showInformationMessage, showWarningMessage } from '../../shared/messages.ts';
import { inProject, reported } from '../connections/inProject.ts';
import { loadPlatform } from '../connections/loadPlatform.ts';
import { projectOf } from '../connections/tokens.ts';
import type { Trips } from '../connections/trips.ts';
import type { RemoteRuns } from '../jobs/remoteRuns.ts';
import { remoteSubject } from '../jobs/remoteSubject.ts';
import { type ShowFindings, showJobFindings } from '../jobs/showJobFindings.ts';
import type { RemoteProjects } from '../remote/remoteProjects.ts';
import type { Target, Targets } from '../targets/target.ts';
import { saveFiles } from './saveFiles.ts';

interface RunParts {
  trips: Trips;
  targets: Targets;
  remotes: RemoteProjects;
  remoteRuns: RemoteRuns;
  projects: Projects;
  memento: vscode.Memento;
  showFindings: ShowFindings;
}

/** A job that can be started. */
interface Prepared {
  chosen: ChosenJob;
  diff: ConfigurationDiff | undefined;
}

/** `Pagewright: Run on Platform…`: starts a job of a configuration there, follows it like a run, and judges it. */
export function registerRunOnPlatform(parts: RunParts): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.runOnPlatform', async (given?: unknown) => {
    if (!(await askForTrust('A job of a project costs credits and writes tables there. Trust this workspace for it.')))
      return;
    const target = await parts.targets.one(given, 'Configuration to run on the platform', ({ id }) => id !== undefined);
    if (target === undefined || !(await saveFiles(target.root))) return;
    const prepared = await prepare(target, parts);
    if (prepared === undefined || !(await isWanted(target, prepared.diff))) return;
    if (!(await mayStart(target, parts))) return;
    await start(target, prepared, parts);
  });
}

/** Finds what runs, and how the files differ from it. */
async function prepare(target: Target, { trips, projects }: RunParts): Promise<Prepared | undefined> {
  const { root, name, shown, file, main } = target;
  const [row, values] = [await rowOf(file), await valuesOf(main, projects)];
  return await inProject(trips, root, `Looking at "${shown}" in the project`, async (trip) => {
    const { chooseJob, diff } = await loadPlatform();
    const chosen = await chooseJob(trip, name, { row, values });
    const [found] = main === undefined ? [] : await diff(trip, { names: [name] });
    return { chosen, diff: found };
  });
}

/** The row that a file is, by its id, or its name where no file has that. */
async function rowOf(file: vscode.Uri | undefined): Promise<string | undefined> {
  const use = file && (await findTreeUse(file));
  return use?.role === 'row' ? (use.part.id ?? use.part.name) : undefined;
}

/** The set of values that is chosen for a configuration, as `rowOf`; undefined: the default one. */
async function valuesOf(main: vscode.Uri | undefined, projects: Projects): Promise<string | undefined> {
  const chosen = main && projects.chosen.of(fileId(main));
  if (main === undefined || chosen === undefined) return undefined;
  const set = findPart((await projects.valuesOf(main))?.values ?? [], chosen);
  return set?.id ?? set?.name ?? chosen;
}

/** Whether the version of the project is to run. Changes that are not pushed do not: the user pushes it first, or wants the version of the project. */
async function isWanted(target: Target, diff: ConfigurationDiff | undefined): Promise<boolean> {
  const isChanged = diff !== undefined && ['changed-here', 'changed-both', 'unreadable'].includes(diff.state);
  if (!isChanged) return true;
  const [push, run] = ['Push First…', `Run Version ${diff.newest}`];
  const question = `"${target.shown}" has changes that are not in the project.`;
  const detail = `The platform runs version ${diff.newest} of the project, not your files.`;
  const choice = await showWarningMessage(question, { modal: true, detail }, push, run);
  if (choice === run) return true;
  if (choice === push) {
    const isPushed = await vscode.commands.executeCommand<boolean>('pagewright.push', target.main);
    if (isPushed) await vscode.commands.executeCommand('pagewright.runOnPlatform', target.file ?? target.main);
  }
  return false;
}

/** Asks once for each project on this machine. */
async function mayStart({ root }: Target, { trips, memento }: RunParts): Promise<boolean> {
  const link = await reported(root, () => trips.link(root));
  if (link === undefined) return false;
  const key = `pagewright.startsJobs:${link.stack}/${link.project.id}`;
  if (memento.get<boolean>(key)) return true;
  const start = 'Start Jobs';
  const question = `Start jobs in project "${link.project.name}" from here?`;
  const detail = 'A job costs credits of the project and writes its tables. You are asked once for this project.';
  if ((await showWarningMessage(question, { modal: true, detail }, start)) !== start) return false;
  await memento.update(key, true);
  return true;
}

async function start(target: Target, prepared: Prepared, parts: RunParts): Promise<void> {
  const { trips, remotes } = parts;
  const { root, shown } = target;
  const started = await inProject(trips, root, `Starting a job of "${shown}"`, async ({ api, signal }) => {
    const { startJob } = await loadPlatform();
    return await startJob(api, prepared.chosen.job, signal);
  });
  if (started === undefined) return;
  remotes.refresh(root);
  await reported(root, () => follow(target, started, prepared, parts));
  remotes.refresh(root);
}

/** Follows a job to its end, and marks its findings in the files. */
async function follow(target: Target, started: StartedJob, prepared: Prepared, parts: RunParts): Promise<void> {
  const { trips, remoteRuns, projects, showFindings } = parts;
  const { root } = target;
  const { chosen, diff } = prepared;
  const { versionHere, configuration, job } = chosen;
  const project = projectOf(await trips.link(root));
  const ran = { version: configuration.version, values: job.values };
  const subject = await remoteSubject(target, ran, { diff, projects });
  const seen = await remoteRuns.follow(subject, { root, started, project, versionHere });
  if (seen === undefined) return void sayLeft(started.job.id);
  await showJobFindings(subject, { ...seen, project }, showFindings);
}

function sayLeft(job: string): void {
  void showInformationMessage(printable(`Job ${job} goes on. "Show Job…" shows its verdict once it has ended.`));
}
