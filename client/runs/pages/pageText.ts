import type { KeptExchange } from '@pagewright/engine/exchanges';
import { countText, numberText } from '@pagewright/engine/text/countText';
import { durationText } from '@pagewright/engine/text/durationText';
import { codeBlock } from '@pagewright/engine/text/markdownCode';
import { markdownCode, markdownText } from '@pagewright/engine/text/markdownText';
import { sizeText } from '../../shared/text/sizeText.ts';
import type { JobRecord, RequestRecord } from '../history/runRecord.ts';
import { findRecordLines } from './findRecordLines.ts';
import { whyRequest } from './whyRequest.ts';

export interface PageParts {
  job: Pick<JobRecord, 'name' | 'runs' | 'requests'>;
  request: RequestRecord;
  /** The request and its response; absent if they were not kept. */
  exchange: KeptExchange | undefined;
  /** The reason why the run failed, if nothing was sent after this request. */
  failure?: string | undefined;
  /** The body of the response, without secrets; absent if there is none. */
  body: string | undefined;
}

/** The maximum length of a shown body: no editor handles longer ones well. */
const maxShownLength = 4_000_000;

/**
 * One request with its page as Markdown that folds: why it was sent, its records, what followed, the request and the
 * response. Says what was cut or not kept.
 */
export function pageText(parts: PageParts): string {
  // The number of lines before the body does not depend on the line numbers mentioned there.
  const draft = layOut(parts, 0).split('\n');
  return layOut(parts, draft.findIndex((line) => /^`{3,}json$/.test(line)) + 1);
}

function layOut(parts: PageParts, linesBefore: number): string {
  const { request, exchange } = parts;
  const blocks = [
    `# ${markdownText(heading(parts))}`,
    facts(request),
    ...section('Why this request', [markdownText(whyRequest(parts.job, request))]),
    ...section('Records', recordBlocks(parts, linesBefore)),
    ...section('What followed', followBlocks(parts)),
    ...section('Request', requestBlocks(exchange)),
    ...section('Response', responseBlocks(parts)),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function followBlocks({ request, failure }: PageParts): string[] {
  const next = request.page?.next;
  return [
    ...(next === undefined ? [] : [markdownText(next)]),
    ...(failure === undefined ? [] : [`The run failed: ${markdownText(failure)}`]),
  ];
}

function heading({ job, request: { page, number } }: PageParts): string {
  const what = page === undefined ? `Request ${number}` : `Page ${page.page}`;
  return job.name === '' ? `${what}, outside of jobs` : `${what} of ${job.name}`;
}

function section(title: string, blocks: string[]): string[] {
  return blocks.length === 0 ? [] : [`## ${title}`, ...blocks];
}

function facts({ method, path, status, error, ms, at, attempt, bytes, number, fromCache }: RequestRecord): string {
  const outcome = status === undefined ? (error ?? 'no response') : String(status);
  const items = [
    `${markdownCode(`${method} ${path}`)} → ${markdownText(outcome)}${fromCache ? ' from the cache' : ''}`,
    `Request ${number} of the run, sent ${durationText(at)} after its start; took ${durationText(ms)}.`,
    ...(attempt > 1 ? [`Attempt ${attempt}: the earlier ones had no usable response.`] : []),
    ...(bytes === undefined ? [] : [`The response has ${sizeText(bytes)}.`]),
  ];
  return items.map((item) => `- ${item}`).join('\n');
}

function recordBlocks({ request: { page }, body }: PageParts, linesBefore: number): string[] {
  if (page === undefined) return [];
  const { path, records } = page;
  if (path === undefined) return [`${countText(records, 'record')}: the response has none at the expected path.`];
  const where = path === '' ? 'the response itself is the list' : `at ${markdownCode(path)}`;
  const lines = body === undefined ? undefined : findRecordLines(body, path);
  const [first, last] = [linesBefore + (lines?.start ?? 0) + 1, linesBefore + (lines?.end ?? 0) + 1];
  // The end of a cut body may not be shown.
  const isShown = lines !== undefined && (body ?? '').length <= maxShownLength;
  return [`${countText(records, 'record')}, ${where}${isShown ? ` (lines ${first} to ${last})` : ''}.`];
}

function requestBlocks(exchange: KeptExchange | undefined): string[] {
  if (exchange === undefined) return [notKept];
  const { method, url, requestHeaders, body } = exchange;
  const text = typeof body === 'string' ? body : JSON.stringify(body, undefined, 2);
  return [
    codeBlock(
      'http',
      [`${method} ${url}`, ...headerLines(requestHeaders), ...(text === undefined ? [] : ['', text])].join('\n'),
    ),
  ];
}

const notKept = 'Not kept. Only the first and last exchanges of a run are, the last ones once it has ended.';

function responseBlocks({ exchange, body }: PageParts): string[] {
  if (exchange === undefined) return [notKept];
  const { error, status, answerHeaders = {}, isBodyDropped, bytes = 0, answer } = exchange;
  if (error !== undefined) return [`${markdownCode(error.code)}: ${markdownText(error.message)}`];
  const head = codeBlock('http', [String(status), ...headerLines(answerHeaders)].join('\n'));
  if (isBodyDropped) return [head, `The body (${sizeText(bytes)}) is too large to keep.`];
  if (body === undefined) return [head, answer === undefined ? 'It has no body.' : 'The body is no longer kept.'];
  if (answer?.endsWith('.bin')) return [head, 'The body is not text.'];
  const shown = body.slice(0, maxShownLength);
  const cut = body.length - shown.length;
  const note = cut === 0 ? [] : [`… ${numberText(cut)} more characters are not shown.`];
  return [head, codeBlock(answer?.endsWith('.json') ? 'json' : 'text', shown.trimEnd()), ...note];
}

function headerLines(headers: Record<string, string>): string[] {
  return Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
}
