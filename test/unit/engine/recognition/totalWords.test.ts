import assert from 'node:assert/strict';
import { totalInHeader } from '../../../../engine/core/recognition/paging/totalInHeader.ts';
import { type TotalGrade, totalNameOf } from '../../../../engine/core/recognition/totalWords.ts';

/** The grade of a key as a total of orders. */
const gradeOf = (key: string): TotalGrade | undefined => {
  const name = totalNameOf(key);
  return name?.noun === undefined || name.noun === 'ticket' ? name?.grade : undefined;
};

describe('a name of a total', () => {
  const grades: Record<TotalGrade, string> = {
    sure: 'total total_count TotalRecordCount totalResultsCount total_num totalNum countTotal rowsTotal records_total totalFound numFound num_found numberMatched number_matched nbHits hydra:totalItems opensearch:totalResults @odata.count total_record_count totalMatchingRecords_count total_number_of_results list_total_count totalTicketCount ticket_total_count',
    weak: 'count size hits hitCount hit_count rowCount row_count nhits numHits number_of_records recordsCount records_count resultCount itemCount matching_count ticket-count tickets_count number_of_tickets',
    vague:
      'found matched totalAvailable num_items object_count itemsCount doc_count full_count overallCount all_count filtered_item_count total_tickets totalTickets ticketsTotal',
    estimate: 'estimatedTotalHits estimated_count approximate_total totalEstimatedMatches approx_count',
  };
  for (const [grade, keys] of Object.entries(grades)) {
    for (const key of keys.split(' ')) it(`${key} is ${grade}`, () => assert.equal(gradeOf(key), grade));
  }

  const others = [
    'total_price totalPrice total_time totalAmount total_amount total_value total_views totalVotes totalDuration total_pages',
    'total_returned numberReturned number_returned returned_count grand_total subtotal ticket_total seats_total total_unfiltered',
    'total_available_credits quota_total rate_limit_total page_count pageCount unread_count error_count errors_count partial_count',
    'order_count total_orders max_results total_items_per_page count_per_page notFound founded matching number index counter',
    'order_number ticket_number row_number record_no discount account countries status:total_price urn:count:x',
  ];
  for (const key of others.join(' ').split(' ')) {
    it(`${key} is none`, () => assert.equal(gradeOf(key), undefined));
  }

  it('is no sum of what can be added up, though the records are called so', () => {
    for (const key of ['total_expenses', 'total_sales', 'total_payments', 'total_views', 'total_points'])
      assert.equal(totalNameOf(key), undefined, key);
    assert.deepEqual(totalNameOf('total_sales_count'), { grade: 'sure', noun: 'sale' });
    assert.deepEqual(totalNameOf('total_orders'), { grade: 'vague', noun: 'order' });
  });
});

describe('a header with a total', () => {
  const grades: Record<TotalGrade | 'none', string> = {
    sure: 'x-total-count x-total total total-count x-wp-total x-pw-total x-total-results x-pagination-total-count x-pagination-total x-items-total x-total-elements x-totalcount records-total odata-count x-pagination.TotalRecordCount x-total-record-count',
    weak: 'x-count x-result-count x-record-count x-list-count pagination-count x-pagination-count x-item-count',
    vague: 'x-hits',
    estimate: 'x-estimated-count',
    none: 'x-page-count x-pagination-page-count x-page-size x-size x-cache-hits x-request-count x-ratelimit-total x-error-count x-tax-total x-retry-count x-total-time x-total-pages x-served-count content-length x-cart-total',
  };
  for (const [grade, headers] of Object.entries(grades)) {
    for (const header of headers.split(' '))
      it(`${header} is ${grade}`, () => assert.equal(totalInHeader(header) ?? 'none', grade));
  }
});
