import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DebugClient } from '@vscode/debugadapter-testsupport';
import type { DebugProtocol } from '@vscode/debugprotocol';
import { connectDebugAdapter } from '../support/connectDebugAdapter.ts';
import { runToEnd } from '../support/runToEnd.ts';
import { sampled } from '../support/sweep.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { sampleApiForTests } from '../unit/samples/sampleApiForTests.ts';

const sample = path.join(import.meta.dirname, '../../samples/03-rides-by-token.extractor.json');
const threadId = 1;

/** A session that waits where the second page is decided, at a breakpoint on `responseParam`. */
interface Session {
  client: DebugClient;
  program: string;
  line: number;
  frameId: number;
}

/** The requests for each capability that the adapter claims. */
const capabilities: Record<string, (session: Session) => Promise<void>> = {
  async supportsBreakpointLocationsRequest({ client, program, line }) {
    const given = { source: { path: program }, line };
    const { body } = await client.customRequest('breakpointLocations', given);
    assert.deepEqual(
      body.breakpoints.map((place: DebugProtocol.BreakpointLocation) => place.line),
      [line],
    );
  },
  async supportsCompletionsRequest({ client, frameId }) {
    const { body } = await client.completionsRequest({ text: 'response.meta.', column: 15, frameId });
    assert.ok(body.targets.some(({ label }) => label === 'next_token'));
  },
  supportsConditionalBreakpoints: (session) => stopsAt(session, { condition: 'page == 4' }, 4),
  supportsHitConditionalBreakpoints: (session) => stopsAt(session, { hitCondition: '3' }, 5),
  async supportsLogPoints(session) {
    const said = session.client.waitForEvent('output');
    await stopsAt(session, { logMessage: 'now page {page}' }, undefined);
    assert.ok(await said);
  },
  async supportsConfigurationDoneRequest({ client }) {
    assert.equal((await client.threadsRequest()).body.threads.length, 1);
  },
  async supportsEvaluateForHovers({ client, frameId }) {
    const asked = { frameId, context: 'hover' };
    const { body } = await client.evaluateRequest({ expression: 'response.meta.next_token', ...asked });
    const hovered = await client.evaluateRequest({ expression: '/api/pagination/responseParam', ...asked });
    assert.equal(hovered.body.result, body.result);
  },
  async supportsStepBack({ client }) {
    assert.equal(await pageAfter(client, () => client.stepBackRequest({ threadId })), 2);
    assert.equal(await pageAfter(client, () => client.stepBackRequest({ threadId })), 1);
    assert.equal(await pageAfter(client, () => client.continueRequest({ threadId })), 1);
    assert.equal(await pageAfter(client, () => client.continueRequest({ threadId })), 2);
    assert.equal(await pageAfter(client, () => client.reverseContinueRequest({ threadId })), 1);
  },
  async supportsRestartFrame({ client, frameId }) {
    assert.equal(await pageAfter(client, () => client.restartFrameRequest({ frameId })), 2);
  },
  async supportsSetVariable({ client }) {
    assert.equal(await pageAfter(client, () => client.nextRequest({ threadId })), 3);
    const variablesReference = await paramsOf(client);
    const { body } = await client.variablesRequest({ variablesReference });
    const [param] = body.variables;
    const set = await client.setVariableRequest({ variablesReference, name: param?.name ?? '', value: '"changed"' });
    assert.equal(set.body.value, '"changed"');
  },
  async supportsSetExpression({ client }) {
    assert.equal(await pageAfter(client, () => client.nextRequest({ threadId })), 3);
    const frameId = await topFrame(client);
    const given = { expression: 'request.params.added', value: '1', frameId };
    assert.equal((await client.customRequest('setExpression', given)).body.value, '1');
    assert.equal((await client.evaluateRequest({ expression: 'request.params.added', frameId })).body.result, '1');
  },
  async supportsTerminateRequest({ client }) {
    const [, { event }] = await Promise.all([client.terminateRequest(), client.waitForEvent('terminated')]);
    assert.equal(event, 'terminated');
  },
};

/** Continues with only this breakpoint in the line, and returns the page at which it stops; undefined: it does not. */
async function stopsAt({ client, program, line }: Session, asked: object, page: number | undefined): Promise<void> {
  const breakpoints = [{ line, ...asked }];
  const { body } = await client.setBreakpointsRequest({ source: { path: program }, breakpoints });
  assert.deepEqual(
    body.breakpoints.map(({ verified }) => verified),
    [true],
  );
  const ended = client.waitForEvent('terminated').then(() => undefined);
  const stopped = pageAfter(client, () => client.continueRequest({ threadId }));
  assert.equal(await Promise.race([stopped, ended]), page);
}

async function pageAfter(client: DebugClient, step: () => Promise<unknown>): Promise<number> {
  await Promise.all([client.waitForEvent('stopped'), step()]);
  const { body } = await client.evaluateRequest({ expression: 'page', frameId: await topFrame(client) });
  return Number(body.result);
}

async function topFrame(client: DebugClient): Promise<number> {
  return (await client.stackTraceRequest({ threadId })).body.stackFrames[0]?.id ?? 0;
}

async function paramsOf(client: DebugClient): Promise<number> {
  const { scopes } = (await client.scopesRequest({ frameId: await topFrame(client) })).body;
  const { variablesReference = 0 } = scopes.find(({ name }) => name === 'Request') ?? {};
  const { variables } = (await client.variablesRequest({ variablesReference })).body;
  return variables.find(({ name }) => name === 'params')?.variablesReference ?? 0;
}

describe('what the debug adapter says it can', () => {
  const folder = temporaryFolder();
  const { address } = sampleApiForTests();
  let client: DebugClient;
  beforeEach(async () => {
    client = await connectDebugAdapter();
  });
  afterEach(() => client.stop());

  it('is held, request by request', async () => {
    const { body = {} } = await client.initializeRequest();
    const claimed = Object.entries(body).filter(([, value]) => value === true);
    assert.deepEqual(claimed.map(([name]) => name).toSorted(), Object.keys(capabilities).toSorted());
  });

  async function atSecondPage(given: object): Promise<Session> {
    const program = path.join(folder(), 'rides.extractor.json');
    const text = readFileSync(sample, 'utf8').replace('http://127.0.0.1:8377', address());
    writeFileSync(program, text);
    if ('recording' in given) {
      const [outDir, record] = [path.join(folder(), 'recorded'), path.join(folder(), 'kept')];
      assert.equal((await runToEnd({ config: text, outDir, record })).report.outcome, 'done');
    }
    const line = text.split('"responseParam"')[0]?.split('\n').length ?? 0;
    await client.hitBreakpoint({ program, ...given }, { path: program, line });
    await pageAfter(client, () => client.continueRequest({ threadId }));
    return { client, program, line, frameId: await topFrame(client) };
  }

  for (const [test, [source, given]] of sampled([
    ['the sample API', {}],
    ['a recording', { recording: 'kept' }],
  ] as const)) {
    for (const [capability, ask] of Object.entries(capabilities)) {
      test(`${capability}, with ${source}`, async () => ask(await atSecondPage(given)));
    }
  }
});
