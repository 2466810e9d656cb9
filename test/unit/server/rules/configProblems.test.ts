import assert from 'node:assert/strict';
import { expectFindings } from '../../../support/findings.ts';
import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const api = '"api": {"baseUrl": "https://api.example.com/"}';
const config = '"config": {"jobs": [{"endpoint": "users"}]}';

describe('config.missing-key', () => {
  ruleCases('config.missing-key', {
    service: testService,
    speaks: [
      ['a whole section, at the opening brace of the root', `«{»${api}}`, /"config"/],
      ['a section of the wrapped form, at the key of the object', `{«"parameters"»: {${api}}}`, /"config"/],
      ['baseUrl, at the key of the object that lacks it', `{«"api"»: {}, ${config}}`, /"baseUrl"/],
      [
        'the endpoint of a job, at the opening brace of the job',
        `{${api}, "config": {"jobs": [«{»"dataType": "a"}]}}`,
        /"endpoint"/,
      ],
      [
        'the endpoint of a child job',
        `{${api}, "config": {"jobs": [{"endpoint": "a", "children": [«{»}]}]}}`,
        /"endpoint"/,
      ],
      [
        'what a pagination method needs',
        `{"api": {"baseUrl": "https://a.b/", «"pagination"»: {"method": "response.param", "queryParam": "t"}}, ${config}}`,
        /"responseParam"/,
      ],
      ['what another job lacks, while one is being typed', `{${api}, "config": {"jobs": [«{»}, {"endpoint": }]}}`],
    ],
    isQuiet: [
      ['a sound configuration', `{${api}, ${config}}`],
      ['a sound wrapped configuration', `{"parameters": {${api}, ${config}}}`],
      ['a key whose value is being typed', `{"api": {"baseUrl": }, ${config}}`],
      ['a key that is being typed', `{"api": {"base }, ${config}}`],
      ['an object that has no end yet', `{${api}, "config": {"jobs": [{"dataType": "a"`],
      ['an object with a slip in it', `{${api}, "config": {"jobs": [{"dataType": "a" "endpoint": "b"}]}}`],
      ['a document that ended too early by a brace too many', `{${api}}, ${config}}`],
    ],
  });

  it('tells the fix which key is missing', async () => {
    const [found] = await expectFindings(testService(), 'config.missing-key', `{«"api"»: {}, ${config}}`);
    assert.deepEqual(found?.data, { key: 'baseUrl', value: '' });
  });
});

describe('config.wrong-type', () => {
  ruleCases('config.wrong-type', {
    service: testService,
    speaks: [
      ['a number for a text', `{${api}, "config": {"jobs": [{"endpoint": «5»}]}}`, /"endpoint" must be/],
      ['a list for an object, by its key', `{«"api"»: [1], ${config}}`],
      ['an object for a list, by its key', `{${api}, "config": {«"jobs"»: {"a": 1}}}`],
      ['an empty object for a list', `{${api}, "config": {"jobs": «{}»}}`],
      ['a text for true or false', `{${api}, "config": {"incrementalOutput": «"no"», "jobs": [{"endpoint": "a"}]}}`],
      ['a document that is no object', '«5»'],
    ],
    isQuiet: [
      ['a value that is being typed', `{${api}, "config": {"incrementalOutput": "no`],
      [
        'an empty list for an object, which the platform takes for one',
        `{${api}, "config": {"jobs": [{"endpoint": "a", "params": []}]}}`,
      ],
    ],
  });
});

describe('config.unknown-value', () => {
  ruleCases('config.unknown-value', {
    service: testService,
    speaks: [
      ['an action of the editor', `{${api}, ${config}, "action": «"testRequest"»}`, /extracts nothing/],
      [
        'a misspelled method',
        `{"api": {"baseUrl": "https://a.b/", "pagination": {"method": «"ofset"»}}, ${config}}`,
        /Did you mean "offset"\?/,
      ],
      [
        'a method of its own',
        `{"api": {"baseUrl": "https://a.b/", "pagination": {"method": «"magic"»}}, ${config}}`,
        /"pagenum"/,
      ],
    ],
    isQuiet: [
      ['a known method', `{"api": {"baseUrl": "https://a.b/", "pagination": {"method": "pagenum"}}, ${config}}`],
      ['a method that is being typed', '{"api": {"baseUrl": "https://a.b/", "pagination": {"method": "off'],
      [
        'an unknown authentication, of which a rule of its own speaks',
        `{"api": {"baseUrl": "https://a.b/", "authentication": {"type": "basik"}}, ${config}}`,
      ],
      [
        'an unknown function, of which a rule of its own speaks',
        `{"api": {"baseUrl": "https://a.b/"}, "config": {"jobs": [{"endpoint": "a", "params": {"a": {"function": "md6"}}}]}}`,
      ],
    ],
  });

  it('carries the suggestion as data, not only in words', async () => {
    const text = `{"api": {"baseUrl": "https://a.b/", "pagination": {"method": «"ofset"»}}, ${config}}`;
    const [found] = await expectFindings(testService(), 'config.unknown-value', text);
    assert.deepEqual(found?.data, { found: 'ofset', suggestion: 'offset' });
  });
});

describe('config.empty', () => {
  ruleCases('config.empty', {
    service: testService,
    speaks: [
      ['a configuration without a job', `{${api}, "config": {"jobs": «[]»}}`],
      ['an empty endpoint', `{${api}, "config": {"jobs": [{"endpoint": «""»}]}}`],
    ],
    isQuiet: [
      ['a list that has no end yet', `{${api}, "config": {"jobs": [`],
      ['an empty object where the platform allows it', `{"api": {"baseUrl": "https://a.b/", "http": {}}, ${config}}`],
    ],
  });
});

describe('config.invalid', () => {
  ruleCases('config.invalid', {
    service: testService,
    speaks: [['an address that is none', `{"api": {"baseUrl": «"api.example.com"»}, ${config}}`, /http/]],
    isQuiet: [
      ['a computed address', `{"api": {"baseUrl": {"attr": "host"}}, ${config}}`],
      ['an address that is being typed', '{"api": {"baseUrl": "https:'],
    ],
  });
});
