import type { Reading } from './pagedApi.ts';

// No decoys with pages that come again: a run of Pagewright ends such loops by itself, and reads each record once.

/** Configurations that look right for an API and lose or repeat records, or fail: they prove that its traps are there. */
export const decoys: Record<string, Reading[]> = {
  'socrata-rows': [{ pagination: { method: 'offset', limit: 100, limitParam: '$limit', offsetParam: '$offset' } }],
  'odata-skip-top': [{ pagination: { method: 'offset', limit: 51, limitParam: '$top', offsetParam: '$skip' } }],
  'ebay-multiples': [{ pagination: { method: 'offset', limit: 70 } }],
  'wos-first-record': [
    { pagination: { method: 'offset', limit: 20, limitParam: 'count', offsetParam: 'firstRecord' } },
  ],
  'reset-when-large': [{ pagination: { method: 'offset', limit: 60 } }],
  'total-of-the-page': [{ pagination: { method: 'offset', limit: 15, limitStop: { field: 'total' } } }],
  'estimated-total': [
    {
      pagination: {
        method: 'offset',
        limit: 40,
        limitParam: 'max',
        offsetParam: 'first',
        limitStop: { field: 'approximateTotal' },
      },
    },
  ],
  'only-skip': [{ pagination: { method: 'offset', limit: 25, offsetParam: 'skip' } }],
  'end-is-an-error': [{ pagination: { method: 'offset', limit: 50, offsetParam: 'start' } }],
  'algolia-hits': [{ pagination: { method: 'pagenum', limit: 70, limitParam: 'hitsPerPage' } }],
  'drf-count-404': [{ pagination: { method: 'pagenum' } }, { pagination: { method: 'pagenum', limit: 20 } }],
  'wordpress-posts': [{ pagination: { method: 'pagenum', limit: 40, limitParam: 'per_page' } }],
  'zoho-leads': [{ pagination: { method: 'pagenum', limit: 60, limitParam: 'per_page' } }],
  'github-issues': [{ pagination: { method: 'pagenum', limit: 100, limitParam: 'per_page' } }],
  'short-in-the-middle': [{ pagination: { method: 'pagenum', limit: 20 } }],
  'google-page-token': [
    { pagination: { method: 'response.param', responseParam: 'nextPageToken', queryParam: 'pageToken' } },
  ],
  'solr-cursor-mark': [
    {
      pagination: {
        method: 'response.param',
        responseParam: 'nextCursorMark',
        queryParam: 'cursorMark',
        includeParams: true,
        forceStop: { pages: 3 },
      },
      job: { dataField: 'response.docs' },
    },
  ],
  'hubspot-contacts': [{ pagination: { method: 'response.url', urlKey: 'paging.next.link' } }],
  'airtable-records': [{ pagination: { method: 'offset', limit: 20, limitParam: 'pageSize' } }],
  'more-is-never-true': [
    {
      pagination: {
        method: 'response.param',
        responseParam: 'continuation',
        queryParam: 'continuation',
        includeParams: true,
        nextPageFlag: { field: 'has_more', stopOn: false },
      },
    },
  ],
  'twitter-followers': [{ pagination: { method: 'pagenum', pageParam: 'cursor' } }],
  'confluence-content': [{ pagination: { method: 'response.url', urlKey: '_links.next' } }],
  'salesforce-query': [{ pagination: { method: 'response.url', urlKey: 'nextRecordsUrl', includeParams: true } }],
  'discourse-topics': [
    { pagination: { method: 'response.url', urlKey: 'topic_list.more_topics_url' } },
    { pagination: { method: 'pagenum' } },
  ],
  'link-without-filter': [{ pagination: { method: 'response.url', urlKey: 'next' } }],
  'internal-host': [{ pagination: { method: 'response.url', urlKey: 'next' } }],
  'query-only': [{ pagination: { method: 'response.url', urlKey: 'paging.next' } }],
  'zendesk-incremental': [{ pagination: { method: 'response.url' } }],
  'dotted-key': [{ pagination: { method: 'response.url', urlKey: 'paging.odata.nextLink' } }],
  'post-next': [{ pagination: { method: 'response.url', urlKey: 'links.next' } }],
  'discord-messages': [{ pagination: { method: 'cursor', idKey: 'id', param: 'before' } }],
  'inclusive-from': [{ pagination: { method: 'cursor', idKey: 'sequence', param: 'from' } }],
  'binance-trades': [{ pagination: { method: 'cursor', idKey: 'id', param: 'fromId', increment: 1 } }],
  'telegram-updates': [
    { pagination: { method: 'cursor', idKey: 'update_id', param: 'offset' } },
    { pagination: { method: 'offset', limit: 15 } },
  ],
  'groupme-before': [
    { pagination: { method: 'cursor', idKey: 'head.id', param: 'before_id' }, job: { dataField: 'response.messages' } },
  ],
  'slow-when-large': [{ pagination: { method: 'offset', limit: 50 } }],
  'echo-lies': [{ pagination: { method: 'offset', limit: 50 } }],
  'page-one-refused': [{ pagination: { method: 'pagenum' } }],
  'fixed-and-404': [{ pagination: { method: 'pagenum' } }, { pagination: { method: 'pagenum', limit: 20 } }],
  'jira-next-token': [{ pagination: { method: 'offset', limit: 20, offsetParam: 'startAt' } }],
};
