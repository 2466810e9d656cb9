import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'pagination.ends-with-empty-page';
const config = (pagination: string, job = '') =>
  `{"api": {"pagination": {${pagination}}}, "config": {"jobs": [{"endpoint": "x"${job}}]}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      ['page numbers without a size', config('"method": «"pagenum"»'), /only an empty page ends the paging\.$/],
      [
        'the name of a parameter without its value',
        config('"method": «"pagenum"», "limitParam": "count"'),
        /"limitParam" alone sends nothing/,
      ],
      ['a size of 0, which is none', config('"method": «"pagenum"», "limit": 0')],
      ['a scroller', config('"method": "multiple", "scrollers": {"a": {"method": «"pagenum"»}}')],
    ],
    isQuiet: [
      ['page numbers with a size', config('"method": "pagenum", "limit": 100')],
      ['a size that the job gives', config('"method": "pagenum"', ', "params": {"limit": 100}')],
      ['another stop', config('"method": "pagenum", "nextPageFlag": {"field": "more", "stopOn": false}')],
      ['offsets, which have a rule of their own', config('"method": "offset"')],
      [
        'a size that is being typed',
        '{"api": {"pagination": {"method": "pagenum", "limit": }}, "config": {"jobs": []}}',
      ],
      ['options that have no end yet', '{"api": {"pagination": {"method": "pagenum"'],
      [
        'a job that is being typed',
        '{"api": {"pagination": {"method": "pagenum"}}, "config": {"jobs": [{"endpoint": "x", "par',
      ],
    ],
  });
});
