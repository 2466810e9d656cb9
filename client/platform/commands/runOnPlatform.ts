import type { ChosenJob, ConfigurationDiff } from '@pagewright/engine/platform';
import { printable } from '@pagewright/engine/text/printable';
import * as vscode from 'vscode';
import type { Projects } from '../../project/composition/projects.ts';
import { findTreeUse } from '../../project/recognition/findTreeUse.ts';
import { askForTrust } from '../../shared/askForTrust.ts';
import { cancellable } from '../../shared/cancellable.ts';
import { fileId } from '../../shared/fileId.ts';
import { showInformationMessage, showWarningMessage, withProgress } from '../../shared/messages.ts';
import { signalOf } from '../../shared/signalOf.ts';
import { inProject, reported } from '../connections/inProject.ts';
import { loadPlatform } from '../connections/loadPlatform.ts';
import { projectOf } from '../connections/tokens.ts';
import type { Trips } from '../connections/trips.ts';
import { configurationFile } from '../jobs/configurationFile.ts';
import type { RemoteRuns } from '../jobs/remoteRuns.ts';
import { remoteSubject } from '../jobs/remoteSubject.ts';
import { type ShowFindings, showRowFindings } from '../jobs/showRowFindings.ts';
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
  const { root, name, shown } = target;
  const file = target.file ?? (await configurationFile(target));
  const [row, values] = [await rowOf(file), projects.chosen.of(fileId(file))];
  return await inProject(trips, root, `Looking at "${shown}" in the project`, async (trip) => {
    const { chooseJob, diff } = await loadPlatform();
    const chosen = await chooseJob(trip, name, { row, values: await nameOfValues(projects, file, values) });
    const isHere = chosen.versionHere !== undefined;
    const [found] = isHere ? await diff(trip, { names: [name] }) : [];
    return { chosen, diff: found };
  });
}

/** The name of the row that a file is. */
async function rowOf(file: vscode.Uri): Promise<string | undefined> {
  const use = await findTreeUse(file);
  return use?.role === 'row' ? use.part.name : undefined;
}

/** The name of a set of values that is chosen by its folder; undefined: the default one. */
async function nameOfValues(
  projects: Projects,
  file: vscode.Uri,
  chosen: string | undefined,
): Promise<string | undefined> {
  if (chosen === undefined) return undefined;
  const values = (await projects.valuesOf(file))?.values ?? [];
  return values.find(({ folder, name }) => folder.split('/').at(-1) === chosen || name === chosen)?.name ?? chosen;
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
    const file = await configurationFile(target);
    const isPushed = await vscode.commands.executeCommand<boolean>('pagewright.push', file);
    if (isPushed) await vscode.commands.executeCommand('pagewright.runOnPlatform', target.file ?? file);
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

async function start(target: Target, { chosen, diff }: Prepared, parts: RunParts): Promise<void> {
  const { trips, remoteRuns, remotes, projects, showFindings: show } = parts;
  const { root } = target;
  const project = projectOf(await trips.link(root));
  const subject = await remoteSubject(target, diff, diff?.newest, projects);
  const versionHere = chosen.versionHere;
  await reported(root, () =>
    trips.take(
      root,
      async ({ api }) => {
        const { startJob } = await loadPlatform();
        const started = await withProgress(cancellable(`Starting a job of "${target.shown}"`), (_, token) =>
          startJob(api, chosen.job, signalOf(token)),
        );
        const followed = await remoteRuns.follow(subject, { api, started, project, versionHere });
        if (followed === undefined) return void sayLeft(started.job.id);
        const { judged, run } = followed;
        // Somebody may have saved another version in the meantime.
        if (judged.version.ran !== diff?.newest) return;
        await showRowFindings(subject, judged, { project, show, run });
      },
      { signal: new AbortController().signal },
    ),
  );
  remotes.refresh(root);
}

function sayLeft(job: string): void {
  void showInformationMessage(printable(`Job ${job} goes on. "Show Job…" shows its verdict once it has ended.`));
}
