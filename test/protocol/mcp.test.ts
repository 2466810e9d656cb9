import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client, type ClientCapabilities } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { startSampleApi } from '../../samples/api/startSampleApi.ts';
import { tools } from '../../tools/set/tools.ts';
import { programNode } from '../support/programNode.ts';
import { sendJson, startApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { until } from '../support/until.ts';

const root = path.join(import.meta.dirname, '../..');

interface Result {
  isError?: boolean;
  content: { text: string }[];
  structuredContent?: Record<string, unknown>;
}

describe('pagewright mcp', () => {
  const folder = temporaryFolder();
  const clients: Client[] = [];
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.close();
  });

  /** A client of the built program, which can ask its user. */
  async function connect(
    options: { args?: string[]; agrees?: boolean; env?: Record<string, string>; whileAsked?: () => void } = {},
  ) {
    const asked: string[] = [];
    const { args = [], agrees, env = {}, whileAsked = () => undefined } = options;
    const capabilities: ClientCapabilities = agrees === undefined ? {} : { elicitation: { form: {} } };
    const client = new Client({ name: 'test', version: '1' }, { capabilities });
    if (agrees !== undefined) {
      client.setRequestHandler('elicitation/create', async ({ params }) => {
        asked.push(params.message);
        whileAsked();
        return agrees ? { action: 'accept', content: { run: true } } : { action: 'decline' };
      });
    }
    const server = {
      command: programNode,
      args: [path.join(root, 'dist/cli.js'), 'mcp', '--folder', folder(), ...args],
    };
    await client.connect(
      new StdioClientTransport({ ...server, env: { ...process.env, ...env } as Record<string, string> }),
    );
    clients.push(client);
    const call = async (name: string, input: object) =>
      (await client.callTool({ name, arguments: { ...input } })) as unknown as Result;
    /** The output of a call that has one. */
    const output = async (name: string, input: object) => {
      const { structuredContent, content } = await call(name, input);
      assert.ok(structuredContent, content[0]?.text);
      return structuredContent;
    };
    return { client, call, output, asked };
  }

  it('offers the tools with their schemas, the documentation and prompts', async () => {
    const { client } = await connect();
    const offered = (await client.listTools()).tools;
    assert.deepEqual(
      offered.map(({ name }) => name),
      tools.map(({ name }) => name),
    );
    for (const { name, inputSchema, outputSchema, annotations } of offered) {
      assert.equal(inputSchema.additionalProperties, false, name);
      assert.equal(outputSchema?.type, 'object', name);
      const isSending = ['run_trial', 'find_pagination'].includes(name) || name.startsWith('project_');
      assert.equal(annotations?.openWorldHint, isSending, name);
    }
    for (const { uri } of (await client.listResources()).resources) {
      const { contents } = await client.readResource({ uri });
      assert.match(JSON.stringify(contents[0]), /"text":"# /, uri);
    }
    const names = (await client.listPrompts()).prompts.map(({ name }) => name);
    assert.deepEqual(names, ['write-configuration', 'mend-paging']);
    const prompt = await client.getPrompt({
      name: 'write-configuration',
      arguments: { api: 'a.yaml', file: 'a.json' },
    });
    for (const [, named = ''] of JSON.stringify(prompt.messages).matchAll(/\\"([a-z]+_[a-z]+)\\"/g))
      assert.ok(
        tools.some(({ name }) => name === named),
        named,
      );
  });

  for (const [what, name, input] of [
    ['another type', 'check', { path: 5 }],
    ['an unknown key', 'plan', { text: '{}', shell: 'x' }],
    ['a path elsewhere', 'check', { path: '/etc/passwd' }],
    ['too many pages', 'run_trial', { text: '{}', job: 'a', maxPages: 100 }],
  ] as const) {
    it(`refuses ${what}, in a sentence`, async () => {
      const { call } = await connect();
      const { isError, content } = await call(name, input);
      assert.equal(isError, true);
      assert.match(content[0]?.text ?? '', /path|shell|outside|maxPages/);
    });
  }

  it('leaves nothing behind when the client closes it', async () => {
    const { client, output } = await connect({ env: { TMPDIR: folder() } });
    await output('explain', { code: 'http.status' });
    const left = () => readdirSync(folder()).filter((name) => name.startsWith('pagewright-mcp-'));
    assert.equal(left().length, 1);
    await client.close();
    await until(() => left().length === 0);
  });

  describe('a trial', () => {
    const configuration = (url: string) =>
      JSON.stringify({
        api: { baseUrl: `${url}/` },
        config: { '#token': '', jobs: [{ endpoint: 'users', dataField: 'items', params: { t: { attr: '#token' } } }] },
      });

    it('is announced as what it is: it sends requests', async () => {
      const { client } = await connect();
      const { tools } = await client.listTools();
      const writing = tools.filter(({ annotations }) => annotations?.readOnlyHint !== true).map(({ name }) => name);
      assert.deepEqual(writing, ['find_pagination', 'run_trial', 'project_pull']);
    });

    it('of a text is refused with --allow-runs, and nothing is sent', async () => {
      const api = await startApi((_request, response) => sendJson(response, { items: [{ id: 1 }] }));
      try {
        const { call } = await connect({ args: ['--allow-runs'] });
        const { isError, content } = await call('run_trial', {
          text: configuration(api.url).replace('""', '"t0ken"'),
          job: 'users',
        });
        assert.equal(isError, true);
        assert.match(content[0]?.text ?? '', /only for configurations in the folders.*tool\.not-a-file/);
        assert.deepEqual(api.requests, []);
      } finally {
        await api.close();
      }
    });

    for (const [who, options, sent, said] of [
      ['is refused where the client cannot ask', {}, 0, /--allow-runs.*tool\.no-consent/],
      ['is not made where the user declines', { agrees: false }, 0, /did not agree.*tool\.no-consent/],
      ['is made where the user agrees', { agrees: true }, 1, /"verdict"/],
      ['is made with --allow-runs', { args: ['--allow-runs'] }, 1, /"verdict"/],
    ] as const) {
      it(who, async () => {
        const api = await startApi((_request, response) => sendJson(response, { items: [{ id: 1 }] }));
        try {
          writeFileSync(path.join(folder(), 'a.extractor.json'), configuration(api.url));
          const env = { PAGEWRIGHT_SECRET_TOKEN: 'canary-3f9a2c' };
          const { call, asked } = await connect({
            ...options,
            args: [...('args' in options ? options.args : [])],
            env,
          });
          const { content } = await call('run_trial', { path: 'a.extractor.json', job: 'users' });
          assert.match(content[0]?.text ?? '', said);
          assert.equal(api.requests.length, sent);
          assert.equal(asked.length, 'agrees' in options ? 1 : 0);
          assert.doesNotMatch(JSON.stringify([content, asked]), /canary/);
          for (const question of asked) assert.ok(question.includes(api.url) && question.includes('#token'), question);
        } finally {
          await api.close();
        }
      });
    }
  });

  for (const [who, options, isAllowed] of [
    ['is refused where the client cannot ask', {}, false],
    ['is not made where the user declines', { agrees: false }, false],
    ['is made where the user agrees', { agrees: true }, true],
    ['is made with --allow-runs', { args: ['--allow-runs'] }, true],
  ] as const) {
    it(`a search for paging ${who}; without requests it always answers`, async () => {
      const ids = Array.from({ length: 57 }, (_, id) => ({ id: `row ${id}` }));
      const api = await startApi(({ url }, response) => {
        const page = Number(new URL(url ?? '', 'http://x').searchParams.get('page') ?? 1);
        sendJson(response, { items: ids.slice((page - 1) * 20, page * 20), total: 57 });
      });
      try {
        const config = { api: { baseUrl: `${api.url}/` }, config: { jobs: [{ endpoint: 'users' }] } };
        writeFileSync(path.join(folder(), 'a.extractor.json'), JSON.stringify(config));
        const { call, output } = await connect({ ...options, args: [...('args' in options ? options.args : [])] });
        const given = { path: 'a.extractor.json' };
        const { candidates } = await output('find_pagination', { ...given, send: false });
        assert.deepEqual([candidates, api.requests], [[], []]);
        const { isError, content, structuredContent } = await call('find_pagination', given);
        assert.equal(isError ?? false, !isAllowed, content[0]?.text);
        assert.equal(structuredContent?.['result'], isAllowed ? 'found' : undefined);
        assert.equal(structuredContent?.['requests'] ?? 0, api.requests.length);
      } finally {
        await api.close();
      }
    });
  }

  it('asks again for a trial whose configuration changes while its user thinks', async () => {
    const api = await startApi((_request, response) => sendJson(response, [{ id: 1 }]));
    try {
      const write = (endpoint: string) =>
        writeFileSync(
          path.join(folder(), 'a.extractor.json'),
          JSON.stringify({ api: { baseUrl: `${api.url}/` }, config: { jobs: [{ endpoint, dataType: 'users' }] } }),
        );
      write('users');
      const paths = ['users/1/delete', 'users/2/delete'];
      const whileAsked = () => {
        const next = paths.shift();
        if (next !== undefined) write(next);
      };
      const { output, asked } = await connect({ agrees: true, whileAsked });
      // The name of the job is that of its data type, whatever its endpoint.
      await output('run_trial', { path: 'a.extractor.json', job: 'users' });
      assert.deepEqual(
        asked.map((question) => / GET "([^"]*)"/.exec(question)?.[1]),
        ['/users', '/users/1/delete', '/users/2/delete'],
      );
      assert.match(asked[1] ?? '', /^The configuration has changed since this was asked\. /);
      assert.deepEqual(
        api.requests.map((request) => String(request)),
        ['GET /users/2/delete'],
      );
    } finally {
      await api.close();
    }
  });

  it('takes a scripted assistant from an OpenAPI document to a complete verdict', async () => {
    const api = await startSampleApi({ port: 0 });
    try {
      cpSync(path.join(root, 'samples/sample-api.openapi.yaml'), path.join(folder(), 'api.openapi.yaml'));
      const { output } = await connect({ agrees: true });
      const imported = await output('import_openapi', {
        document: 'api.openapi.yaml',
        select: ['GET /stations'],
        server: `${api.url}/v1/`,
      });
      const file = path.join(folder(), 'stations.extractor.json');
      const given = { path: 'stations.extractor.json' };
      writeFileSync(file, String(imported['text']));
      const { findings } = (await output('check', given)) as { findings: { severity: string }[] };
      assert.deepEqual(
        findings.filter(({ severity }) => severity === 'error'),
        [],
      );
      const { jobs } = (await output('plan', given)) as { jobs: { name: string; requests: { url: string }[] }[] };
      const job = jobs[0]?.name;
      assert.match(jobs[0]?.requests[1]?.url ?? '', /offset=50/);
      const { verdict } = (await output('run_trial', { ...given, job })) as { verdict: { status: string } };
      assert.equal(verdict.status, 'complete');
      assert.match(JSON.stringify(await output('read_verdict', given)), /total-matches/);
      assert.match(JSON.stringify(await output('explain', { code: 'total-matches' })), /as many were read/);
      assert.match(JSON.stringify(await output('preview_tables', given)), /"rows":63/);
    } finally {
      await api.close();
    }
  });
});

