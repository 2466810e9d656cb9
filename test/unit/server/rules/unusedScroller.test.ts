import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'pagination.unused-scroller';
const config = (scrollers: string, jobs: string, more = '') =>
  `{"api": {"pagination": {"method": "multiple", "scrollers": {${scrollers}}}}, "config": {"jobs": [${jobs}]}${more}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      [
        'a scroller that no job names',
        config('"a": {}, «"b"»: {}', '{"endpoint": "x", "scroller": "a"}'),
        /No job pages with "b"/,
      ],
      ['a scroller beside the default', config('"default": {}, «"b"»: {}', '{"endpoint": "x"}')],
      [
        'a default that every job passes over',
        config('«"default"»: {}, "a": {}', '{"endpoint": "x", "scroller": "a"}'),
      ],
    ],
    isQuiet: [
      [
        'scrollers that are used',
        config(
          '"a": {}, "b": {}',
          '{"endpoint": "x", "scroller": "a", "children": [{"endpoint": "{y}", "scroller": "b"}]}',
        ),
      ],
      [
        'paging without scrollers',
        '{"api": {"pagination": {"method": "pagenum"}}, "config": {"jobs": [{"endpoint": "x"}]}}',
      ],
      ['a configuration without jobs yet', config('"a": {}', '')],
      [
        'jobs that an iteration brings',
        config('"a": {}', '{"endpoint": "x", "scroller": "z"}', ', "iterations": [{"jobs": [{"scroller": "a"}]}]'),
      ],
      [
        'a job that is being typed',
        '{"api": {"pagination": {"method": "multiple", "scrollers": {"a": {}}}}, "config": {"jobs": [{"scroller": }]}}',
      ],
      [
        'jobs that have no end yet',
        '{"api": {"pagination": {"method": "multiple", "scrollers": {"a": {}}}}, "config": {"jobs": [{"endpoint": "x", "scroller": "b"},',
      ],
    ],
  });
});
