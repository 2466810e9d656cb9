import { countText } from '../../text/countText.ts';
import { tableRowsText } from '../../text/tableRowsText.ts';
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
    ...tables.map((table) => `Table ${table.id}: ${tableRowsText(table)}`),
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
