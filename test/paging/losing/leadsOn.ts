import { paged } from '../paged.ts';
import type { Expected, Situation, Theme } from '../situation.ts';
import { ways } from '../ways.ts';

const incomplete: Expected = { status: 'incomplete', records: 24 };
const doubtful: Expected = { status: 'unknown', records: 24 };

/** The third of many pages has four records, which ends the paging, and each page says that there is more. */
function shortPage(fields: Record<string, unknown>, expect = incomplete): Situation {
  return {
    title: `serves a short page in the middle that says ${JSON.stringify(fields)}`,
    ...paged(ways.sizedPages(), ({ items, number }) => ({ ...fields, items: items.slice(0, number === 3 ? 4 : 10) }), {
      total: 340,
    }),
    job: { dataField: 'items' },
    expect,
  };
}

/** Words of single APIs for "there is more". */
export const leadsOn: Theme = {
  name: 'other words for more',
  situations: [
    shortPage({ endOfRecords: false }),
    shortPage({ eof: false }),
    shortPage({ isEOF: 'false' }),
    shortPage({ at_end_of_results: false }),
    shortPage({ finished: false }, doubtful),
    shortPage({ meta: { exhausted: false } }, doubtful),
    shortPage({ has_additional: true }),
    shortPage({ hasAdditionalPages: true }),
    shortPage({ LastEvaluatedKey: { id: { S: 'a' }, at: { N: '7' } } }),
    shortPage({ pagingState: '0018000100' }),
    shortPage({ next_cursor_str: '1374004777531007833' }),
    shortPage({ 'hydra:view': { '@id': '/items?page=3', 'hydra:next': '/items?page=4' } }),
    shortPage({ next_batch: 's72595_4483' }, doubtful),
    shortPage({ nextRecord: 31 }, doubtful),
    shortPage({ lastEvaluatedId: 'x24' }, doubtful),
  ],
};
