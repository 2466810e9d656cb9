import type { RemoteJob } from '@pagewright/engine/platform';
import { localTime } from '@pagewright/engine/text/localTime';
import { printable } from '@pagewright/engine/text/printable';
import * as vscode from 'vscode';
import type { Projects } from '../../project/composition/projects.ts';
import { createRunId } from '../../running/run/run.ts';
import { scopeTitle } from '../../running/run/runScope.ts';
import type { RunHistory } from '../../runs/history/runHistory.ts';
import { fileId } from '../../shared/fileId.ts';
import { showList } from '../../shared/showList.ts';
import { inProject } from '../connections/inProject.ts';
import { loadPlatform } from '../connections/loadPlatform.ts';
import { projectOf } from '../connections/tokens.ts';
import type { Trips } from '../connections/trips.ts';
import { jobEvent } from '../jobs/jobEvent.ts';
import { remoteSubject } from '../jobs/remoteSubject.ts';
import { reportOf } from '../jobs/reportOf.ts';
import { type ShowFindings, showRowFindings } from '../jobs/showRowFindings.ts';
import type { JobVerdicts } from '../remote/jobVerdicts.ts';
import type { Target, Targets } from '../targets/target.ts';

interface JobParts {
  trips: Trips;
  targets: Targets;
  history: RunHistory;
  verdicts: JobVerdicts;
  projects: Projects;
  showFindings: ShowFindings;
}

const pageLength = 30;
/** How many events of a job are listed. */
const maxEvents = 2000;

/** `Pagewright: Show Job…`: judges a job of the platform that has run there, and shows it as a run. */
export function registerShowJob(parts: JobParts): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.showJob', async (given?: unknown, job?: unknown) => {
    const target = await parts.targets.one(given, 'Configuration whose job is shown', ({ id }) => id !== undefined);
    if (target === undefined) return;
    const id = typeof job === 'string' ? job : (lastJobOf(given) ?? (await chooseJob(target, parts.trips)));
    if (id !== undefined) await judgeAndShow(target, id, parts);
  });
}

/** A line of the view stands for the last job. */
function lastJobOf(given: unknown): string | undefined {
  const isLine = typeof given === 'object' && given !== null && 'remote' in given;
  const line = isLine ? (given as { remote: { listed?: { lastJob?: RemoteJob } } }) : undefined;
  return line?.remote.listed?.lastJob?.id;
}

async function chooseJob(target: Target, trips: Trips): Promise<string | undefined> {
  const { root, name, shown } = target;
  const jobs = await inProject(trips, root, `Reading the jobs of "${shown}"`, async (trip) => {
    const { listJobs } = await loadPlatform();
    return await listJobs(trip, name, pageLength);
  });
  if (jobs === undefined) return undefined;
  const other = { label: 'Another Job…', job: undefined };
  const chosen = await showList([...jobs.map((job) => ({ ...itemOf(job), job })), other], {
    placeHolder: `Job of "${shown}"`,
    matchOnDescription: true,
  });
  if (chosen === undefined || chosen.job !== undefined) return chosen?.job?.id;
  const typed = await vscode.window.showInputBox({
    title: 'Show Job',
    prompt: 'The number of the job',
    ignoreFocusOut: true,
  });
  return typed === undefined || typed.trim() === '' ? undefined : typed.trim();
}

const icons: Partial<Record<RemoteJob['status'], string>> = { success: 'pass', warning: 'warning', error: 'error' };

function itemOf({ id, status, createdAt, result }: RemoteJob) {
  return {
    label: `$(${icons[status] ?? 'circle-slash'}) ${id}`,
    description: [status, localTime(createdAt)].join(' · '),
    ...(result !== undefined && result.message !== '' && { detail: printable(result.message) }),
  };
}

async function judgeAndShow(target: Target, id: string, parts: JobParts): Promise<void> {
  const { trips, history, verdicts, projects, showFindings: show } = parts;
  const { root, name, shown } = target;
  const run = await inProject(trips, root, `Judging job ${id}`, async (trip) => {
    const { api, signal } = trip;
    const { chooseJob: choose, diff, judgeRemoteJob, listEvents } = await loadPlatform();
    const { versionHere } = await choose(trip, name, {});
    const judged = await judgeRemoteJob(api, id, versionHere === undefined ? {} : { versionHere }, signal);
    const project = projectOf(await trips.link(root));
    await verdicts.keep(project, [judged]);
    const events = await listEvents(api, id, maxEvents, signal);
    const [found] = versionHere === undefined ? [] : await diff(trip, { names: [name] });
    const subject = await remoteSubject(target, found, judged.version.ran, projects);
    const report = await reportOf(subject, judged, project);
    const scope = { remote: id };
    const recorded = {
      ...{ id: createRunId(new Date()), startedAt: new Date(report.startedAt), configFile: fileId(subject.file) },
      ...{
        configText: subject.text,
        composition: subject.composition,
        scope,
        title: scopeTitle(shown, scope),
        outDir: '',
        report,
        from: `job ${id}`,
      },
    };
    const listed = events.map((event) => jobEvent({ kind: 'event', event }, id, report.startedAt));
    const record = await history.open(recorded, listed, report);
    await show(recorded);
    await showRowFindings(subject, judged, { project, show, run: recorded.id });
    return record;
  });
  if (run !== undefined) await vscode.commands.executeCommand('pagewright.showRunSummary', { run });
}
