import { isUserError } from '../../errors.ts';
import { jsonText } from '../../json/jsonText.ts';
import { isList, isObject, type JsonList, type JsonValue } from '../../json/value.ts';
import { sentenceIn } from '../../recognition/sentenceIn.ts';
import { countedRecords } from '../../records/countedRecords.ts';
import { type DataField, selectRecords } from '../../records/selectRecords.ts';
import type { JobRequest } from '../../request/jobRequest.ts';
import { shortened } from '../../text/shortened.ts';
import { Judge } from '../../verdict/judging/judge.ts';
import type { SeenPage } from '../../verdict/seenPage.ts';
import { recordIds } from './recordIds.ts';
import type { NoPage, Reply } from './reply.ts';
import type { Answer } from './search.ts';

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
  const seen = seenPage(request, answer, at, 1);
  const observed = new Judge().observe(seen);
  const records = listOf(response, at);
  if (records.length === 0 && observed.failure !== undefined) return none('refused', `an error${saying(response)}`);
  return { isPage: true, request, answer, response, records, ids: recordIds(records, at.idPath), observed };
}

/** A page for the judge. `number`: its position in the paging, from 1. */
export function seenPage(request: JobRequest, answer: Answer, at: RecordsAt, number: number): SeenPage {
  const { headers, status, response = null } = answer;
  const { dataField } = at;
  const foundAt = dataField === undefined && isObject(response) ? foundKey(response, at.endpoint) : undefined;
  const recordsPath = dataField === undefined ? foundAt : dataField.path.split(dataField.delimiter).join('.');
  return {
    number,
    request,
    response,
    headers,
    status,
    records: listOf(response, at),
    recordsPath,
    isFound: foundAt !== undefined,
  };
}

/** The records of a response as the paging counts them; none if their place is unclear. */
export function listOf(response: JsonValue, { dataField, endpoint }: RecordsAt): JsonList {
  try {
    const { records } = selectRecords(response, dataField, endpoint);
    return [...countedRecords(records, response, dataField)];
  } catch (error) {
    if (isUserError(error)) return [];
    throw error;
  }
}

function foundKey(response: JsonValue, endpoint: string): string | undefined {
  try {
    return selectRecords(response, undefined, endpoint).foundAt;
  } catch (error) {
    if (isUserError(error)) return undefined;
    throw error;
  }
}

/** The words of an error response. */
function saying(response: JsonValue | undefined): string {
  if (response === undefined) return '';
  const sentence = sentenceIn(response) ?? (isObject(response) || isList(response) ? jsonText(response) : undefined);
  return sentence === undefined ? '' : `: “${shortened(sentence, shownCharacters)}”`;
}
