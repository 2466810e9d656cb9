import { hasField } from '../../json/value.ts';
import { answerRoleOf } from '../../recognition/answerWords.ts';
import { findPartialRange } from '../../recognition/findPartialRange.ts';
import { done, findPartRemark, isSetTrue, type PartRemark, sentenceOnPart } from '../answers/findPartRemark.ts';
import { holdsIdentity } from '../answers/holdsIdentity.ts';
import { isEcho } from '../answers/isEcho.ts';
import { readState } from '../answers/readState.ts';
import type { Evidence } from '../evidence.ts';
import type { PlacedField } from '../walkFields.ts';
import type { Ending, ObservedPage, Witness, WitnessFactory } from '../witness.ts';

/** Responses that call themselves partial: on any page by a flag or a status, on the last one also as cut off. */
export const saysPartial: WitnessFactory = () => new SaysPartial();

class SaysPartial implements Witness {
  #first: PartRemark | undefined;
  #pages = 0;
  #partialContent = 0;

  see(page: ObservedPage): void {
    if (page.isError) return;
    this.#pages++;
    if (page.status === 206) this.#partialContent++;
    if (this.#first === undefined || this.#first.speaks === 'doubt') this.#first = findPartRemark(page) ?? this.#first;
  }

  testify(end: Ending): Evidence[] {
    const { lastPage, jobPointer } = end;
    if (lastPage === undefined) return [];
    const atEnd = lastPage.isError ? undefined : (this.#atEnd(lastPage, end) ?? sentenceAtEnd(lastPage));
    const remark = atEnd?.speaks === 'incomplete' ? (certain(this.#first) ?? atEnd) : (this.#first ?? atEnd);
    if (remark === undefined) return [];
    const { says, page, ...rest } = remark;
    const message = `The response of page ${page} is not all there is: ${says}.`;
    return [{ code: 'says-partial', message, page, ...rest, pointer: jobPointer }];
  }

  #atEnd(last: ObservedPage, { scroller }: Ending): PartRemark | undefined {
    const { number: page, headers, status } = last;
    const cut = last.answer.find((field) => answerRoleOf(field.name) === 'truncated' && isSetTrue(field, last));
    if (cut !== undefined) return { says: `"${cut.path}" is true`, speaks: 'incomplete', page, path: cut.path };
    const unfinished = last.answer.find((field) => isUnfinished(field, last));
    if (unfinished !== undefined) return { says: `"${unfinished.path}" says so`, page, ...weightOf(unfinished) };
    const range = findPartialRange(headers.get('content-range'));
    if (range === 'ends-early') {
      const says = 'the header "content-range" ends before its total';
      return { says, speaks: 'incomplete', page, header: 'content-range' };
    }
    if (status !== 206 || range === 'reaches-end') return undefined;
    // On every page, it means that each is a part.
    const isUsual = scroller !== undefined && this.#pages > 1 && this.#partialContent === this.#pages;
    return isUsual ? undefined : { says: 'it has HTTP 206', speaks: 'incomplete', page };
  }
}

function sentenceAtEnd({ answer, number: page }: ObservedPage): PartRemark | undefined {
  const said = answer.find((field) => sentenceOnPart(field) === 'cut');
  return said && { says: `"${said.path}" says so`, speaks: 'doubt', page, path: said.path };
}

function certain(remark: PartRemark | undefined): PartRemark | undefined {
  return remark?.speaks === 'incomplete' ? remark : undefined;
}

/** Whether a search on the last page still runs, or is not done. */
function isUnfinished(field: PlacedField, { request }: ObservedPage): boolean {
  const { name, value, holder } = field;
  if (isEcho(field, request) || holdsIdentity(holder) || hasField(holder, 'name')) return false;
  if (name === done) return value === false;
  if (answerRoleOf(name) === 'running') return value === true || value === 'true';
  return answerRoleOf(name) === 'status' && readState(field) === 'unfinished';
}

function weightOf({ name, path }: PlacedField): Pick<PartRemark, 'speaks' | 'path'> {
  return { speaks: name === done ? 'incomplete' : 'doubt', path };
}
