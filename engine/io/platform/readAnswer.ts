import { isUtf8 } from '@pagewright/core/native/isUtf8';
import { JsonPart } from '../../core/platform/jsonPart.ts';
import type { HttpResponse } from '../../core/request/httpRequest.ts';

/** The JSON of a response; undefined if it has none, such as the page of a gateway or an answer that was cut off. */
export function readAnswer({ body }: HttpResponse): JsonPart | undefined {
  if (!isUtf8(body)) return undefined;
  return JsonPart.of(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8'));
}
