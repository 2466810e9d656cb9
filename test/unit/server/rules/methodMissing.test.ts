import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'pagination.method-missing';

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      [
        'options without a method',
        '{"api": {«"pagination"»: {"limit": 100}}}',
        /nothing is paged.*"limit" is not read/,
      ],
      ['conditions without a method', '{"api": {«"pagination"»: {"forceStop": {"pages": 3}}}}'],
      ['a method that is empty', '{"api": {«"pagination"»: {"method": "", "urlKey": "next"}}}'],
      ['a method that is null', '{"api": {«"pagination"»: {"method": null, "urlKey": "next"}}}'],
      [
        'a scroller without a method',
        '{"api": {"pagination": {"method": "multiple", "scrollers": {«"a"»: {"limit": 5}, "b": {"method": "pagenum"}}}}}',
      ],
    ],
    isQuiet: [
      ['options with a method', '{"api": {"pagination": {"method": "offset", "limit": 100}}}'],
      ['paging that is turned off', '{"api": {"pagination": {"method": ""}}}'],
      ['paging that is empty', '{"api": {"pagination": {}}}'],
      ['notes alone', '{"api": {"pagination": {"__note": 1}}}'],
      ['a method of the wrong type, which is another matter', '{"api": {"pagination": {"method": 5, "limit": 100}}}'],
      ['a method that is being typed', '{"api": {"pagination": {"limit": 100, "method": }}}'],
      ['an option that is being typed', '{"api": {"pagination": {"limit": }}}'],
      ['options that have no end yet', '{"api": {"pagination": {"limit": 100'],
    ],
  });
});
