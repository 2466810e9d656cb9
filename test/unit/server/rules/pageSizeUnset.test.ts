import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const pagination = (text: string) => `{"api": {"pagination": {${text}}}}`;

describe('pagination.page-size-unset', () => {
  ruleCases('pagination.page-size-unset', {
    service: testService,
    speaks: [
      [
        'offset paging without a limit',
        pagination('"method": «"offset"», "limitParam": "size"'),
        /first page sets it.*platform refuses/,
      ],
      [
        'a scroller without a limit',
        pagination(
          '"method": "multiple", "scrollers": {"a": {"method": «"offset"»}, "b": {"method": "offset", "limit": 1}}',
        ),
      ],
    ],
    isQuiet: [
      ['offset paging with a limit', pagination('"method": "offset", "limit": 100')],
      ['a limit that is being typed', '{"api": {"pagination": {"method": "offset", "limit": }}}'],
      ['a method that takes no limit', pagination('"method": "pagenum"')],
      ['options that are being typed', '{"api": {"pagination": {"method": "offset", "li'],
      ['options that have no end yet', '{"api": {"pagination": {"method": "offset"'],
    ],
  });
});
