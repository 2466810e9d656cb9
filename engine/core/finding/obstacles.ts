import { entriesOf, isObject, type JsonValue } from '../json/value.ts';
import { findPartialRange } from '../recognition/findPartialRange.ts';
import { plainName } from '../recognition/plainName.ts';
import { numberText } from '../text/countText.ts';
import { readState } from '../verdict/answers/readState.ts';
import { findHiddenBelow } from '../verdict/findHiddenBelow.ts';
import type { Bench } from './bench/bench.ts';
import type { PageReply, Reply } from './bench/reply.ts';
import type { Candidate } from './candidates/candidate.ts';
import { totalOf } from './proof/provePart.ts';

/** Caps are multiples of these: where pages just end, and where the API refuses to go as far. */
const [roundEnd, roundRefusal] = [50, 10];

/** The reason why the records of a response cannot be read at all, whatever the paging; undefined if they can. */
export function unreadableRecords(response: JsonValue): string | undefined {
  const found = findHiddenBelow(response);
  return found && hiddenTexts[found.hidden.as];
}

const hiddenTexts = {
  records:
    'The records are keyed by id: an object has each record under its id, and the format takes the whole object as one record. Ask the API for a list, or use another endpoint.',
  lists:
    'The records are in several lists under their own names, and the format reads one list. Read each with a job of its own, by its "dataField".',
  columns:
    'The records are in columns: each field is a list of its own, and the format has no way to join them to records. Ask the API for a list of objects.',
  table:
    'The records are in columns: each is a list of values beside the names of the columns, and the format needs objects. Ask the API for a list of objects.',
} as const;

/** The reason why a job that is done later cannot be followed: an asynchronous job. */
export function asynchronousJob({ answer }: Reply): string | undefined {
  const { response, status } = answer;
  const isPending =
    isObject(response) &&
    entriesOf(response).some(([key, value]) => readState({ name: plainName(key), value }) === 'unfinished');
  if (status !== 202 && !isPending) return undefined;
  return 'The API answers with an asynchronous job: it prepares the records, and gives them later at another address. The format does not wait for that: use an endpoint that answers at once, or download the result when it is ready.';
}

/** The reason of candidates for which the format has no method. */
export function notExpressible(candidates: readonly Candidate[]): string | undefined {
  const found = candidates.find(({ pagination }) => pagination === undefined);
  if (found === undefined) return undefined;
  const by = found.seen ?? found.paths.map(({ path }) => `"${path}"`).join(', ');
  return `${by === '' ? '' : `Paging by ${by}: `}${found.reason}`;
}

/** The reason if the API ends before the records that it counts: a cap on results. */
export function resultCap(bench: Bench, bare: PageReply): string | undefined {
  const reach = bench.furthest;
  const total = totalOf(bare);
  const refused = bench.refusals.find(({ message }) => capWords.test(message));
  if (refused !== undefined) return capText(total, undefined, refused.message);
  if (reach === undefined || total === undefined || reach.pages < 2 || reach.records >= total) return undefined;
  const { records, refusal, isEmptied, isFull } = reach;
  // A total may be an estimate, and many APIs refuse what is past their end: a cap shows in a round number of records.
  const step = refusal !== undefined && depthWords.test(refusal) ? roundRefusal : roundEnd;
  if (!isFull || (refusal === undefined && !isEmptied) || records % step !== 0) return undefined;
  return capText(total, records, refusal);
}

/** Words with which APIs refuse what is beyond their cap. */
const capWords =
  /only the first \d+|first [\d,]+ (?:search )?results|result window|too many results|results? (?:are )?available|beyond the \d+/i;

/** Words with which APIs say that a position is farther than they go, rather than past the end. */
const depthWords =
  /\b(?:max(?:imum)?|at most|up to|limited|exceeds?|less than|(?:greater|larger|more|higher) than|too (?:large|deep|high|big|far)|deep)\b/i;

function capText(total: number | undefined, records: number | undefined, refusal: string | undefined): string {
  const counts = total === undefined ? '' : `: it counts ${numberText(total)} records`;
  const gives = records === undefined ? '' : `, but gives only the first ${numberText(records)}`;
  const said = refusal === undefined ? '' : ` (${refusal})`;
  return `The API has a cap on results${counts}${gives}${said}. Divide the list with a filter, such as a date, and run the job once for each part with "iterations".`;
}

/** The reason if the number of the page seems to be in the path of the endpoint. */
export function pageInPath({ job }: Bench, bare: PageReply): string | undefined {
  const total = totalOf(bare);
  const isNumbered = /\/(?:page\/)?[01]$/.test(job.request.endpoint.split('?')[0] ?? '');
  if (!isNumbered || total === undefined || total <= bare.records.length) return undefined;
  return `The number of the page seems to be in the path ("${job.request.endpoint}"): no paging method changes a path. List the numbers in "iterations", or use a parameter of the API.`;
}

/** The reason if the API takes the position of a page in a header of the request: the header Range. */
export function rangeHeader({ answer: { headers, status } }: PageReply): string | undefined {
  const isPart = findPartialRange(headers.get('content-range')) === 'ends-early';
  if (!isPart && status !== 206 && !headers.has('next-range')) return undefined;
  return 'The API pages by the "Range" header of requests, and tells the position in "Content-Range": no paging method changes a header. Look for a limit and an offset among the parameters of the API, or divide the list with a filter and "iterations".';
}
