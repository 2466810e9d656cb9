import assert from 'node:assert/strict';
import { authorizeRequest } from '../../../../engine/core/auth/authorizeRequest.ts';
import { jobRequestOf } from '../../../../engine/core/config/jobRequestOf.ts';
import { buildPageRequest } from '../../../../engine/core/request/buildPageRequest.ts';
import { targetUrl } from '../../../../engine/core/request/resolveEndpoint.ts';
import { getRequest } from '../../../support/getRequest.ts';
import { jobWith } from '../../../support/walkScroller.ts';
import { attempt } from '../auth/authorize.ts';
import { childOf, iterationOf, jobOf, noon } from '../config/readParts.ts';

describe('what one run of a job asks for', () => {
  const { contexts } = iterationOf({ config: { tenant: 'acme' } });
  const place = { contexts, now: () => noon };

  it('has its parameters computed, and its method and headers as they are', () => {
    const job = jobOf(
      { method: 'POST', headers: { 'X-A': 'a' }, params: { of: { attr: 'tenant' }, n: 1 } },
      { tenant: 'acme' },
    );
    assert.deepEqual(jobRequestOf(job, new Map(), place), {
      endpoint: 'parcels',
      method: 'POST',
      params: { of: 'acme', n: 1 },
      headers: { 'X-A': 'a' },
    });
  });

  it('has the values of placeholders in its endpoint', () => {
    const values = new Map([['id', { path: 'id', value: 7 }]]);
    assert.equal(jobRequestOf(childOf({}), values, place).endpoint, 'depots/7');
  });

  it('says where a parameter cannot be computed', () => {
    const job = jobOf({ params: { of: { attr: 'tenant' } } }, { tenant: 'acme' });
    assert.throws(() => jobRequestOf(job, new Map(), { contexts: { attr: new Map() }, now: () => noon }), {
      code: 'function.unknown-reference',
      pointer: '/config/jobs/0/params/of',
    });
  });
});

describe('the request for a page', () => {
  it('has the defaults of all jobs under it, and the headers of all jobs', () => {
    const iteration = iterationOf({
      api: { http: { headers: { 'X-A': 'a' }, defaultOptions: { params: { lang: 'en', size: 5 } } } },
    });
    const { target, headers } = buildPageRequest(jobWith({ size: 9, page: 2 }), iteration);
    assert.equal(targetUrl(target), 'https://api.example.test/v2/parcels?lang=en&size=9&page=2');
    assert.deepEqual([...headers], [['X-A', 'a']]);
  });
});

describe('the credentials of a request', () => {
  const iteration = iterationOf({
    api: { authentication: { type: 'basic' } },
    config: { username: 'u', '#password': 'p' },
  });
  const headersAt = (url: string) => {
    const request = getRequest(url, { 'X-Own': 'a', 'content-type': 'application/json' });
    return [...authorizeRequest(request, iteration, attempt).headers.keys()];
  };

  it('go where the configuration leads', () => {
    assert.deepEqual(headersAt('https://api.example.test/other'), ['X-Own', 'content-type', 'Authorization']);
  });

  for (const elsewhere of ['https://eu.example.test/', 'http://api.example.test/', 'https://api.example.test:8443/']) {
    it(`stay behind for ${elsewhere}, and so do configured headers`, () => {
      assert.deepEqual(headersAt(elsewhere), ['content-type']);
    });
  }

  const baseUrl = 'https://ada:p%40ss@api.example.test/v2/';
  const basic = (credentials: string) => `Basic ${Buffer.from(credentials).toString('base64')}`;
  const stronger: [title: string, parts: object, sent: string][] = [
    ['are sent', {}, basic('ada:p@ss')],
    ['are weaker than an authentication', { authentication: { type: 'basic' } }, basic('u:p')],
    ['are weaker than a header', { http: { headers: { authorization: 'Bearer x' } } }, 'Bearer x'],
  ];
  for (const [title, parts, sent] of stronger) {
    it(`that stand in the address ${title}`, () => {
      const own = iterationOf({ api: { baseUrl, ...parts }, config: { username: 'u', '#password': 'p' } });
      const { headers } = authorizeRequest(buildPageRequest(jobWith({}), own), own, attempt);
      assert.deepEqual([...headers.values()], [sent]);
    });
  }
});
