import { countText, numberText } from '../../text/countText.ts';
import type { Evidence } from '../../verdict/evidence.ts';
import { recordsPointer } from '../../verdict/recordsPointer.ts';
import { weighEvidence } from '../../verdict/weighEvidence.ts';
import type { Ending, ObservedPage, WitnessFactory } from '../../verdict/witness.ts';
import { cappedPage } from '../../verdict/witnesses/cappedPage.ts';
import { cut } from '../../verdict/witnesses/cut.ts';
import { fullPages } from '../../verdict/witnesses/fullPages.ts';
import { nextValue } from '../../verdict/witnesses/nextValue.ts';
import { repetition } from '../../verdict/witnesses/repetition.ts';
import type { JudgedPart } from './judgedJob.ts';
import { eachOnce, type Missing, missing } from './missing.ts';
import type { PartFacts } from './partFacts.ts';
import { type PartPages, partPages } from './partPages.ts';
import { seemingPage } from './seemingPages.ts';

/** The witnesses that need only the number of pages and the end of the paging. */
const ofEnd: readonly WitnessFactory[] = [cut, repetition, nextValue];
/** The witnesses that need the lengths of the pages as well. */
const ofLengths: readonly WitnessFactory[] = [cappedPage, fullPages];

/** Judges a job of the configuration. `whole`: the evidence about the job of the platform. */
export function judgePart(facts: PartFacts, whole: readonly Evidence[]): Omit<JudgedPart, 'row'> {
  const { paging, trace, counted } = facts;
  const pages = partPages(facts);
  const seen = 'code' in pages ? [] : testify(pages, facts);
  const evidence = [...whole, ...seen, ...saidEvidence(facts)];
  const blocked = evidence.some(({ speaks }) => speaks === 'complete') ? facts.blocked : [];
  const left = blocked.length > 0 ? evidence.filter(({ speaks }) => speaks !== 'complete') : evidence;
  const verdict = weighEvidence(left);
  return {
    name: paging.job.name,
    pointer: paging.job.pointer,
    verdict,
    missing: verdict.status === 'unknown' ? whatIsMissing(pages, facts, blocked) : [],
    ...(trace && { requests: trace.requests }),
    ...('rows' in counted && { records: counted.rows }),
  };
}

function whatIsMissing(pages: PartPages | Missing, facts: PartFacts, blocked: readonly Missing[]): Missing[] {
  if ('code' in pages) return eachOnce([pages, ...blocked]);
  const { paging, counted } = facts;
  const isEmpty = 'rows' in counted && counted.rows === 0;
  const single = isEmpty ? missing('no-records', recordsPointer(endOf(pages, facts))) : undefined;
  const one = pages.pages === 1 ? [single ?? missing('single-request', paging.scroller?.pointer)] : [];
  return eachOnce([...one, ...blocked]);
}

function endOf({ pages, lengths, stop }: PartPages, { paging, counted }: PartFacts): Omit<Ending, 'lastPage'> {
  const { job, scroller, pageSize, request } = paging;
  const repeats = stop === 'repeated-page' && { repeats: 'response' as const, page: pages };
  const records = 'rows' in counted ? counted.rows : (lengths ?? []).reduce((sum, length) => sum + length, 0);
  return {
    stop: { stop, message: '', ...repeats },
    pages,
    records,
    scroller,
    pageSize,
    jobPointer: job.pointer,
    dataField: job.dataField,
    firstRequest: request,
  };
}

/** The evidence of the witnesses of a run here about pages that are known this far. */
function testify(pages: PartPages, facts: PartFacts): Evidence[] {
  const { lengths } = pages;
  const end = endOf(pages, facts);
  const { request } = facts.paging;
  const numbers = lengths?.map((_, index) => (index === 0 ? 1 : pages.pages - lengths.length + index + 1));
  const seen = lengths?.map((length, index) => seemingPage(numbers?.[index] ?? 1, length, request));
  const last = seen?.at(-1) ?? seemingPage(pages.pages, 0, request);
  const witnesses = seen === undefined ? ofEnd : [...ofEnd, ...ofLengths];
  const found = witnesses.flatMap((create) => said(create, seen ?? [last], { ...end, lastPage: last }));
  return facts.trace === undefined ? found.map((piece) => withoutPages(piece, end)) : found;
}

function said(create: WitnessFactory, pages: readonly ObservedPage[], end: Ending): Evidence[] {
  const witness = create();
  for (const page of pages) witness.see(page);
  return witness.testify(end);
}

/** The evidence of full pages where only their records were counted: the API may have sent larger ones. */
function withoutPages(evidence: Evidence, { records, pageSize = 0 }: Pick<Ending, 'records' | 'pageSize'>): Evidence {
  if (evidence.code !== 'full-then-short') return evidence;
  const { page: _, ...rest } = evidence;
  const message = `A page that was not full ended the paging, after ${countText(records, 'record')} at ${numberText(pageSize)} a page.`;
  return { ...rest, message };
}

/** The evidence of warnings. */
function saidEvidence({ paging: { job }, trace, said: messages, counted }: PartFacts): Evidence[] {
  const evidence: Evidence[] = [];
  const pointer = recordsPointer({ dataField: job.dataField, jobPointer: job.pointer });
  const isFirst = trace === undefined || trace.requests === 1;
  const isEmpty = isFirst && (messages?.includes('empty-page') || ('rows' in counted && counted.rows === 0));
  if (isEmpty) evidence.push({ code: 'empty-list', speaks: 'doubt', message: emptyText(job.dataField?.path), pointer });
  if (isFirst && messages?.includes('no-list')) {
    const message =
      '0 records: the job warned that the response had no list. Set "dataField" to where the records are.';
    evidence.push({ code: 'data-field-never-found', speaks: 'doubt', message, pointer });
  }
  const ignored = messages?.filter((means) => means === 'ignored-error').length ?? 0;
  if (ignored > 0) evidence.push(ignoredErrors(ignored));
  return evidence;
}

function emptyText(path: string | undefined): string {
  const where = path === undefined ? 'The list' : `"${path}"`;
  return `0 records. ${where} was empty, or is not in the response: a job of the platform does not show which.`;
}

/** The doubt that responses were errors which the configuration ignores. */
export function ignoredErrors(count: number): Evidence {
  const message = `The job warned ${count === 1 ? 'once' : `${count} times`} of a response with an error status listed in "ignoreErrors".`;
  return { code: 'ignored-error', speaks: 'doubt', message };
}
