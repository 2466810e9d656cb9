import { testService } from '../../../support/testService.ts';
import { fixCases } from '../fixes/fixCases.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'job.unfilled-mark';
const child = (text: string) => `{"config": {"jobs": [{"endpoint": "users", "children": [{${text}}]}]}}`;
const job = (endpoint: string) => `{"config": {"jobs": [{"endpoint": ${endpoint}}]}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      [
        'a slip in the name',
        child('"endpoint": «"users/{usr-id}"», "placeholders": {"user-id": "id"}'),
        /no "usr-id"\. Did you mean "\{user-id\}"\?/,
      ],
      [
        'a level that is written with a dash',
        child('"endpoint": «"{1-depot}"», "placeholders": {"1:depot": "id"}'),
        /"\{1:depot\}"/,
      ],
      ['a level that is left out', child('"endpoint": «"x/{id}"», "placeholders": {"1:id": "id"}'), /"\{1:id\}"/],
      [
        'a name without a placeholder',
        child('"endpoint": «"{id}/{year}"», "placeholders": {"id": "id"}'),
        /"\{year\}" is sent as it is written/,
      ],
      ['a mark at the top', job('«"users/{id}"»'), /only a child job has "placeholders"/],
      [
        'a mark in a grandchild',
        child('"endpoint": "{a}", "placeholders": {"a": "a"}, "children": [{"endpoint": «"{b}"»}]'),
      ],
    ],
    isQuiet: [
      ['marks that are filled', child('"endpoint": "users/{id}", "placeholders": {"id": "id"}')],
      [
        'marks that a parent fills',
        child('"endpoint": "{a}", "placeholders": {"a": "a"}, "children": [{"endpoint": "{a}/b"}]'),
      ],
      ['braces that are JSON', job('"search?q={%22a%22:1}"')],
      ['braces with nothing between them', job('"search/{}"')],
      ['a child without placeholders, which is told so', child('"endpoint": "users/{id}"')],
      ['an endpoint that is being typed', '{"config": {"jobs": [{"endpoint": "users/{id}'],
      [
        'placeholders that are not written yet',
        '{"config": {"jobs": [{"children": [{"endpoint": "{a}/{b}", "placeholders": {"a": "a",',
      ],
    ],
  });

  fixCases(code, {
    mends: [
      [
        'Change to "users/{user-id}/x"',
        child('"endpoint": "users/{usr-id}/x", "placeholders": {"user-id": "id"}'),
        child('"endpoint": "users/{user-id}/x", "placeholders": {"user-id": "id"}'),
      ],
    ],
    leaves: [job('"users/{id}"')],
  });
});
