import type { PagingSearch } from '@pagewright/engine/run';
import { amountText, type RunSummary, summarizeRun, type Verdict } from '@pagewright/engine/summary';
import { countText, numberText } from '@pagewright/engine/text/countText';
import { printable } from '@pagewright/engine/text/printable';
import { plainQuotes } from '../../shared/text/plainQuotes.ts';
import { currentWait } from '../history/currentWait.ts';
import { lastJob } from '../history/lastJob.ts';
import type { RunRecord } from '../history/runRecord.ts';
import { searchWords } from '../history/searchWords.ts';

/** The content of the item in the status bar. */
export interface Status {
  /** The text, preceded by an icon code. */
  text: string;
  /** The text for screen readers. */
  spoken: string;
  /** The lines of the tooltip, the most important first. */
  lines: string[];
  /** Whether it needs attention: data is missing for a reason other than a limit. */
  isAlarming: boolean;
  /** Whether the run failed: nothing was written. */
  isFailed: boolean;
  click: 'menu' | 'summary';
}

const maxNameLength = 40;

/** The active runs, or how the last one ended. */
export function statusOf(active: readonly RunRecord[], last: RunRecord | undefined): Status {
  const [newest] = active;
  if (newest !== undefined) return statusOfActive(newest, active);
  if (last === undefined) return statusWith('circle-outline', 'not run yet', ['Not run yet.'], { click: 'menu' });
  if (last.report === undefined) return statusWithoutReport(last);
  const summary = summarizeRun(last.report);
  const { search, outcome } = last.report;
  if (search === undefined || outcome !== 'done') return statusOfReport(last.title, summary);
  const icon = searchIcons[search.result];
  return statusWith(icon, `paging ${searchWords[search.result]}`, [`${last.title}: ${plainQuotes(summary.headline)}`]);
}

function statusOfActive(run: RunRecord, active: readonly RunRecord[]): Status {
  const job = currentJob(run);
  const at = job === undefined ? 'starting' : `${shortened(job.name)} · ${job.place}`;
  const place = withWait(at, currentWait(run, true));
  const others = active.length > 1 ? ` (+${active.length - 1})` : '';
  const lines = active.map((each) => `${each.title} is running: ${placeText(each)}.`);
  const status = statusWith('loading~spin', `${place}${others}`, lines, { click: 'menu' });
  return { ...status, spoken: `Pagewright: running, ${place}${others}` };
}

function placeText(run: RunRecord): string {
  const job = currentJob(run);
  const wait = currentWait(run);
  if (job === undefined) return withWait('starting', wait);
  const place = withWait(`"${job.name}", ${job.place}`, wait);
  const records = run.jobs.reduce((total, each) => total + each.records, 0);
  return run.scope.search ? place : `${place}, ${countText(records, 'record')} so far`;
}

function withWait(place: string, wait: string | undefined): string {
  return wait === undefined ? place : `${place}, ${wait}`;
}

const icons: Record<Verdict, string> = { complete: 'check', incomplete: 'warning', unknown: 'question' };

const searchIcons: Record<PagingSearch['result'], string> = {
  found: 'check',
  'not-needed': 'check',
  'not-expressible': 'warning',
  unknown: 'question',
};

function statusOfReport(title: string, summary: RunSummary): Status {
  const { outcome, status, headline, isAlarming, concerns, limits } = summary;
  const first = `${title}: ${plainQuotes(headline)}`;
  if (outcome === 'failed') return statusWith('error', 'failed', [first], { isFailed: true });
  if (outcome === 'cancelled') return statusWith('circle-slash', 'cancelled', [first]);
  const reasons = concerns
    .flatMap(({ evidence }) => evidence.find(({ isOfLimit }) => !isOfLimit) ?? [])
    .map(({ message }) => plainQuotes(message));
  return statusWith(icons[status], status, [...new Set([first, ...reasons, ...limits, `${amountText(summary)}.`])], {
    isAlarming,
  });
}

function statusWithoutReport({ title, state }: RunRecord): Status {
  if (state === 'interrupted') {
    return statusWith('circle-slash', 'interrupted', [`${title}: The window was closed during the run.`]);
  }
  return statusWith('error', 'failed', [`${title}: It failed with an internal error; see the log.`], {
    isFailed: true,
  });
}

function statusWith(
  icon: string,
  words: string,
  lines: string[],
  {
    isAlarming = false,
    isFailed = false,
    click = 'summary',
  }: Partial<Pick<Status, 'isAlarming' | 'isFailed' | 'click'>> = {},
): Status {
  // A job name may look like an icon code.
  const text = `$(${icon}) ${words.replaceAll('$(', '$ (')}`;
  return { text, spoken: `Pagewright: ${words}`, lines: lines.map(printable), isAlarming, isFailed, click };
}

function shortened(name: string): string {
  const shown = printable(name);
  return shown.length > maxNameLength ? `${shown.slice(0, maxNameLength - 1)}…` : shown;
}

/** The job that sent the last request of a run, with the page that it is reading; undefined before the first request. */
function currentJob({ jobs, scope }: RunRecord): { name: string; place: string } | undefined {
  const job = lastJob(jobs);
  const request = job?.requests.at(-1);
  if (job === undefined || request === undefined) return undefined;
  const place = scope.search
    ? `search, request ${numberText(request.number)}`
    : `page ${numberText(request.page?.page ?? job.pages + 1)}`;
  return { name: job.name, place };
}
