import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { fakeClock } from '../../../../support/fakeClock.ts';
import { runToEnd } from '../../../../support/runToEnd.ts';
import { sendJson, startApi } from '../../../../support/startApi.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

const links = { pagination: { method: 'response.url', urlKey: 'next' } };
const key = { http: { headers: { 'X-Api-Key': { attr: '#key' }, Accept: 'application/json' } } };
const secret = { '#key': 'k3y-abc-123' };

describe('credentials that are not sent to another origin', () => {
  const folder = temporaryFolder();

  /** Runs on an API of four pages, each with a link to the other name of its host. */
  async function warningsOf(api: object, config: object, answer = fourPages): Promise<unknown[]> {
    const server = await startApi((request, response) => {
      const [body, location] = answer(request, `http://localhost:${server.port}`);
      sendJson(response, body, location === undefined ? 200 : 302, location === undefined ? {} : { location });
    });
    const jobs = ['a', 'b'].map((endpoint) => ({ endpoint, dataField: 'items' }));
    const configuration = { api: { baseUrl: `${server.url}/`, ...api }, config: { jobs, ...config } };
    const { events, report } = await runToEnd({ config: configuration, outDir: folder(), clock: fakeClock() });
    await server.close();
    assert.equal(report.outcome, 'done', report.error?.message);
    return events.flatMap((event) =>
      event.kind === 'credentials-withheld'
        ? [[event.level, event.job, event.names, event.message.replaceAll(/:\d{4,5}/g, ':1')]]
        : [],
    );
  }

  it('are told of once for each job, with the page that leads there', async () => {
    const message =
      'Page 2 leads to "http://localhost:1", which the configuration does not name, so "X-Api-Key" is not sent there. Only the host differs from "baseUrl": a gateway in front of the API probably writes wrong links.';
    assert.deepEqual(await warningsOf({ ...links, ...key }, secret), [
      ['warning', 'a', ['X-Api-Key'], message],
      ['warning', 'b', ['X-Api-Key'], message],
    ]);
  });

  it('are no warning where a redirect leads there, which is often a place that needs none', async () => {
    const redirect: typeof fourPages = ({ headers, url = '' }, other) =>
      headers.host?.startsWith('localhost') ? [{ items: [] }] : [{}, `${other}/file${url}`];
    const [first] = await warningsOf(
      { authentication: { type: 'basic' } },
      { username: 'ada', '#password': 'pw-12345' },
      redirect,
    );
    assert.deepEqual(first, [
      'info',
      'a',
      ['Authorization'],
      'A redirect of the API leads to "http://localhost:1", which the configuration does not name, so "Authorization" is not sent there.',
    ]);
  });

  const silent: [title: string, api: object, config: object][] = [
    ['where there are none', { ...links, http: { headers: { Accept: 'application/json' } } }, {}],
    ['where the value of the only one is empty', { ...links, http: { headers: { Authorization: '' } } }, {}],
    ['where no page leads elsewhere', { pagination: { method: 'pagenum' }, ...key }, secret],
  ];
  for (const [title, api, config] of silent) {
    it(`are not told of ${title}`, async () => assert.deepEqual(await warningsOf(api, config), []));
  }
});

/** The JSON of a page, and the target of a redirect. */
function fourPages({ url = '' }: IncomingMessage, other: string): [body: object, location?: string] {
  const { pathname, searchParams } = new URL(url, 'http://api');
  const page = Number(searchParams.get('page') ?? 1);
  const next = page < 4 ? `${other}${pathname}?page=${page + 1}` : null;
  return [{ items: page > 4 ? [] : [{ id: page }], next }];
}
