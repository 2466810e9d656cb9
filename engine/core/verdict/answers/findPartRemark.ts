import { isList, isObject, type JsonValue, keysOf } from '../../json/value.ts';
import { answerRoleOf } from '../../recognition/answerWords.ts';
import { readPartSentence } from '../../recognition/partSentence.ts';
import { sentenceIn } from '../../recognition/sentenceIn.ts';
import { meaningOfText } from '../../recognition/statusMeaning.ts';
import type { Evidence, Speaks } from '../evidence.ts';
import type { PlacedField } from '../walkFields.ts';
import { wholeNumber } from '../wholeNumber.ts';
import type { ObservedPage } from '../witness.ts';
import { holdsIdentity } from './holdsIdentity.ts';
import { isEcho } from './isEcho.ts';
import { isAside } from './readAnswerFields.ts';
import { readState } from './readState.ts';

/** Words that also describe an incomplete thing. */
const bare = /^(partial|incomplete|degraded|preview)$/;
/** Names of sentences about the requested object. */
const ofThing = /^(detail|details|description|reason|statusmsg)$/;
const maxSentences = 5;

/** The name of a flag that means only on the last page that there is more. */
export const done = 'done';

/** The statement of a response about its completeness. */
export interface PartRemark extends Pick<Evidence, 'page' | 'path' | 'header'> {
  says: string;
  speaks: Speaks;
}

/** The statement that a response is incomplete, which may be on any page. */
export function findPartRemark(page: ObservedPage): PartRemark | undefined {
  const { number, records, answer, failure } = page;
  const hasRecords = records.length > 0;
  if (page.status === 202)
    return { says: 'it has HTTP 202', speaks: hasRecords ? 'doubt' : 'incomplete', page: number };
  if (failure !== undefined) return undefined;
  let doubt: PartRemark | undefined;
  for (const field of answer) {
    const says = saidBy(field, page);
    if (says === undefined) continue;
    const remark = { says, speaks: speaksOf(field, page), page: number, path: field.path };
    if (remark.speaks === 'incomplete') return remark;
    doubt ??= remark;
  }
  return doubt;
}

/** Whether a field is true, and does not repeat a parameter. */
export function isSetTrue(field: PlacedField, { request }: ObservedPage): boolean {
  return (field.value === true || field.value === 'true') && !isEcho(field, request);
}

/** The statement of a sentence for people about a part. */
export function sentenceOnPart({ name, value }: PlacedField): ReturnType<typeof readPartSentence> {
  const role = answerRoleOf(name);
  if (role !== 'warning' && (role !== 'message' || ofThing.test(name))) return undefined;
  const texts = isList(value) ? value.slice(0, maxSentences) : [value];
  for (const text of texts) {
    const said = isObject(text) && holdsIdentity(text) ? undefined : sentenceIn(text);
    const says = said === undefined ? undefined : readPartSentence(said);
    if (says !== undefined) return says;
  }
  return undefined;
}

/** The weight of a statement: beside records, "running" may be requested, and a sentence may be about less. */
function speaksOf(field: PlacedField, { records, recordsPath }: ObservedPage): Speaks {
  const { name } = field;
  const role = answerRoleOf(name);
  if (role === 'message' || role === 'warning' || isAside(field, recordsPath)) return 'doubt';
  if (role === 'left') return name.startsWith('unprocessed') ? 'incomplete' : 'doubt';
  return role === 'status' && records.length > 0 ? 'doubt' : 'incomplete';
}

function saidBy(field: PlacedField, page: ObservedPage): string | undefined {
  const { name, path, value, holder, holderName } = field;
  if (holderName === 'shards' || holderName === 'clusters') return lostParts(field);
  const role = answerRoleOf(name);
  if (role === undefined) return undefined;
  // A task that is not complete is data.
  if (holdsIdentity(holder) && (role !== 'partial' || bare.test(name))) return undefined;
  if (role === 'partial') return isSetTrue(field, page) ? `"${path}" is true` : undefined;
  if (role === 'whole') return isSetFalse(field) && !isEcho(field, page.request) ? `"${path}" is ${value}` : undefined;
  if (role === 'left') return isFilled(value) ? `"${path}" names what was not read` : undefined;
  return saysSo(field, page) && !isEcho(field, page.request) ? `"${path}" says so` : undefined;
}

function saysSo(field: PlacedField, { records }: ObservedPage): boolean {
  const { name, value } = field;
  const role = answerRoleOf(name);
  if (role === 'extent') return typeof value === 'string' && meaningOfText(value) === 'partial';
  if (role !== 'status') return sentenceOnPart(field) === 'partial';
  const means = readState(field);
  return means === 'partial' || (means === 'unfinished' && records.length === 0);
}

/** Whether a field is false; a number of "complete" is a count. */
function isSetFalse({ name, value }: PlacedField): boolean {
  if (name === done) return false;
  return value === false || value === 'false' || (value === 0 && name.startsWith('is'));
}

function isFilled(value: JsonValue): boolean {
  return isList(value) ? value.length > 0 : isObject(value) && keysOf(value).length > 0;
}

/** Parts of a distributed search without a result. */
function lostParts({ name, path, value }: PlacedField): string | undefined {
  const count = wholeNumber(value) ?? 0;
  return count > 0 && /^(failed|partial)$/.test(name) ? `"${path}" is ${count}` : undefined;
}
