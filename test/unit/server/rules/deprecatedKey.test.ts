import { testService } from '../../../support/testService.ts';
import { fixCases } from '../fixes/fixCases.ts';
import { ruleCases } from './ruleCases.ts';

describe('config.deprecated-key', () => {
  ruleCases('config.deprecated-key', {
    service: testService,
    speaks: [
      ['a certificate that is never used', '{"api": {«"clientCertificate"»: "x"}}', /"#clientCertificate"/],
      [
        'a page limit at the wrong place',
        '{"api": {"pagination": {"method": "pagenum", «"pages"»: 3}}}',
        /"forceStop\.pages"/,
      ],
      ['retries at the wrong place', '{"api": {"http": {«"maxRetries"»: 3}}}', /"retryConfig\.maxRetries"/],
      [
        'a filter on a job at the top',
        '{"config": {"jobs": [{"endpoint": "a", «"recursionFilter"»: "a==1"}]}}',
        /child job/,
      ],
    ],
    isQuiet: [
      [
        'a filter on a child job',
        '{"config": {"jobs": [{"endpoint": "a", "children": [{"endpoint": "b", "recursionFilter": "a==1"}]}]}}',
      ],
      [
        'the same word among the parameters of a request',
        '{"config": {"jobs": [{"endpoint": "a", "params": {"pages": 3, "query": 1}}]}}',
      ],
      ['keys at the right place', '{"api": {"retryConfig": {"maxRetries": 3}, "#clientCertificate": "x"}}'],
    ],
  });
});

describe('config.deprecated-key', () => {
  fixCases('config.deprecated-key', {
    mends: [
      [
        'Move to "api.retryConfig.http.codes"',
        '{"api": {"http": {"codes": [500]}}}',
        '{"api": {"http": {}, "retryConfig": { "http": { "codes": [500] } }}}',
      ],
      [
        'Move to "api.pagination.forceStop.pages"',
        '{"api": {"pagination": {"method": "offset", "pages": 3}}}',
        '{"api": {"pagination": {"method": "offset", "forceStop": { "pages": 3 }}}}',
      ],
      [
        'Move to "api.pagination.scrollers.a.forceStop.pages"',
        '{"api": {"pagination": {"method": "multiple", "scrollers": {"a": {"pages": 3}}}}}',
        '{"api": {"pagination": {"method": "multiple", "scrollers": {"a": {"forceStop": { "pages": 3 }}}}}}',
      ],
      [
        'Move to "api.#clientCertificate"',
        '{"api": {"clientCertificate": "x"}}',
        '{"api": {"#clientCertificate": "x"}}',
      ],
      [
        'Move to "api.retryConfig.http.retryHeader"',
        '{"api": {"retryConfig": {"headerName": "Wait"}}}',
        '{"api": {"retryConfig": {"http": { "retryHeader": "Wait" }}}}',
      ],
    ],
    leaves: ['{"config": {"jobs": [{"endpoint": "a", "recursionFilter": "a==1"}]}}'],
  });
});
