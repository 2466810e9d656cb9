import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const kid = (more: string, columns = '"n": "n"') =>
  `{"type": "table", "destination": "kid"${more}, "tableMapping": {${columns}}}`;
const mappings = (a: string, b: string) => `{"config": {"jobs": [], "mappings": {"a": {"k": ${a}}, "b": {"k": ${b}}}}}`;
const key = ', "parentKey": {"destination": "fk"}';

describe('table.different-columns', () => {
  ruleCases('table.different-columns', {
    service: testService,
    speaks: [
      [
        'a child table of two data types, whose parent keys are called after them',
        '{"config": {"jobs": [], "mappings": {"a": {"k": {"type": "table", "destination": "kid", "tableMapping": {"n": "n"}}}, "b": {"k": {"type": "table", "destination": "kid", «"tableMapping"»: {"n": "n"}}}}}}',
        /"n", "b_pk", but another data type writes "n", "a_pk"/,
      ],
      [
        'a child table that is called as another data type',
        `{"config": {"jobs": [], "mappings": {"a": {"k": ${kid('')}}, «"kid"»: {"n": "n"}}}}`,
      ],
    ],
    isQuiet: [
      ['tables with the same columns', mappings(kid(key), kid(key))],
      ['tables of different names', mappings('"x"', '"x"')],
      ['a mapping that cannot be read', mappings(kid(''), kid('', '"n": "x", "m": "x"'))],
      [
        'a mapping that is being written',
        `{"config": {"jobs": [], "mappings": {"a": {"k": ${kid('')}}, "b": {"k": ${kid('')}`,
      ],
      [
        'iterations, which each write their own',
        `{"config": {}, "iterations": [{"mappings": {"a": {"x": "x"}}}, {"mappings": {"a": {"y": "y"}}}]}`,
      ],
    ],
  });
});
