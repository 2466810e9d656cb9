import { UserError } from '@pagewright/engine/errors';
import type { ConfigurationDiff, JudgedJob, RemoteJob, Trip } from '@pagewright/engine/platform';
import { localTime } from '@pagewright/engine/text/localTime';
import { printable } from '@pagewright/engine/text/printable';
import * as vscode from 'vscode';
import type { Projects } from '../../project/composition/projects.ts';
import { createRunId } from '../../running/run/run.ts';
import type { RunHistory } from '../../runs/history/runHistory.ts';
import { showList } from '../../shared/showList.ts';
import { inProject } from '../connections/inProject.ts';
import { loadPlatform } from '../connections/loadPlatform.ts';
import { type ProjectName, projectOf } from '../connections/tokens.ts';
import type { Trips } from '../connections/trips.ts';
import { isJobOf } from '../jobs/isJobOf.ts';
import { jobEvent } from '../jobs/jobEvent.ts';
import { remoteSubject } from '../jobs/remoteSubject.ts';
import { reportOfRemote } from '../jobs/reportOfRemote.ts';
import { runOfSubject } from '../jobs/runOfSubject.ts';
import { type ShowFindings, showJobFindings } from '../jobs/showJobFindings.ts';
import type { JobVerdicts } from '../remote/jobVerdicts.ts';
import { isLine } from '../targets/given.ts';
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
    if (id !== undefined) await show(target, id, parts);
  });
}

/** A line of the view stands for the last job. */
function lastJobOf(given: unknown): string | undefined {
  return isLine(given) ? given.remote.listed?.lastJob?.id : undefined;
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

async function show(target: Target, id: string, parts: JobParts): Promise<void> {
  const { trips, history, projects, showFindings } = parts;
  const run = await inProject(trips, target.root, `Judging job ${id}`, async (trip) => {
    const shown = await judge(trip, target, id, parts);
    const { judged, project, diff } = shown;
    const ran = { version: judged.version.ran, values: judged.job.values };
    const subject = await remoteSubject(target, ran, { diff, projects });
    const report = await reportOfRemote(subject, judged, project);
    const { listEvents } = await loadPlatform();
    const events = await listEvents(trip.api, id, maxEvents, trip.signal);
    const listed = events.map((event) => jobEvent({ kind: 'event', event }, id, report.startedAt));
    const own = { id: createRunId(new Date()), startedAt: new Date(report.startedAt), report, from: `job ${id}` };
    const record = await history.open({ ...own, ...runOfSubject(subject, id) }, listed, report);
    await showJobFindings(subject, { run: record.id, judged, project }, showFindings);
    return record;
  });
  if (run !== undefined) await vscode.commands.executeCommand('pagewright.showRunSummary', { run });
}

/** A judged job, and how the files here differ from the project. */
interface ShownJob {
  judged: JudgedJob;
  project: ProjectName;
  diff: ConfigurationDiff | undefined;
}

/** Judges a job of a configuration. Throws a UserError if it is one of another configuration. */
async function judge(trip: Trip, target: Target, id: string, { trips, verdicts }: JobParts): Promise<ShownJob> {
  const { root, name, shown, main } = target;
  const { chooseJob: choose, diff, judgeRemoteJob } = await loadPlatform();
  const { job: own, configuration, versionHere } = await choose(trip, name, {});
  const options = versionHere === undefined ? {} : { versionHere };
  const judged = await judgeRemoteJob(trip.api, id, options, trip.signal);
  if (!isJobOf(judged.job, { ...own, branchId: configuration.branch })) throw otherConfiguration(judged.job, shown);
  const project = projectOf(await trips.link(root));
  await verdicts.keep(project, [judged]);
  const [found] = main === undefined ? [] : await diff(trip, { names: [name] });
  return { judged, project, diff: found };
}

function otherConfiguration({ id, component, configuration }: RemoteJob, shown: string): UserError {
  const of = configuration === undefined ? 'no configuration' : `${component}/${configuration}`;
  return new UserError('platform.not-found', `Job ${id} is of ${of}, and not of "${shown}". Show it from there.`);
}
