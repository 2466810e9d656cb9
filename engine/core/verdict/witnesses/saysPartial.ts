import { hasField } from '../../json/value.ts';
import { answerRoleOf } from '../../recognition/answerWords.ts';
import { findPartialRange } from '../../recognition/findPartialRange.ts';
import { holdsIdentity } from '../answers/holdsIdentity.ts';
import { isEcho } from '../answers/isEcho.ts';
import { readState } from '../answers/readState.ts';
import type { Evidence, Speaks } from '../evidence.ts';
import type { PlacedField } from '../walkFields.ts';
import { wholeNumber } from '../wholeNumber.ts';
import type { Ending, ObservedPage, Witness, WitnessFactory } from '../witness.ts';

/** Words that say of a thing as well that it is not whole. */
const bare = /^(partial|incomplete|degraded|preview)$/;
/** Says only on the last page that there is more. */
const done = 'done';

/** What a response says of its own completeness. */
interface Remark extends Pick<Evidence, 'page' | 'path' | 'header'> {
  says: string;
  speaks: Speaks;
}

/** Responses that call themselves partial: on any page by a flag or a status, on the last one also as cut off. */
export const saysPartial: WitnessFactory = () => new SaysPartial();

class SaysPartial implements Witness {
  #first: Remark | undefined;
  #pages = 0;
  #partialContent = 0;

  see(page: ObservedPage): void {
    if (page.isError) return;
    this.#pages++;
    if (page.status === 206) this.#partialContent++;
    if (this.#first === undefined || this.#first.speaks === 'doubt') this.#first = findRemark(page) ?? this.#first;
  }

  testify(end: Ending): Evidence[] {
    const { lastPage, jobPointer } = end;
    if (lastPage === undefined) return [];
    const remark = this.#first ?? (lastPage.isError ? undefined : this.#atEnd(lastPage, end));
    if (remark === undefined) return [];
    const { says, page, ...rest } = remark;
    const message = `The response of page ${page} is not all there is: ${says}.`;
    return [{ code: 'says-partial', message, page, ...rest, pointer: jobPointer }];
  }

  #atEnd(last: ObservedPage, { scroller }: Ending): Remark | undefined {
    const { number: page, headers, status } = last;
    const cut = last.answer.find((field) => answerRoleOf(field.name) === 'truncated' && isTrue(field, last));
    if (cut !== undefined) return { says: `"${cut.path}" is true`, speaks: 'incomplete', page, path: cut.path };
    const unfinished = last.answer.find((field) => isUnfinished(field, last));
    if (unfinished !== undefined) return { says: `"${unfinished.path}" says so`, page, ...weightOf(unfinished) };
    const range = findPartialRange(headers.get('content-range'));
    if (range === 'ends-early') {
      const says = 'the header "content-range" ends before its total';
      return { says, speaks: 'incomplete', page, header: 'content-range' };
    }
    if (status !== 206 || range === 'reaches-end') return undefined;
    // Where every page has it, it says that each is a part.
    const isUsual = scroller !== undefined && this.#pages > 1 && this.#partialContent === this.#pages;
    return isUsual ? undefined : { says: 'it has HTTP 206', speaks: 'incomplete', page };
  }
}

function findRemark(page: ObservedPage): Remark | undefined {
  const { number, records, answer, failure } = page;
  const hasRecords = records.length > 0;
  if (page.status === 202)
    return { says: 'it has HTTP 202', speaks: hasRecords ? 'doubt' : 'incomplete', page: number };
  for (const field of answer) {
    const says = failure === undefined ? saidBy(field, page) : undefined;
    if (says !== undefined) return { says, speaks: speaksOf(field, page), page: number, path: field.path };
  }
  return undefined;
}

/** Beside records, "running" may be what was asked for. */
function speaksOf({ name }: PlacedField, { records }: ObservedPage): Speaks {
  return answerRoleOf(name) === 'status' && records.length > 0 ? 'doubt' : 'incomplete';
}

function saidBy(field: PlacedField, page: ObservedPage): string | undefined {
  const { name, path, value, holder, holderName } = field;
  if (holderName === 'shards' || holderName === 'clusters') return lostParts(field);
  const role = answerRoleOf(name);
  // A task that is not complete is data.
  if (holdsIdentity(holder) && (role !== 'partial' || bare.test(name))) return undefined;
  if (role === 'partial' && isTrue(field, page)) return `"${path}" is true`;
  if (role === 'whole' && name !== done && (value === false || value === 'false') && !isEcho(field, page.request))
    return `"${path}" is false`;
  if (role !== 'status' || isEcho(field, page.request)) return undefined;
  const means = readState(field);
  const isUnfinished = means === 'partial' || (means === 'unfinished' && page.records.length === 0);
  return isUnfinished ? `"${path}" says so` : undefined;
}

function isTrue(field: PlacedField, { request }: ObservedPage): boolean {
  return (field.value === true || field.value === 'true') && !isEcho(field, request);
}

/** Parts of a distributed search that gave nothing. */
function lostParts({ name, path, value }: PlacedField): string | undefined {
  const count = wholeNumber(value) ?? 0;
  return count > 0 && /^(failed|partial)$/.test(name) ? `"${path}" is ${count}` : undefined;
}

/** On the last page, a search that still runs, or that is not done. */
function isUnfinished(field: PlacedField, { request }: ObservedPage): boolean {
  const { name, value, holder } = field;
  if (isEcho(field, request) || holdsIdentity(holder) || hasField(holder, 'name')) return false;
  if (name === done) return value === false;
  return answerRoleOf(name) === 'status' && readState(field) === 'unfinished';
}

function weightOf({ name, path }: PlacedField): Pick<Remark, 'speaks' | 'path'> {
  return { speaks: name === done ? 'incomplete' : 'doubt', path };
}
