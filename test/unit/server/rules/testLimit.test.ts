import { testService } from '../../../support/testService.ts';
import { fixCases } from '../fixes/fixCases.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'pagination.test-limit';
const pagination = (text: string) => `{"api": {"pagination": {"method": "pagenum"${text}}}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      ['a few pages', pagination(', "forceStop": {«"pages"»: 2}'), /ends after 2 pages, without an error/],
      ['a few rows', pagination(', "limitStop": {«"count"»: 10}'), /10 rows/],
      ['a number in quotes', pagination(', "limitStop": {«"count"»: "10"}')],
      ['a number of rows below 0', pagination(', "limitStop": {«"count"»: -5}'), /ends after its first page, without/],
      ['a part of a row', pagination(', "limitStop": {«"count"»: 0.5}'), /its first page/],
      ['a number of pages below 0', pagination(', "forceStop": {«"pages"»: -1}'), /its first page/],
      [
        'the limit of a scroller',
        '{"api": {"pagination": {"method": "multiple", "scrollers": {"a": {"method": "cursor", "forceStop": {«"pages"»: 1}}}}}}',
      ],
      [
        'a limit beside the scrollers',
        '{"api": {"pagination": {"method": "multiple", "forceStop": {«"pages"»: 1}, "scrollers": {"a": {}}}}}',
      ],
    ],
    isQuiet: [
      ['a safety net', pagination(', "forceStop": {"pages": 1000}')],
      ['many rows', pagination(', "limitStop": {"count": 100000}')],
      ['limits of time and volume', pagination(', "forceStop": {"time": 60, "volume": 1000}')],
      ['a total that the API tells', pagination(', "limitStop": {"field": "total"}')],
      ['values of no sense', pagination(', "forceStop": {"pages": 0}, "limitStop": {"count": ""}')],
      ['no limit', pagination('')],
      ['a limit that is being typed', '{"api": {"pagination": {"method": "pagenum", "forceStop": {"pages": '],
    ],
  });

  fixCases(code, {
    mends: [
      ['Remove "forceStop"', pagination(', "forceStop": {"pages": 2}'), pagination('')],
      [
        'Remove "pages"',
        pagination(', "forceStop": {"pages": 2, "time": 60}'),
        pagination(', "forceStop": {"time": 60}'),
      ],
      ['Remove "limitStop"', pagination(', "limitStop": {"count": 2}'), pagination('')],
    ],
  });
});
