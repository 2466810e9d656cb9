import type { Iteration, JobConfig } from '../../core/config/extractionConfig.ts';
import { UserError } from '../../core/errors.ts';
import { ParsedPage } from '../../core/records/pageContent.ts';
import type { HttpRequest, HttpResponse } from '../../core/request/httpRequest.ts';
import { maskHeaders } from '../../core/secrecy/masker.ts';
import type { Redactor } from '../../core/secrecy/redactor.ts';
import { shownUrl } from '../../core/secrecy/requestSecrets.ts';
import { pageKey } from '../../core/shards/pageKey.ts';
import { shortened } from '../../core/text/shortened.ts';
import type { ShardPage } from '../../io/pages/shardPage.ts';
import type { RunCounts } from '../counting/runCounts.ts';
import type { PageSender } from '../sending/sender.ts';
import type { Errand } from '../sending/transport.ts';
import type { ShardedPages } from './shardedPages.ts';

interface KeyPorts {
  iteration: Iteration;
  /** Knows the secrets of the configuration, and no others, such as tokens of a login. */
  masker: Redactor;
}

interface KeepPorts extends KeyPorts {
  /** Whether other shards send requests for the records of these pages. */
  isOfParents: boolean;
  keep(page: ShardPage): Promise<void>;
  /** Whether the page may be beyond the end of the paging, which is unknown in advance. */
  mayBePastEnd: boolean;
}

/** Errors of an API for a page beyond the last one. Others are temporary, or about credentials. */
const pastEndStatuses = new Set([400, 404, 410, 416, 422]);

/** Sends requests, and keeps each response when the turn of its page comes. */
export function keepingSender(sender: PageSender, ports: KeepPorts): PageSender {
  return {
    ...othersOf(sender),
    async send(request, errand) {
      const { status, headers, body, ...response } = await sender.send(request, errand);
      const key = pageKey(request, { ...ports, job: errand.job });
      const hasSecret = ports.isOfParents && sender.hasSecret(body) && { hasSecret: true as const };
      errand.tell({
        async inTurn() {
          await ports.keep({ key, status, headers: new Map(maskHeaders(headers, ports.masker)), body, ...hasSecret });
          return [];
        },
      });
      return { ...response, status, headers, body };
    },
    read(request, response, job) {
      // If the combined run requests this page, it is an error there.
      if (ports.mayBePastEnd && pastEndStatuses.has(response.status)) return { content: new ParsedPage([], job) };
      return sender.read(request, response, job);
    },
  };
}

/** Responds to requests with the pages of shards, in place of the API. */
export function answeringSender(
  sender: Omit<PageSender, 'send'>,
  ports: KeyPorts & { pages: ShardedPages; counts?: RunCounts },
): PageSender {
  const { pages, counts, masker } = ports;
  return {
    ...othersOf(sender),
    async send(request: HttpRequest, { job, tell }: Errand): Promise<HttpResponse> {
      const page = await pages.take(pageKey(request, { ...ports, job }));
      if (page === undefined) throw missingPage(request, job, masker);
      if (counts !== undefined) tell(counts.request(job));
      const { status, headers, body, hasSecret } = page;
      if (hasSecret) sender.closeGate();
      return { status, headers, body };
    },
  };
}

/** The functions of a sender but the one that sends. */
function othersOf(sender: Omit<PageSender, 'send'>): Omit<PageSender, 'send'> {
  return {
    hide: (...given) => sender.hide(...given),
    read: (...given) => sender.read(...given),
    hasSecret: (...given) => sender.hasSecret(...given),
    closeGate: () => sender.closeGate(),
  };
}

const maxShownLength = 300;

function missingPage(request: HttpRequest, job: JobConfig, masker: Redactor): UserError {
  const shown = shortened(`${request.method} ${shownUrl(request, masker)}`, maxShownLength);
  const message = `No shard has the response to ${shown} of the job "${job.name}". Were the same secrets given to all? Run the shards again from a new list.`;
  return new UserError('pages.missing', message, { pointer: job.pointer });
}
