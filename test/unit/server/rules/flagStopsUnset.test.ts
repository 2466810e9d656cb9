import { testService } from '../../../support/testService.ts';
import { fixCases } from '../fixes/fixCases.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'pagination.flag-stops-unset';
const pagination = (flag: string) => `{"api": {"pagination": {"method": "pagenum", ${flag}}}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      [
        'a flag that ends the paging where it is true',
        pagination('«"nextPageFlag"»: {"field": "last", "stopOn": true}'),
        /without "last" ends the paging too/,
      ],
    ],
    isQuiet: [
      [
        'a flag that ends the paging where it is false',
        pagination('"nextPageFlag": {"field": "more", "stopOn": false}'),
      ],
      [
        'a flag that says what a missing one means',
        pagination('"nextPageFlag": {"field": "last", "stopOn": true, "ifNotSet": true}'),
      ],
      [
        'a flag that is not finished',
        '{"api": {"pagination": {"method": "pagenum", "nextPageFlag": {"field": "last", "stopOn": true, "if',
      ],
      ['a flag without a field', pagination('"nextPageFlag": {"stopOn": true}')],
    ],
  });

  fixCases(code, {
    mends: [
      [
        'Add "ifNotSet"',
        pagination('"nextPageFlag": {"field": "last", "stopOn": true}'),
        pagination('"nextPageFlag": {"field": "last", "stopOn": true, "ifNotSet": false}'),
      ],
    ],
  });
});
