import assert from 'node:assert/strict';
import { expectFindings } from '../../../support/findings.ts';
import { testService } from '../../../support/testService.ts';
import { fixCases } from '../fixes/fixCases.ts';
import { ruleCases } from './ruleCases.ts';

const config = (pagination: string, params: string) =>
  `{"api": {"pagination": {${pagination}}}, "config": {"jobs": [{"endpoint": "x", "params": {${params}}}]}}`;
const offset = '"method": "offset", "limit": 100';
const pages = '"method": "pagenum", "limit": 100';

describe('pagination.page-size-overridden', () => {
  const code = 'pagination.page-size-overridden';

  ruleCases(code, {
    service: testService,
    speaks: [
      ['another size in a job', config(offset, '«"limit"»: 50'), /50 rows instead of the 100/],
      ['a size in quotes', config(offset, '«"limit"»: "50"')],
      ['a size that is computed', config(offset, '«"limit"»: {"attr": "size"}'), /its own page size instead/],
      ['the same size', config(offset, '«"limit"»: 100'), /repeats/],
      [
        'a size under the name that "limitParam" gives it',
        config(`${pages}, "limitParam": "per_page"`, '«"per_page"»: 50'),
      ],
      [
        'a size in a child',
        `{"api": {"pagination": {${offset}}}, "config": {"jobs": [{"endpoint": "x", "children": [{"endpoint": "{y}", "params": {«"limit"»: 5}}]}]}}`,
      ],
    ],
    isQuiet: [
      ['a size that only the job gives', config('"method": "pagenum"', '"limit": 50')],
      ["an empty size, which the scroller's replaces", config(offset, '"limit": ""')],
      ['a parameter of another name', config(`${offset}, "limitParam": "count"`, '"limit": 50')],
      ['a method that sends no size', config('"method": "response.url", "limit": 100', '"limit": 50')],
      [
        'a job that another scroller pages',
        '{"api": {"pagination": {"method": "multiple", "scrollers": {"a": {"method": "offset", "limit": 5}}}}, "config": {"jobs": [{"endpoint": "x", "params": {"limit": 50}}]}}',
      ],
      [
        'parameters that are being typed',
        `{"api": {"pagination": {${offset}}}, "config": {"jobs": [{"endpoint": "x", "params": {"limit": 5`,
      ],
    ],
  });

  it('is a remark where the size differs and a hint where it does not', async () => {
    const text = `{"api": {"pagination": {${offset}}}, "config": {"jobs": [{"params": {«"limit"»: 5}}, {"params": {«"limit"»: 100}}]}}`;
    assert.deepEqual(
      (await expectFindings(testService(), code, text)).map(({ severity }) => severity),
      [3, 4],
    );
  });

  fixCases(code, {
    mends: [['Remove "limit"', config(offset, '"limit": 100, "a": 1'), config(offset, '"a": 1')]],
    leaves: [config(offset, '"limit": 50')],
  });
});

describe('pagination.start-overwritten', () => {
  const code = 'pagination.start-overwritten';

  ruleCases(code, {
    service: testService,
    speaks: [
      ['an offset to begin with', config(offset, '«"offset"»: 200'), /first request sends 0.*"offsetFromJob": true/],
      ['a page to begin with', config(pages, '«"page"»: 3'), /first request sends 1.*"firstPage"/],
      ['a page that is not the first', config(`${pages}, "firstPage": 0`, '«"page"»: 1'), /sends 0/],
      ['an offset that is computed', config(offset, '«"offset"»: {"attr": "from"}')],
      ['the value that is sent anyway', config(offset, '«"offset"»: 0'), /beginning with 0/],
    ],
    isQuiet: [
      ['an offset that is read', config(`${offset}, "offsetFromJob": true`, '"offset": 200')],
      ['a first request without paging parameters', config(`${offset}, "firstPageParams": false`, '"offset": 200')],
      ['a parameter of another name', config(`${pages}, "pageParam": "p"`, '"page": 3')],
      ['a start value of another method', config('"method": "cursor", "param": "page", "idKey": "id"', '"page": 3')],
      [
        'a parameter without a value yet',
        `{"api": {"pagination": {${offset}}}, "config": {"jobs": [{"endpoint": "x", "params": {"offset": }}]}}`,
      ],
    ],
  });

  it('is a warning where another start is meant and a hint where it is the same', async () => {
    const text = `{"api": {"pagination": {${offset}}}, "config": {"jobs": [{"params": {«"offset"»: 5}}, {"params": {«"offset"»: 0}}]}}`;
    assert.deepEqual(
      (await expectFindings(testService(), code, text)).map(({ severity }) => severity),
      [2, 4],
    );
  });

  fixCases(code, { mends: [['Remove "offset"', config(offset, '"a": 1, "offset": 0'), config(offset, '"a": 1')]] });
});
