import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

describe('json.duplicate-key', () => {
  ruleCases('json.duplicate-key', {
    service: testService,
    speaks: [
      ['a key that is there twice, at both places', '{"api": {«"name"»: "a", «"name"»: "b"}}', /"name" .* last one/],
      ['a key of a job', '{"config": {"jobs": [{«"endpoint"»: "a", «"endpoint"»: "b"}]}}'],
      ['a key in a document that is not finished', '{"api": {«"name"»: "a", «"name"»: '],
    ],
    isQuiet: [
      ['the same key in two objects', '{"config": {"jobs": [{"endpoint": "a"}, {"endpoint": "b"}]}}'],
      ['keys that differ in letter case', '{"config": {"Name": 1, "name": 2}}'],
    ],
  });
});
