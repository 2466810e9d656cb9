import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'pagination.page-size-negative';
const pagination = (text: string) => `{"api": {"pagination": {${text}}}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      ['a negative page size', pagination('"method": "offset", "limit": «-1»'), /cannot have -1 rows/],
      ['one in quotes', pagination('"method": "pagenum", "limit": «"-5"»')],
    ],
    isQuiet: [
      ['a page size', pagination('"method": "offset", "limit": 1')],
      ['none', pagination('"method": "pagenum", "limit": 0')],
      ['a method that sends none', pagination('"method": "response.url", "limit": -1')],
      ['a size that is being typed', '{"api": {"pagination": {"method": "offset", "limit": -'],
    ],
  });
});
