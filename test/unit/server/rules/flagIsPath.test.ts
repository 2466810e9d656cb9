import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'pagination.flag-is-path';
const pagination = (field: string) =>
  `{"api": {"pagination": {"method": "pagenum", "nextPageFlag": {"field": ${field}, "stopOn": false}}}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      ['a path', pagination('«"meta.hasMore"»'), /one key at the top of the response/],
      [
        'a path beside the scrollers',
        '{"api": {"pagination": {"method": "multiple", "scrollers": {}, "nextPageFlag": {"field": «"a.b"», "stopOn": true}}}}',
      ],
    ],
    isQuiet: [
      ['a key', pagination('"hasMore"')],
      ['a key that ends with a dot', pagination('"more."')],
      ['a value of another type', pagination('5')],
      [
        'a path where paths are read',
        '{"api": {"pagination": {"method": "pagenum", "limitStop": {"field": "meta.total"}}}}',
      ],
      [
        'a text that is being typed',
        '{"api": {"pagination": {"method": "pagenum", "nextPageFlag": {"field": "meta.has',
      ],
    ],
  });
});
