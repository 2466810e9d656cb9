import type { RunReport } from '@pagewright/engine/run';
import type { JobSummary } from '@pagewright/engine/summary';
import * as z from 'zod';

/** The verdict of a run or a trial. */
export const verdictOutput = z.object({
  config: z.string(),
  startedAt: z.string(),
  outcome: z.enum(['done', 'failed', 'cancelled']),
  status: z.enum(['complete', 'incomplete', 'unknown']).describe('The worst verdict of all jobs.'),
  headline: z.string(),
  error: z.object({ code: z.string(), message: z.string() }).optional(),
  requests: z.number().optional().describe('Absent: not known.'),
  limits: z.array(z.string()).describe('Every limit that cut data.'),
  processors: z
    .array(z.string())
    .describe('What the platform runs before and after the extractor, and the run did not.'),
  jobs: z.array(
    z.object({
      name: z.string(),
      status: z.enum(['complete', 'incomplete', 'unknown']),
      pages: z.number().optional(),
      records: z.number().optional().describe('Absent: not known.'),
      requests: z.number().optional(),
      stops: z.array(z.string()).describe('Why the paging ended.'),
      evidence: z.array(
        z.object({
          code: z.string().describe('Ask "explain" for it.'),
          message: z.string(),
          speaks: z.enum(['missing', 'doubt', 'sound']),
          pointer: z.string().optional().describe('JSON pointer of the key to blame in the file.'),
        }),
      ),
    }),
  ),
  tables: z.array(
    z.object({
      name: z.string(),
      rows: z.number().optional().describe('Absent: not known.'),
      columns: z.array(z.string()),
    }),
  ),
});

/** The verdict of a report, in the words of the editor. */
export async function verdictOf(report: RunReport): Promise<z.infer<typeof verdictOutput>> {
  const { seenRows, stopText, summarizeRun } = await import('@pagewright/engine/summary');
  const { config, startedAt, outcome, status, headline, limits, processors, jobs, ...summary } = summarizeRun(report);
  const { error } = report;
  return {
    config,
    startedAt,
    outcome,
    status,
    headline,
    ...(error && { error: { code: error.code, message: error.message } }),
    ...(!summary.unseen?.includes('requests') && { requests: summary.requests }),
    limits,
    processors,
    jobs: jobs.map((job) => ({
      name: job.name,
      status: job.status,
      ...seenNumbers(job),
      stops: job.stops.map(({ reason }) => stopText(reason)),
      evidence: job.evidence.map(({ code, message, speaks, pointer }) => ({
        code,
        message,
        speaks,
        pointer,
      })),
    })),
    tables: report.tables.map(({ name, columns }, index) => {
      const rows = seenRows(report, index);
      return { name, ...(rows !== undefined && { rows }), columns };
    }),
  };
}

/** The numbers of a job without those that the platform does not show. */
function seenNumbers({ pages, records, requests, unseen = [] }: JobSummary) {
  return {
    ...(!unseen.includes('pages') && { pages }),
    ...(!unseen.includes('records') && { records }),
    ...(!unseen.includes('requests') && { requests }),
  };
}
