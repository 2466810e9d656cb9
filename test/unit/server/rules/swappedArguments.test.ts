import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const implode = (name: string, args: string) =>
  `{"config": {"jobs": [{"params": {"p": {"function": ${name}, "args": [${args}]}}}]}}`;

describe('function.swapped-arguments', () => {
  ruleCases('function.swapped-arguments', {
    service: testService,
    speaks: [
      ['a list before its glue', implode('«"implode"»', '["a", "b"], ","'), /glue comes first/],
      ['a list before a computed glue', implode('«"implode"»', '["a"], {"attr": "x"}')],
    ],
    isQuiet: [
      ['the glue before the list', implode('"implode"', '",", ["a", "b"]')],
      ['a list alone', implode('"implode"', '["a", "b"]')],
      ['two lists, of which another rule speaks', implode('"implode"', '["a"], ["b"]')],
      ['another function', implode('"concat"', '["a"], ","')],
      [
        'arguments that are being typed',
        '{"config": {"jobs": [{"params": {"p": {"function": "implode", "args": [["a"], ","',
      ],
    ],
  });
});
