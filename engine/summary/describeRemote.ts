import type { RemoteRun, RunReport } from '../core/contracts/generated/types.ts';
import { countText, numberText } from '../core/text/countText.ts';
import { durationText } from '../core/text/durationText.ts';
import { localSecond } from '../core/text/localTime.ts';
import { describeConcern } from './describeJob.ts';
import type { Block, Line, RunDescription, Section, Table } from './runDescription.ts';
import type { JobSummary, RunSummary } from './runSummary.ts';

/** The sign for a number that is not known. */
const notKnown = '–';

/** Describes a job of the platform: only numbers that are known, and what is missing for a verdict. */
export function describeRemote(summary: RunSummary, report: RunReport, remote: RemoteRun): RunDescription {
  const { headline, concerns, warnings } = summary;
  const known = new Known(remote);
  return {
    headline,
    facts: {
      started: localSecond(summary.startedAt),
      took: durationText(summary.durationMs),
      sent: known.has('requests', report.jobs.length) ? countText(summary.requests, 'request') : 'not known',
      ran: ranText(remote),
    },
    sections: [
      ...section(
        'concerns',
        'What is not known to be complete',
        concerns.map((job) => concernOf(job, remote)),
      ),
      ...section('missing', 'What is missing for a verdict', linesOf(missingOf(remote))),
      ...section('remarks', 'Remarks', linesOf([...remote.remarks, ...warnings.map(({ message }) => message)])),
      ...section(
        'jobs',
        'Jobs',
        summary.jobs.map((job, index) => jobBlock(job, index, known)),
        jobTable(summary.jobs, known),
      ),
      ...section('tables', 'Tables', tableLines(report, known), tableTable(report, known)),
    ],
  };
}

/** Tells which numbers of a report are known. */
class Known {
  readonly #unknown: ReadonlySet<string>;

  constructor({ unknown }: RemoteRun) {
    this.#unknown = new Set(unknown);
  }

  /** Whether a number is known of each of the jobs. */
  has(number: 'requests', jobs: number): boolean {
    return (
      jobs > 0 &&
      Array.from({ length: jobs }, (_, index) => index).every((index) => this.is(`/jobs/${index}/${number}`))
    );
  }

  is(pointer: string): boolean {
    return !this.#unknown.has(pointer);
  }

  text(pointer: string, value: number): string {
    return this.is(pointer) ? numberText(value) : notKnown;
  }
}

function ranText({ job, project, version, versionHere, status }: RemoteRun): string {
  const of = version === undefined ? '' : `, version ${version}`;
  const other =
    version === undefined || versionHere === undefined || version === versionHere ? '' : ` (here: ${versionHere})`;
  return `job ${job} of project ${project}${of}${other}, which ended with "${status}"`;
}

/** The evidence of a job, and beside an empty one what is missing. */
function concernOf(job: JobSummary, { missing }: RemoteRun): Block {
  const own = missing.filter((each) => each.job === job.name);
  if (job.evidence.length > 0 || own.length === 0) return describeConcern(job);
  return { ...describeConcern(job), lines: own.map(({ code, message }) => ({ text: [message], detail: [{ code }] })) };
}

function missingOf({ missing }: RemoteRun): string[] {
  return missing.filter(({ job }) => job === undefined).map(({ message }) => message);
}

function linesOf(sentences: readonly string[]): Block[] {
  const lines: Line[] = sentences.map((sentence) => ({ text: [sentence] }));
  return lines.length === 0 ? [] : [{ lines }];
}

function section(id: Section['id'], title: string, blocks: Block[], table?: Table): Section[] {
  return blocks.length === 0 ? [] : [{ id, title, blocks, ...(table !== undefined && { table }) }];
}

function jobBlock(job: JobSummary, index: number, known: Known): Block {
  const { name, requests, records, status } = job;
  const counts = [
    ...(known.is(`/jobs/${index}/requests`) ? [countText(requests, 'request')] : []),
    ...(known.is(`/jobs/${index}/records`) ? [countText(records, 'record')] : []),
  ];
  const text = counts.length === 0 ? 'The platform does not show what it read.' : `It had ${counts.join(' and ')}.`;
  return { job: name, heading: [{ code: name }, `: ${status}`], lines: [{ text: [text] }] };
}

function tableLines({ tables }: RunReport, known: Known): Block[] {
  const lines = tables.map(({ name, rows, columns }, index): Line => {
    const amount = known.is(`/tables/${index}/rows`) ? countText(rows, 'row') : 'rows of this job not known';
    return { text: [{ code: name }, `: ${amount}, ${countText(columns.length, 'column')}.`] };
  });
  return lines.length === 0 ? [] : [{ lines }];
}

function jobTable(jobs: readonly JobSummary[], known: Known): Table {
  return {
    columns: [
      { title: 'job' },
      { title: 'requests', isNumber: true },
      { title: 'records', isNumber: true },
      { title: 'verdict' },
    ],
    rows: jobs.map(({ name, requests, records, status }, index) => [
      name,
      known.text(`/jobs/${index}/requests`, requests),
      known.text(`/jobs/${index}/records`, records),
      status,
    ]),
  };
}

function tableTable({ tables }: RunReport, known: Known): Table {
  return {
    columns: [{ title: 'table' }, { title: 'rows', isNumber: true }, { title: 'columns', isNumber: true }],
    rows: tables.map(({ name, rows, columns }, index) => [
      name,
      known.text(`/tables/${index}/rows`, rows),
      numberText(columns.length),
    ]),
  };
}
