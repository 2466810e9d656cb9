import { countText, numberText } from '../../text/countText.ts';
import { evidenceCodes } from '../../verdict/evidence.ts';
import type { JudgedJob, JudgedPart } from './judgedJob.ts';
import { partName } from './partName.ts';

/** A judged job in plain lines: its state and verdict, then each job of the configuration with its evidence. */
export function judgedLines(judged: JudgedJob): string[] {
  const { job, verdict, missing, parts, tables, version, remarks } = judged;
  const ran = version.ran === undefined ? '' : `, version ${version.ran}`;
  return [
    `Job ${job.id}: ${job.status}${ran}. Its data: ${verdict.status}.`,
    ...verdict.evidence.map(({ code, message }) => `  ${message} (${code})`),
    ...(parts.length === 0 ? missing.map(({ code, message }) => `  ${message} (${code})`) : []),
    ...parts.flatMap(partLines),
    ...tables.map(({ id, rows, allRows }) => `Table ${id}: ${rowsText(rows, allRows)}`),
    ...remarks,
  ];
}

function partLines(part: JudgedPart): string[] {
  const { verdict, missing, requests, records } = part;
  const counts = [
    ...(requests === undefined ? [] : [countText(requests, 'request')]),
    ...(records === undefined ? [] : [countText(records, 'record')]),
  ];
  const counted = counts.length === 0 ? '' : ` (${counts.join(', ')})`;
  return [
    `${partName(part)}: ${verdict.status}${counted}`,
    ...verdict.evidence.map(({ code, message }) => `  ${message} (${code})`),
    ...missing.map(({ code, message }) => `  ${message} (${code})`),
  ];
}

function rowsText(rows: number | undefined, allRows: number | undefined): string {
  if (allRows === undefined) return 'not there any more';
  const all = rows === allRows ? '' : `, ${numberText(allRows)} in all`;
  return rows === undefined ? `${countText(allRows, 'row')} in all` : `${countText(rows, 'row')} of this job${all}`;
}

/** The weightiest reason of a verdict, in a sentence; undefined: there is none. */
export function mainReason({ verdict, parts, missing }: JudgedJob): string | undefined {
  const weight = ['incomplete', 'unknown', 'complete'];
  const sorted = [...parts].sort((one, two) => weight.indexOf(one.verdict.status) - weight.indexOf(two.verdict.status));
  const [first] = verdict.evidence;
  // A doubt about the job as a whole is not why a part of it lacks data.
  const isReason = verdict.status !== 'incomplete' || (first && evidenceCodes[first.code] === 'incomplete');
  const own = isReason ? first?.message : undefined;
  const part = sorted.find((each) => each.verdict.status === verdict.status && each.verdict.evidence.length > 0);
  const named = part && `${partName(part)}: ${part.verdict.evidence[0]?.message}`;
  return own ?? named ?? missing[0]?.message;
}
