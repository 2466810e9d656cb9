import type { Utf8Body } from '../../core/json/toUtf8.ts';
import type { PageContent } from '../../core/records/pageContent.ts';
import type { HttpResponse } from '../../core/request/httpRequest.ts';

/** A response that was read. */
export interface FetchedPage extends Pick<Utf8Body, 'was' | 'hadMark'>, Pick<HttpResponse, 'unpacked'> {
  content: PageContent;
  /** The text of the response, in UTF-8. */
  body: Uint8Array;
  status: number;
  headers: HttpResponse['headers'];
  /** Number of its request. */
  request: number | undefined;
  /** Whether it has an ignored error status. */
  isError: boolean;
  /** It has no content at all, and its status says so. */
  isBlank?: true;
}