describe('docs/assistants.md', () => {
  it('has a line for each tool, and for no other', () => {
    const page = readFileSync(path.join(root, 'docs/assistants.md'), 'utf8');
    const listed = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    assert.deepEqual(listed.toSorted(), tools.map(({ name }) => name).toSorted());
  });
});

describe('pagewright init-guidance', () => {
  const folder = temporaryFolder();

  it('writes AGENTS.md, and leaves one that is there', async () => {
    const run = (...args: string[]) =>
      spawnSync(programNode, [path.join(root, 'dist/cli.js'), 'init-guidance', ...args], {
        cwd: folder(),
        encoding: 'utf8',
      });
    const file = path.join(folder(), 'AGENTS.md');
    assert.equal(run().status, 0);
    assert.match(readFileSync(file, 'utf8'), /`run_trial`/);
    writeFileSync(file, 'mine');
    const again = run();
    assert.equal(again.status, 1);
    assert.match(again.stderr, /exists already.*--force/);
    assert.equal(readFileSync(file, 'utf8'), 'mine');
    assert.equal(run('--force').status, 0);
    assert.notEqual(readFileSync(file, 'utf8'), 'mine');
  });

  it('names the tools that there are', async () => {
    const { guidance } = await import('../../tools/guidance.ts');
    const named = [...guidance.matchAll(/`([a-z]+_[a-z]+|check|plan|explain)`/g)].map(([, name]) => name);
    assert.deepEqual(
      named.filter((name) => !tools.some((tool) => tool.name === name)),
      [],
    );
    assert.equal(guidance.match(/^\d\./gm)?.length, 8);
  });
});
