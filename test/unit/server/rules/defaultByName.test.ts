import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const multiple = (scrollers: string, jobs: string, more = '') =>
  `{"api": {"pagination": {"method": "multiple", "scrollers": {${scrollers}}${more}}}, "config": {"jobs": [${jobs}]}}`;

describe('pagination.default-by-name', () => {
  ruleCases('pagination.default-by-name', {
    service: testService,
    speaks: [
      [
        'a scroller that is the default by its name only',
        multiple('«"default"»: {}, "a": {}', '{"endpoint": "x"}'),
        /single request/,
      ],
      ['one that some of the jobs use', multiple('«"default"»: {}', '{"scroller": "default"}, {"endpoint": "x"}')],
      ['one that a child job uses', multiple('«"default"»: {}', '{"scroller": "default", "children": [{}]}')],
    ],
    isQuiet: [
      ['a default that is named', multiple('"default": {}', '{}', ', "default": "default"')],
      ['another default', multiple('"default": {}, "a": {}', '{}', ', "default": "a"')],
      ['a default that is being typed', multiple('"default": {}', '{}', ', "default": ')],
      ['scrollers with other names', multiple('"a": {}', '{}')],
      ['jobs that all choose', multiple('"default": {}', '{"scroller": "default"}')],
      ['no jobs', multiple('"default": {}', '')],
      [
        'options that have no end yet',
        '{"config": {"jobs": [{}]}, "api": {"pagination": {"method": "multiple", "scrollers": {"default": {}}',
      ],
      [
        'another method',
        '{"api": {"pagination": {"method": "offset", "scrollers": {"default": {}}}}, "config": {"jobs": [{}]}}',
      ],
    ],
  });
});
