import { jsonText } from '../../json/jsonText.ts';
import { isList, isObject, type JsonList, type JsonValue } from '../../json/value.ts';
import { sentenceIn } from '../../recognition/sentenceIn.ts';
import { countedRecords } from '../../records/countedRecords.ts';
import type { DataField } from '../../records/selectRecords.ts';
import type { JobRequest } from '../../request/jobRequest.ts';
import { shortened } from '../../text/shortened.ts';
import { Judge } from '../../verdict/judging/judge.ts';
import type { SeenPage } from '../../verdict/seenPage.ts';
import { recordIds } from './recordIds.ts';
import type { NoPage, PageReply, Reply } from './reply.ts';
import type { Answer } from './search.ts';
import { selectedIn } from './selectedIn.ts';

const shownCharacters = 200;

/** Where the records of a page are, and the path of the field that identifies each. */
export interface RecordsAt {
  dataField: DataField | undefined;
  idPath: string | undefined;
  endpoint: string;
}

/** Reads an answer as a page. One that only says that something failed is none, whatever its status. */
export function readReply(request: JobRequest, answer: Answer, at: RecordsAt): Reply {
  const none = (because: NoPage['because'], message: string): NoPage => {
    const isBlank = answer.status === 204 && (answer.text ?? '').trim() === '' && answer.response === undefined;
    return { isPage: false, because, status: answer.status, message, isBlank, request, answer };
  };
  const { response, status } = answer;
  if (answer.fault !== undefined) return none(answer.isSpent ? 'spent' : 'no-response', answer.fault);
  if (status >= 400) return none('refused', `HTTP ${status}${saying(response)}`);
  if (response === undefined) return none('not-json', `HTTP ${status} without JSON`);
  const page = pageOf(request, { ...answer, response }, at);
  const isError = page.records.length === 0 && page.observed.failure !== undefined;
  return isError ? none('refused', `an error${saying(response)}`) : page;
}

/** A response as a page. `isBlank`: whether a run takes an error for a page without content. */
export function pageOf(
  request: JobRequest,
  answer: Answer & { response: JsonValue },
  at: RecordsAt,
  isBlank = false,
): PageReply {
  const { response } = answer;
  const observed = new Judge().observe({ ...seenPage(request, answer, at, 1), ...(isBlank && { isBlank }) });
  const records = listOf(response, at);
  return { isPage: true, request, answer, response, records, ids: recordIds(records, at.idPath), observed };
}

/** A page for the judge. `number`: its position in the paging, from 1. */
export function seenPage(request: JobRequest, answer: Answer, at: RecordsAt, number: number): SeenPage {
  const { headers, status, response = null } = answer;
  const { dataField } = at;
  const { records, foundAt } = selectedIn(response, at);
  const recordsPath = dataField === undefined ? foundAt : dataField.path.split(dataField.delimiter).join('.');
  return {
    number,
    request,
    response,
    headers,
    status,
    records: [...countedRecords(records, response, dataField)],
    recordsPath,
    isFound: foundAt !== undefined,
  };
}

/** The records of a response as the paging counts them; none if their place is unclear. */
export function listOf(response: JsonValue, at: RecordsAt): JsonList {
  return [...countedRecords(selectedIn(response, at).records, response, at.dataField)];
}

/** The words of an error response. */
function saying(response: JsonValue | undefined): string {
  if (response === undefined) return '';
  const sentence = sentenceIn(response) ?? (isObject(response) || isList(response) ? jsonText(response) : undefined);
  return sentence === undefined ? '' : `: “${shortened(sentence, shownCharacters)}”`;
}
