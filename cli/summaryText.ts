import path from 'node:path';
import { styleText } from 'node:util';
import type { RunReport } from '@pagewright/engine/run';
import {
  type Block,
  describeRun,
  type Line,
  type Phrase,
  type RunDescription,
  type Section,
  summarizeRun,
  type Table,
} from '@pagewright/engine/summary';
import { capitalized } from '@pagewright/engine/text/capitalized';
import { plainText } from './printing/plainText.ts';
import { textTable } from './printing/textTable.ts';

const verdictColours = { incomplete: 'red', unknown: 'yellow', complete: 'green' } as const;

/** The colour of a sentence, by the verdict that it supports. */
const lineColours: Record<NonNullable<Line['speaks']>, Parameters<typeof styleText>[0]> = {
  missing: 'red',
  doubt: 'yellow',
  sound: [],
};

/**
 * The summary of a run for a terminal, in the words of the editor and readable in five seconds: the jobs, what is not
 * known to be complete, the limits that cut data, the warnings, the processors that were not applied, the pace of
 * its requests, the tables and their folder, if it is known. The verdict comes last, next to the prompt. `placeOf` names the place of a pointer for a
 * person.
 */
export function summaryText(report: RunReport, outDir?: string, placeOf?: (pointer: string) => string): string {
  const { headline, facts, sections } = describeRun(placeOf === undefined ? report : withPlaces(report, placeOf));
  const texts = (id: Section['id']) => sections.filter((section) => section.id === id).map(sectionText);
  const tables = texts('tables');
  const place = tables.length === 0 || outDir === undefined ? [] : [plainText(`Tables are in ${tablesIn(outDir)}`)];
  // One style at a time: given a list, Node 20 does not check whether the output is a terminal.
  const verdict = styleText('bold', styleText(colourOf(report), plainText(headline)));
  const end = `${verdict}\n${factsText(facts)}`;
  return [
    ...texts('jobs'),
    ...texts('concerns'),
    ...texts('missing'),
    ...texts('remarks'),
    ...texts('limits'),
    ...texts('warnings'),
    ...texts('processors'),
    ...texts('pace'),
    ...tables,
    ...place,
    end,
  ].join('\n\n');
}

/** The report with the places of evidence, as a person looks for them. */
function withPlaces(report: RunReport, placeOf: (pointer: string) => string): RunReport {
  const jobs = report.jobs.map((job) => {
    const evidence = job.verdict.evidence.map((each) =>
      each.pointer === undefined ? each : { ...each, pointer: placeOf(each.pointer) },
    );
    return { ...job, verdict: { ...job.verdict, evidence } };
  });
  return { ...report, jobs };
}

/** The sentence with the folder of the tables, which may be in S3. */
function tablesIn(outDir: string): string {
  return outDir.includes('://') ? `${outDir}/tables` : path.join(outDir, 'tables');
}

function colourOf(report: RunReport): (typeof verdictColours)[keyof typeof verdictColours] {
  return report.outcome === 'done' ? verdictColours[summarizeRun(report).status] : 'red';
}

function factsText(facts: RunDescription['facts']): string {
  return Object.entries(facts)
    .map(([name, value]) => `${capitalized(name)} ${value}.`)
    .join(' ');
}

function sectionText({ title, table, blocks }: Section): string {
  return table === undefined ? [styleText('bold', title), ...blocks.map(blockText)].join('\n') : tableText(table);
}

function tableText({ columns, rows }: Table): string {
  const isShown = (_: unknown, index: number) => columns[index]?.isLong !== true;
  return textTable(
    columns.filter(isShown),
    rows.map((cells) => cells.filter(isShown)),
  );
}

function blockText({ heading, lines }: Block): string {
  const items = lines.map((line) => `  - ${lineText(line)}`);
  return [...(heading === undefined ? [] : [plainText(phraseText(heading))]), ...items].join('\n');
}

function lineText({ text, detail, speaks = 'sound' }: Line): string {
  const sentence = styleText(lineColours[speaks], plainText(phraseText(text)));
  return detail === undefined ? sentence : `${sentence} ${styleText('dim', plainText(`(${phraseText(detail)})`))}`;
}

function phraseText(phrase: Phrase): string {
  return phrase.map((part) => (typeof part === 'string' ? part : part.code)).join('');
}
