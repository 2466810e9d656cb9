import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'job.mark-outside-endpoint';
const child = (text: string) =>
  `{"config": {"jobs": [{"endpoint": "users", "children": [{"endpoint": "posts/{id}", "placeholders": {"id": "id"}, ${text}}]}]}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      ['a mark in a parameter', child('"params": {"user": «"{id}"»}'), /filled in only in "endpoint"/],
      ['a mark deep in the parameters', child('"params": {"where": [{"user": «"u-{id}"»}]}')],
      ['a mark in a header', child('"headers": {"X-User": «"{id}"»}')],
      ['the mark of a parent', child('"children": [{"endpoint": "x", "params": {"user": «"{id}"»}}]')],
    ],
    isQuiet: [
      ['marks in the endpoint', child('"params": {"sort": "name"}')],
      ['a data type written as the endpoint is', child('"dataType": "posts/{id}"')],
      ['braces that name no placeholder', child('"params": {"template": "{name}"}')],
      ['a query in which braces mean something else', child('"params": {"query": "{ orders { customer {id} } }"}')],
      ['a job at the top', '{"config": {"jobs": [{"endpoint": "users", "params": {"a": "{id}"}}]}}'],
      [
        'a text that is being typed',
        '{"config": {"jobs": [{"children": [{"placeholders": {"id": "id"}, "params": {"a": "{id}',
      ],
    ],
  });
});
