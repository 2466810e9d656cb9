import { cut, positionIn, refused, tokenAt } from '../answers.ts';
import type { PagedApi } from '../pagedApi.ts';

/** APIs whose tokens end in other ways, or go by another name in the request. */
export const tokensEnds: PagedApi[] = [
  {
    id: 'more-is-never-true',
    family: 'APIs whose flag is wrong beside a good token',
    kind: 'token',
    n: 68,
    traps: ['has_more is false on every page', 'the token ends with false', 'unknown parameters: 400'],
    job: { endpoint: 'messages', params: { channel: 'c1' } },
    answer(request, records) {
      const odd = request.strange(['channel', 'continuation']);
      if (odd) return refused(400, { message: `unexpected ${odd}` });
      const start = positionIn('mm', request.text('continuation'));
      if (Number.isNaN(start)) return refused(400, { message: 'continuation' });
      const end = start + 17;
      return {
        has_more: false,
        messages: cut(records, start, 17),
        continuation: end < records.length && tokenAt('mm', end),
      };
    },
    truth: {
      pagination: {
        method: 'response.param',
        responseParam: 'continuation',
        queryParam: 'continuation',
        includeParams: true,
      },
    },
  },
  {
    id: 's3-continuation',
    family: 'Object storage gateways: IsTruncated, NextContinuationToken, continuation-token, max-keys',
    kind: 'token',
    n: 109,
    traps: ['the parameter has another name: continuation-token', 'max-keys cut at 40', 'an empty list of prefixes'],
    job: { endpoint: 'bucket', params: { 'list-type': 2, prefix: 'logs/' } },
    record: (_index, mark) => ({ Key: `logs/${mark}`, Size: 4, Note: mark }),
    answer(request, records) {
      const size = request.size('max-keys', 20, 40);
      const start = positionIn('s3', request.text('continuation-token'));
      if (Number.isNaN(start)) return refused(400, { Code: 'InvalidArgument' });
      const Contents = cut(records, start, size);
      const IsTruncated = start + size < records.length;
      const next = IsTruncated && { NextContinuationToken: tokenAt('s3', start + size) };
      return {
        Name: 'bucket',
        KeyCount: Contents.length,
        MaxKeys: size,
        IsTruncated,
        ...next,
        Contents,
        CommonPrefixes: [],
      };
    },
    truth: {
      pagination: {
        method: 'response.param',
        responseParam: 'NextContinuationToken',
        queryParam: 'continuation-token',
        includeParams: true,
      },
      job: { dataField: 'Contents', params: { 'max-keys': 40 } },
    },
  },
  {
    id: 'box-marker',
    family: 'Box folder items: usemarker, next_marker, marker',
    kind: 'token',
    n: 81,
    traps: ['the token ends with an empty text', 'offset is refused with usemarker', 'limit cut at 30', 'names differ'],
    base: '/2.0/',
    job: { endpoint: 'folders/0/items', params: { usemarker: 'true' } },
    answer(request, records) {
      if (request.text('offset') !== undefined)
        return refused(400, { code: 'bad_request', message: 'offset with usemarker' });
      if (request.text('usemarker') !== 'true') return { entries: cut(records, 0, 5), total_count: 5 };
      const limit = request.size('limit', 12, 30);
      const start = positionIn('bx', request.text('marker'));
      if (Number.isNaN(start)) return refused(400, { code: 'bad_request', message: 'Invalid marker' });
      const isLast = start + limit >= records.length;
      return { entries: cut(records, start, limit), limit, next_marker: isLast ? '' : tokenAt('bx', start + limit) };
    },
    truth: {
      pagination: { method: 'response.param', responseParam: 'next_marker', queryParam: 'marker', includeParams: true },
      job: { params: { limit: 30 } },
    },
  },
];
