import assert from 'node:assert/strict';
import { expectFindings } from '../../../support/findings.ts';
import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const scrollers = '"scrollers": {"fast": {"method": "pagenum"}, "slow": {"method": "offset", "limit": 2}}';
const multiple = (more: string, jobs: string) =>
  `{"api": {"pagination": {"method": "multiple", ${scrollers}${more}}}, "config": {"jobs": [${jobs}]}}`;

describe('pagination.unknown-scroller', () => {
  ruleCases('pagination.unknown-scroller', {
    service: testService,
    speaks: [
      [
        'a misspelled scroller of a job',
        multiple('', '{"scroller": «"fats"»}'),
        /no scroller "fats"\. Did you mean "fast"\?/,
      ],
      [
        'a scroller that resembles none, with the list of them',
        multiple('', '{"scroller": «"search"»}'),
        /There is "fast", "slow"\./,
      ],
      ['a misspelled default', multiple(', "default": «"slwo"»', '{}'), /"slow"/],
      ['the scroller of a child job', multiple('', '{"children": [{"scroller": «"fats"»}]}')],
      ['each job that is wrong', multiple('', '{"scroller": «"a"»}, {"scroller": "fast"}, {"scroller": «"b"»}')],
      [
        'a job in a document that is not finished',
        `{"api": {"pagination": {"method": "multiple", ${scrollers}}}, "config": {"jobs": [{"scroller": «"fats"»}, {`,
      ],
    ],
    isQuiet: [
      ['known scrollers', multiple(', "default": "slow"', '{"scroller": "fast"}, {}')],
      ['an empty name, which means the default', multiple('', '{"scroller": ""}')],
      [
        'another method, which ignores the key',
        '{"api": {"pagination": {"method": "offset"}}, "config": {"jobs": [{"scroller": "x"}]}}',
      ],
      [
        'scrollers that are not there yet',
        '{"api": {"pagination": {"method": "multiple"}}, "config": {"jobs": [{"scroller": "x"}]}}',
      ],
      [
        'scrollers that are being typed',
        '{"config": {"jobs": [{"scroller": "x"}]}, "api": {"pagination": {"method": "multiple", "scrollers": {"a": {}, "x',
      ],
      [
        'a name that is being typed',
        `{"api": {"pagination": {"method": "multiple", ${scrollers}}}, "config": {"jobs": [{"scroller": "fa`,
      ],
      ['a name that is no text', multiple('', '{"scroller": 5}')],
    ],
  });

  it('carries the nearest name as data', async () => {
    const [found] = await expectFindings(
      testService(),
      'pagination.unknown-scroller',
      multiple('', '{"scroller": «"fats"»}'),
    );
    assert.deepEqual([found?.severity, found?.data], [1, { found: 'fats', suggestion: 'fast' }]);
  });
});
