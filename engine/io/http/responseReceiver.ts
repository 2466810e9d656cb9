import type { HttpResponse } from '../../core/request/httpRequest.ts';
import { bodyTooLarge } from './bodyTooLarge.ts';
import { GrowingBuffer } from './growingBuffer.ts';
import { fromHeaderBytes } from './headerBytes.ts';
import { invalidStatus } from './toTransportError.ts';

/** Maximum size of a buffer for the declared length of a response, which may be wrong. */
const believedBytes = 64 * 1024 * 1024;
const firstBytes = 16 * 1024;

/** The part of undici's controller that is used. */
interface OpenRequest {
  abort(reason: Error): void;
}

interface Received extends Pick<HttpResponse, 'status' | 'headers'> {
  body: GrowingBuffer;
}

/**
 * Gathers one response as undici receives it, its body as it was sent. A stream would cost more than a small body, and
 * it could pause a response, whose connection must not end then: the library fails with an error that nobody can catch.
 */
export class ResponseReceiver {
  /** Rejects with the reason of an abort, the library's error, or a UserError for more than the maximum of bytes. */
  readonly response: Promise<HttpResponse>;
  readonly #origin: string;
  readonly #maxBytes: number;
  #resolve: (response: HttpResponse) => void = () => undefined;
  #reject: (reason: unknown) => void = () => undefined;
  #request: OpenRequest | undefined;
  #aborted: { reason: Error } | undefined;
  #received: Received | undefined;

  constructor(origin: string, maxBytes: number) {
    this.#origin = origin;
    this.#maxBytes = maxBytes;
    this.response = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  /** Ends the request, also if its connection is still being opened: the library notices it only after that. */
  abort(reason: Error): void {
    this.#aborted ??= { reason };
    this.#reject(reason);
    this.#request?.abort(reason);
  }

  onRequestStart(request: OpenRequest): void {
    this.#request = request;
    if (this.#aborted !== undefined) request.abort(this.#aborted.reason);
  }

  onResponseStart(_request: unknown, status: number, fields: Record<string, string | string[] | undefined>): void {
    // Below 100, the library would fail an assertion that takes Node 20 seconds to explain.
    if (status < 100) this.abort(invalidStatus(status, this.#origin));
    if (status < 200) return;
    const headers = new Map<string, string>();
    for (const name in fields) headers.set(name, fromHeaderBytes(String(fields[name])));
    this.#received = { status, headers, body: new GrowingBuffer(expectedBytes(headers, this.#maxBytes)) };
  }

  onResponseData(_request: unknown, chunk: Buffer): void {
    const body = this.#received?.body;
    if (body !== undefined && body.length + chunk.length > this.#maxBytes) this.abort(bodyTooLarge(this.#maxBytes));
    else body?.append(chunk);
  }

  onResponseEnd(): void {
    const received = this.#received;
    if (received !== undefined) this.#resolve({ ...received, body: received.body.bytes });
  }

  onResponseError(_request: unknown, error: Error): void {
    this.#reject(error);
  }
}

/** The declared length of a body. */
function expectedBytes(headers: ReadonlyMap<string, string>, maxBytes: number): number {
  const declared = Number(headers.get('content-length') ?? Number.NaN);
  return declared >= 0 ? Math.min(declared, maxBytes, believedBytes) : firstBytes;
}
