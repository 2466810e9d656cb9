import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'job.placeholder-level';
const child = (placeholders: string, below = '') =>
  `{"config": {"jobs": [{"endpoint": "a", "children": [{"endpoint": "b", "placeholders": {${placeholders}}${below}}]}]}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      ['a level above the top', child('«"2:id"»: "id"'), /2 levels up, but there is only one job above/],
      [
        'a level above the top for a grandchild',
        child('"a": "a"', ', "children": [{"endpoint": "c", "placeholders": {"2:x": "x", «"3:y"»: "y"}}]'),
        /only 2 jobs above/,
      ],
    ],
    isQuiet: [
      ['the parent', child('"id": "id", "1:x": "x"')],
      [
        'the parent of the parent',
        child('"a": "a"', ', "children": [{"endpoint": "c", "placeholders": {"2:x": "x"}}]'),
      ],
      ['a prefix that is no level, which is another matter', child('"x:id": "id", "0:id": "id"')],
      [
        'placeholders at the top, which are not read at all',
        '{"config": {"jobs": [{"endpoint": "a", "children": [], "other": {"5:a": 1}}]}}',
      ],
      ['a name that is being typed', '{"config": {"jobs": [{"children": [{"placeholders": {"2:i'],
    ],
  });
});
