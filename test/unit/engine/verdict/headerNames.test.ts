import assert from 'node:assert/strict';
import { namesOfHeader } from '../../../../engine/core/recognition/namesOfHeader.ts';
import { itemsOf } from './simulateRun.ts';
import { judgeAnswer } from './singleAnswer.ts';

const judge = (headers: Record<string, string>) => judgeAnswer(itemsOf(20), undefined, headers);

describe('a header around the records', () => {
  const tokens = [
    ...['NextPageToken', 'X-Next-Page-Token', 'X-Continuation-Token', 'x-ms-continuation', 'X-Pagination-Next'],
    ...['X-Next-Cursor', 'X-Shop-Next-Cursor', 'x-amz-next-token', 'Next-Cursor'],
  ];
  for (const header of tokens) {
    it(`"${header}" names the next page like a field`, () => {
      const { verdict } = judge({ [header]: 'b7Xq' });
      assert.equal(verdict.status, 'incomplete');
      assert.match(verdict.evidence[0]?.message ?? '', /and no paging method reads headers/);
      assert.equal(verdict.evidence[0]?.header, header.toLowerCase());
    });
  }

  const counts: [string, string, string][] = [
    ['X-Total-Count', '57', 'total-differs'],
    ['X-Records-Total', '57', 'total-differs'],
    ['Pagination-Total-Count', '57', 'total-differs'],
    ['X-Total-Pages', '3', 'pages-missing'],
    ['Pagination-Page-Count', '3', 'pages-missing'],
    ['X-Acme-Total-Pages', '3', 'pages-missing'],
    ['X-Has-More', 'true', 'has-more'],
    ['X-PW-TOTAL', '570', 'total-differs'],
    ['X-Result-Count', '570', 'total-differs'],
    ['X-Pagination', '{"TotalCount":57,"PageSize":20}', 'total-differs'],
    ['X-Pagination', '{"total_record_count":"57"}', 'total-differs'],
    ['X-Pagination', '{"TotalPages":3}', 'pages-missing'],
    ['X-Paging', ' {"HasNext":true}', 'has-more'],
    ['Page-Info', '{"nextPageToken":"b7Xq"}', 'token-beside'],
    ['X-Next-Page-Url', 'https://api.example.test/items?page=2', 'token-beside'],
  ];
  for (const [header, value, code] of counts) {
    it(`"${header}: ${value}" speaks of more`, () => {
      const { verdict, codes } = judge({ [header]: value });
      assert.deepEqual([verdict.status, codes[0]], ['incomplete', code]);
    });
  }

  const silent: [string, string][] = [
    ['X-RateLimit-Limit', '5000'],
    ['X-Rate-Limit-Next', '99'],
    ['X-RateLimit-Total', '5000'],
    ['X-Total-Time', '57'],
    ['X-Request-Cost-Total', '57'],
    ['X-CSRF-Token', 'abc'],
    ['X-Auth-Token', 'abc'],
    ['X-Next-Page', ''],
    ['X-Next-Cursor', 'null'],
    ['X-Has-More', 'maybe'],
    ['X-Page', '1'],
    ['Content-Length', '570'],
    ['X-Count', '20'],
    ['X-Cart-Total', '570'],
    ['X-Tax-Total', '570'],
    ['X-Pagination', '{"TotalTime":57,"CurrentPage":1,"next":null,"links":{"next":"/items?page=2"}}'],
    ['X-Pagination', '{"TotalCount":57'],
    ['X-Pagination', '"TotalCount":57'],
    ['X-Pagination', '{"__proto__":{"TotalCount":57},"constructor":null}'],
    ['X-Pagination', `{"a":${'['.repeat(1500)}`],
    ['X-Pagination', `{"TotalCount":57,"a":"${'x'.repeat(5000)}"}`],
    ['X-Request', '{"TotalCount":57,"HasNext":true}'],
  ];
  for (const [header, value] of silent) {
    it(`"${header}: ${value.slice(0, 100)}" says nothing`, () =>
      assert.deepEqual(judge({ [header]: value }).codes, []));
  }

  it('has plain names, the longest first', () => {
    assert.deepEqual(namesOfHeader('x-ms-continuation-token'), [
      'xmscontinuationtoken',
      'mscontinuationtoken',
      'continuationtoken',
    ]);
    assert.deepEqual(namesOfHeader('x-total'), ['xtotal', 'total']);
    assert.deepEqual(namesOfHeader('x-foo-total'), ['xfoototal', 'foototal']);
    assert.deepEqual(namesOfHeader('x-ratelimit-remaining'), []);
  });
});
