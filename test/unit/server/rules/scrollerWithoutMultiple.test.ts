import { testService } from '../../../support/testService.ts';
import { fixCases } from '../fixes/fixCases.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'pagination.scroller-without-multiple';
const config = (api: string, job: string) => `{"api": {${api}}, "config": {"jobs": [{"endpoint": "x", ${job}}]}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      [
        'a scroller with another method',
        config('"pagination": {"method": "offset"}', '«"scroller"»: "a"'),
        /every job pages with the method "offset"/,
      ],
      [
        'a scroller where nothing is paged',
        config('"baseUrl": "https://a.b/"', '«"scroller"»: "a"'),
        /no paging is configured/,
      ],
      [
        'the scroller of a child',
        config('"pagination": {"method": "cursor"}', '"children": [{"endpoint": "{y}", «"scroller"»: "a"}]'),
      ],
    ],
    isQuiet: [
      [
        'a scroller among several',
        config('"pagination": {"method": "multiple", "scrollers": {"a": {}}}', '"scroller": "a"'),
      ],
      ['a scroller that is empty', config('"pagination": {"method": "offset"}', '"scroller": ""')],
      ['a configuration whose api is not written yet', '{"config": {"jobs": [{"endpoint": "x", "scroller": "a"}]}}'],
      ['an api that is being typed', '{"config": {"jobs": [{"endpoint": "x", "scroller": "a"}]}, "api": {"pagi'],
      [
        'a method that is being typed',
        '{"api": {"pagination": {"method": }}, "config": {"jobs": [{"endpoint": "x", "scroller": "a"}]}}',
      ],
      [
        'a name that is being typed',
        '{"api": {"pagination": {"method": "offset"}}, "config": {"jobs": [{"endpoint": "x", "scroller": "a',
      ],
    ],
  });

  fixCases(code, {
    mends: [
      [
        'Remove "scroller"',
        config('"pagination": {"method": "offset"}', '"scroller": "a"'),
        '{"api": {"pagination": {"method": "offset"}}, "config": {"jobs": [{"endpoint": "x"}]}}',
      ],
    ],
  });
});
