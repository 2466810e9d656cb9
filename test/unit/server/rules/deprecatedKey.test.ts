import { testService } from '../../../support/testService.ts';
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
