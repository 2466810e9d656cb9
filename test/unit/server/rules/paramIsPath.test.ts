import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'pagination.param-is-path';
const config = (pagination: string, job: string, http = '') =>
  `{"api": {"pagination": {${pagination}}${http}}, "config": {"jobs": [{"endpoint": "search", ${job}}]}}`;
const byToken = (name: string) => `"method": "response.param", "responseParam": "page.end", "queryParam": ${name}`;
const post = '"method": "POST"';
const page = '"params": {"filter": {"state": "A"}, "page": {"limit": 20}}';

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      [
        'a token meant for an object of the body',
        config(byToken('«"page.after"»'), `${post}, ${page}`),
        /"page\.after" is sent as one key of the body, dots included.*the object "page".*an endpoint that pages by its query/,
      ],
      [
        'a variable of GraphQL',
        config(byToken('«"variables.after"»'), `${post}, "params": {"query": "{ a }", "variables": {}}`),
        /the object "variables"/,
      ],
      ['an offset', config('"method": "offset", "limit": 5, "offsetParam": «"page.from"»', `${post}, ${page}`)],
      ['a page number', config('"method": "pagenum", "pageParam": «"page.number"»', `${post}, ${page}`)],
      [
        'a page size',
        config('"method": "pagenum", "limit": 5, "limitParam": «"page.size"»', `${post}, ${page}`),
        /write the page size into "page" itself/,
      ],
      ['an id', config('"method": "cursor", "idKey": "id", "param": «"page.after"»', `${post}, ${page}`)],
      ['a path of three keys', config(byToken('«"page.cursor.after"»'), `${post}, ${page}`)],
      ['a method in small letters', config(byToken('«"page.after"»'), `"method": "post", ${page}`)],
      [
        'a method and an object that all jobs have',
        config(
          byToken('«"page.after"»'),
          '"params": {"a": 1}',
          ', "http": {"defaultOptions": {"method": "POST", "params": {"page": {"limit": 5}}}}',
        ),
      ],
      [
        'later requests that are posted',
        config(
          `${byToken('«"page.after"»')}, "scrollRequest": {"method": "POST", "params": {"page": {}}}`,
          '"dataType": "a"',
        ),
      ],
      [
        'a scroller that a child pages with',
        `{"api": {"pagination": {"method": "multiple", "scrollers": {"a": {${byToken('«"page.after"»')}}}}}, "config": {"jobs": [{"endpoint": "x", "children": [{"endpoint": "{b}", "scroller": "a", ${post}, ${page}}]}]}}`,
      ],
    ],
    isQuiet: [
      ['a query, in which a dot is an ordinary letter', config(byToken('"page.after"'), page)],
      ['a form', config(byToken('"page.after"'), `"method": "FORM", ${page}`)],
      ['a body without such an object', config(byToken('"page.after"'), `${post}, "params": {"limit": 20}`)],
      ['a body without anything', config(byToken('"page.after"'), post)],
      ['a value that is no object', config(byToken('"page.after"'), `${post}, "params": {"page": 1}`)],
      ['a list', config(byToken('"page.after"'), `${post}, "params": {"page": [1]}`)],
      ['a value that is computed', config(byToken('"page.after"'), `${post}, "params": {"page": {"attr": "page"}}`)],
      [
        'a key that the job sends too',
        config(byToken('"page.after"'), `${post}, "params": {"page": {}, "page.after": ""}`),
      ],
      ['a name without a dot', config(byToken('"page"'), `${post}, ${page}`)],
      ['a name that ends with a dot', config(byToken('"page."'), `${post}, ${page}`)],
      [
        'a path in the response',
        config('"method": "response.param", "responseParam": "page.end", "queryParam": "after"', `${post}, ${page}`),
      ],
      [
        'another method, which sends no such parameter',
        config('"method": "response.url", "queryParam": "page.after"', `${post}, ${page}`),
      ],
      [
        'later requests that are no longer posted',
        config(`${byToken('"page.after"')}, "scrollRequest": {"method": "GET"}`, `${post}, ${page}`),
      ],
      [
        'a job that pages with another scroller',
        `{"api": {"pagination": {"method": "multiple", "default": "b", "scrollers": {"a": {${byToken('"page.after"')}}, "b": {"method": "pagenum"}}}}, "config": {"jobs": [{"endpoint": "x", ${post}, ${page}}]}}`,
      ],
      [
        'a name that is being typed',
        `{"config": {"jobs": [{"endpoint": "x", ${post}, ${page}}]}, "api": {"pagination": {"method": "cursor", "idKey": "id", "param": "page.after`,
      ],
    ],
  });
});
