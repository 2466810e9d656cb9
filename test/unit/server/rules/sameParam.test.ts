import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'pagination.same-param';
const pagination = (text: string) => `{"api": {"pagination": {${text}}}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      [
        'size and offset under one name',
        pagination('"method": "offset", "limit": 5, "limitParam": "n", "offsetParam": «"n"»'),
        /one overwrites the other/,
      ],
      [
        'an offset under the name that the size has by default',
        pagination('"method": "offset", "limit": 5, "offsetParam": «"limit"»'),
      ],
      [
        'a size under the name that the offset has by default',
        pagination('"method": "offset", "limit": 5, "limitParam": «"offset"»'),
      ],
      ['size and page number under one name', pagination('"method": "pagenum", "limit": 5, "limitParam": «"page"»')],
    ],
    isQuiet: [
      ['two names', pagination('"method": "offset", "limit": 5, "limitParam": "l", "offsetParam": "o"')],
      ['the names that they have by default', pagination('"method": "offset", "limit": 5')],
      ['one name where no size is sent', pagination('"method": "pagenum", "limitParam": "page"')],
      ['another method', pagination('"method": "cursor", "limit": 5, "limitParam": "n", "offsetParam": "n"')],
      ['a name that is being typed', '{"api": {"pagination": {"method": "offset", "limit": 5, "offsetParam": "limit'],
    ],
  });
});
