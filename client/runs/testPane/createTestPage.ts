import { countText } from '@pagewright/engine/text/countText';
import type { FoundJob } from '../../language/client/findJobs.ts';
import { ageText } from '../../shared/text/ageText.ts';
import { runOutcome } from '../history/runFacts.ts';
import type { RunRecord } from '../history/runRecord.ts';
import { jobLabel } from '../views/nodes/jobText.ts';
import { requestOutcome } from '../views/nodes/requestText.ts';
import { missingPages, type PagePlace, placeText } from './pagePlaces.ts';
import type {
  JobChoice,
  PagePosition,
  ResultCell,
  TestAction,
  TestContent,
  TestPage,
  TestViewState,
} from './testMessages.ts';

/** The state that a page of the test pane is made from. */
export interface TestState {
  config: string;
  jobs: readonly Pick<FoundJob, 'name'>[];
  /** The shown run, and its kept requests of the job. */
  run: RunRecord | undefined;
  places: readonly PagePlace[];
  place: PagePlace | undefined;
  isRunning: boolean;
  result: ResultCell;
  shapesFile?: string | undefined;
  /** How much a whole run of the job will read; absent: no run tells. */
  forecast?: string | undefined;
  /** The runs of the job that can be started here. */
  offeredRuns: readonly TestAction[];
  now: number;
  content: TestContent;
  kept: TestViewState;
}

/** The page that the test pane shows. */
export function createTestPage({
  config,
  jobs,
  run,
  places,
  place,
  isRunning,
  result,
  shapesFile,
  forecast,
  offeredRuns,
  now,
  content,
  kept,
}: TestState): TestPage {
  const job = run?.jobs.find(({ name }) => name === kept.job);
  const missing = job && missingPages(job.pages, places, run?.state === 'running');
  return {
    config,
    result,
    jobs: jobChoices(jobs, run),
    isPinned: kept.isPinned,
    isRunning,
    ...(run !== undefined && { source: sourceText(run, now) }),
    ...(job !== undefined && place !== undefined && { position: positionOf(place, places, job.pages) }),
    notes: places.length > 0 && missing !== undefined ? [missing] : [],
    actions: otherActions(isRunning ? [] : offeredRuns, result),
    shapesFile,
    ...(forecast !== undefined && { forecast }),
    content: besideStep(content, result),
    kept,
  };
}

/** A content without the action that the result offers. */
function besideStep(content: TestContent, { step }: ResultCell): TestContent {
  if (!('actions' in content)) return content;
  return { ...content, actions: content.actions.filter((action) => action !== step) };
}

/** The actions for the job, but for the one thing to do next. */
function otherActions(runs: readonly TestAction[], { step }: ResultCell): TestAction[] {
  const all = [...runs, 'find', 'plan'] as const;
  return all.filter((action) => action !== step);
}

/** The jobs of the text, then those that only the run knows, like the requests outside jobs. */
function jobChoices(jobs: readonly Pick<FoundJob, 'name'>[], run: RunRecord | undefined): JobChoice[] {
  const names = new Set([...jobs.map(({ name }) => name), ...(run?.jobs ?? []).map(({ name }) => name)]);
  return [...names].map((name) => {
    const known = run?.jobs.find((job) => job.name === name);
    const facts = known === undefined ? '' : `${countText(known.pages, 'page')}, ${countText(known.records, 'record')}`;
    return { name, label: jobLabel({ name }), depth: name.split(' > ').length - 1, facts };
  });
}

function sourceText(run: RunRecord, now: number): string {
  return `${run.title} · ${runOutcome(run)} · ${ageText(now - Date.parse(run.startedAt))}`;
}

function positionOf(place: PagePlace, places: readonly PagePlace[], pages: number): PagePosition {
  const { request } = place;
  return {
    text: placeText(place, pages),
    line: `${request.method} ${request.path}`,
    outcome: requestOutcome({ ...request, page: undefined }),
    isFailure: request.status === undefined || request.status >= 400,
    isFirst: place === places[0],
    isLast: place === places.at(-1),
  };
}
