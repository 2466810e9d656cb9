import assert from 'node:assert/strict';
import { expectFindings } from '../../../support/findings.ts';
import { testService } from '../../../support/testService.ts';
import { fixCases } from '../fixes/fixCases.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'config.misplaced-key';

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      ['a tunnel in api', '{"api": {«"sshProxy"»: {"host": "a"}}}', /It belongs at the top, next to "api"/],
      ['a tunnel in config', '{"api": {}, "config": {«"sshProxy"»: {"host": "a"}}}'],
      ['paging beside api', '{"api": {}, «"pagination"»: {"method": "pagenum"}}', /It belongs in "api\.pagination"/],
      ['paging in config', '{"api": {}, "config": {«"pagination"»: {"method": "pagenum"}}}'],
      ['jobs beside config', '{"api": {}, «"jobs"»: []}', /"config\.jobs"/],
      ['jobs in api', '{"api": {«"jobs"»: []}}'],
      ['an option of paging in api', '{"api": {«"responseParam"»: "a.b"}}', /"api\.pagination\.responseParam"/],
      ['the number of retries one step too deep', '{"api": {"retryConfig": {"http": {«"maxRetries"»: 3}}}}'],
      [
        'a header that is no option of http',
        '{"api": {"http": {«"Accept"»: "text/csv"}}}',
        /"api\.http\.headers\.Accept"/,
      ],
      ['a header of its own', '{"api": {"http": {«"X-Tenant"»: "a"}}}'],
      ['a timeout in api', '{"api": {«"requestTimeout"»: 5}}', /"api\.http\.requestTimeout"/],
      ['a key of a document that is not finished', '{"api": {«"jobs"»: [], "pagination": {'],
    ],
    isQuiet: [
      [
        'keys in their places',
        '{"api": {"baseUrl": "https://a.b/", "http": {"headers": {"Accept": "a"}}}, "config": {"jobs": []}}',
      ],
      ['an attribute with the name of a key', '{"api": {}, "config": {"baseUrl": "https://a.b/", "maxRetries": 3}}'],
      ['an attribute that is only named cache', '{"api": {}, "config": {"cache": {"a": 1}}}'],
      ['what the platform refuses, which another rule says', '{"parameters": {"api": {}}, "sshProxy": {"host": "a"}}'],
      ['a text beside parameters', '{"parameters": {"api": {}}, "api": "note"}'],
      [
        'parameters of a request',
        '{"api": {}, "config": {"jobs": [{"endpoint": "a", "params": {"jobs": [], "maxRetries": 1}}]}}',
      ],
      ['a key of no place', '{"api": {"description": "x"}}'],
      ['bookkeeping', '{"api": {"__jobs": []}}'],
      ['a key without a value yet', '{"api": {"jobs": }}'],
      ['a key that is being typed', '{"api": {"jobs'],
    ],
  });

  it('is a warning where nothing else may stand, and a remark in config', async () => {
    const text = '{"api": {«"jobs"»: []}, "config": {«"pagination"»: {}}}';
    const found = await expectFindings(testService(), code, text);
    assert.deepEqual(found.map(({ severity }) => severity).toSorted(), [2, 3]);
  });

  it('is said once: the key is not called unknown too', async () => {
    const found = await testService().checkText('file:///a.json', '{"api": {"baseUrl": "https://a.b/", "jobs": []}}');
    assert.deepEqual(
      found.filter(({ code: each }) => each === 'config.unknown-key'),
      [],
    );
  });

  fixCases(code, {
    mends: [
      [
        'Move to "config.jobs"',
        '{"api": {"jobs": [{"endpoint": "a"}], "baseUrl": "https://a.b/"}, "config": {"debug": true}}',
        '{"api": {"baseUrl": "https://a.b/"}, "config": {"debug": true, "jobs": [{"endpoint": "a"}]}}',
      ],
      [
        'Move to "sshProxy"',
        '{\n  "parameters": {\n    "api": {},\n    "config": {\n      "a": 1,\n      "sshProxy": {"host": "a"}\n    }\n  }\n}',
        '{\n  "parameters": {\n    "api": {},\n    "config": {\n      "a": 1\n    },\n    "sshProxy": {"host": "a"}\n  }\n}',
      ],
      [
        'Move to "api.pagination"',
        '{"pagination": {"method": "pagenum"}, "api": {}}',
        '{"api": {"pagination": {"method": "pagenum"}}}',
      ],
      [
        'Move to "api.http.headers.Accept"',
        '{"api": {"http": {"Accept": "a"}}}',
        '{"api": {"http": {"headers": { "Accept": "a" }}}}',
      ],
      [
        'Move to "api.retryConfig.maxRetries"',
        '{"api": {"retryConfig": {"http": {"maxRetries": 3}}}}',
        '{"api": {"retryConfig": {"http": {}, "maxRetries": 3}}}',
      ],
    ],
    leaves: [
      '{"api": {"jobs": []}, "config": {"jobs": [{"endpoint": "a"}]}}',
      '{"api": {"responseParam": "a", "pagination": "none"}}',
    ],
  });
});
