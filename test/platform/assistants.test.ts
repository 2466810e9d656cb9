import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { ToolHost } from '../../tools/call/toolHost.ts';
import { callTool, type ToolResult } from '../../tools/set/callTool.ts';
import { assertOffTheWire } from '../support/platform/assertOffTheWire.ts';
import { type ProjectHere, projectHere } from '../support/platform/projectHere.ts';

const secret = 'canary-of-a-plain-secret';
const file = 'fails.extractor.json';

interface Listed {
  configurations: Record<string, unknown>[];
}

describe('tools for assistants about a project', () => {
  const given = projectHere({ jobMilliseconds: 5 });

  async function connected(): Promise<ProjectHere> {
    const here = given();
    assert.equal((await here.project('connect', here.stack.url)).code, 0);
    return here;
  }

  function hostOf({ folder, stack }: ProjectHere, more: Partial<ToolHost> = {}): ToolHost {
    const session = path.join(folder, '..', 'session');
    mkdirSync(session, { recursive: true });
    return {
      folders: [folder],
      assets: { schemas: folder, docs: folder },
      session,
      secrets: [],
      secretsFor: async () => ({}),
      tokenFor: async (origin, project) => (origin === stack.url && project === '4321' ? stack.token : undefined),
      network: { environment: {} },
      ...more,
    };
  }

  function outputOf<Output>(result: ToolResult): Output {
    if (!('output' in result)) throw new Error(JSON.stringify(result));
    return result.output as Output;
  }

  it('project_list names configurations, versions and files', async () => {
    const here = await connected();
    await here.project('pull', '104');
    const { configurations } = outputOf<Listed>(await callTool('project_list', {}, hostOf(here)));
    const fails = configurations.find(({ id }) => id === '104');
    assert.equal(configurations.length, 5);
    assert.deepEqual([fails?.['path'], fails?.['pulled'], fails?.['version']], [file, 1, 1]);
  });

  it('project_pull asks first, for exactly what it then does', async () => {
    const here = await connected();
    const before = here.files();
    const asked = await callTool('project_pull', { names: ['104'] }, hostOf(here));
    assert.ok('question' in asked);
    assert.match(asked.question, /^Pull "104" of project 4321, "Mock project", of "http:.*" into ".*shop"\?/);
    assert.deepEqual(here.files(), before);
    const host = hostOf(here, { consent: { to: asked.about } });
    const other = await callTool('project_pull', { names: ['101'] }, host);
    assert.ok('question' in other);
    assert.deepEqual(here.files(), before);
    const { configurations } = outputOf<Listed>(await callTool('project_pull', { names: ['104'] }, host));
    assert.deepEqual(configurations, [
      { id: '104', name: 'Fails', path: file, version: 1, outcome: 'new', files: [file] },
    ]);
    assert.ok(here.read(file).length > 0);
  });

  it('a consent to trials of files is none to write files', async () => {
    const here = await connected();
    assert.ok('question' in (await callTool('project_pull', {}, hostOf(here, { consent: 'files' }))));
  });

  it('project_diff gives what differs, without secrets', async () => {
    const here = await connected();
    await here.project('pull', '--all');
    here.edit('acme-eu.extractor.json', 'KBC::ProjectSecure::efgh', secret);
    const result = await callTool('project_diff', { names: ['201'] }, hostOf(here));
    const [diff] = outputOf<Listed>(result).configurations;
    assert.equal(diff?.['state'], 'changed-here');
    assert.match(JSON.stringify(diff['files']), /^\[\{"file":"acme-eu\.extractor\.json","base":/);
    assert.ok(!JSON.stringify(result).includes(secret));
    await assertOffTheWire(here.stack, secret);
  });

  it('project_job judges a job, by its id or as the last one of a configuration', async () => {
    const here = await connected();
    assert.match(JSON.stringify(await callTool('project_job', { name: '101' }, hostOf(here))), /has no job/);
    await here.project('job', 'run', '101', '--yes');
    const last = outputOf<{ job: { id: string }; verdict: string; lines: string[] }>(
      await callTool('project_job', { name: '101' }, hostOf(here)),
    );
    assert.deepEqual([last.job.id, last.verdict], ['9001', 'unknown']);
    assert.match(last.lines.join('\n'), /Switch on "debug"/);
    assert.deepEqual(outputOf(await callTool('project_job', { job: '9001' }, hostOf(here))), last);
  });

  it('none of them changes the project, or says the token', async () => {
    const here = await connected();
    await here.project('job', 'run', '104', '--yes');
    const count = (await here.writes()).length;
    const host = hostOf(here, { consent: 'always' });
    const results = [];
    for (const [name, input] of [
      ['project_list', {}],
      ['project_pull', {}],
      ['project_diff', {}],
      ['project_job', { name: '104' }],
    ] as const)
      results.push(await callTool(name, input, host));
    assert.ok(results.every((result) => 'output' in result));
    assert.equal((await here.writes()).length, count);
    assert.ok(!JSON.stringify(results).includes(here.stack.token));
    await assertOffTheWire(here.stack, secret);
  });

  for (const name of ['project_list', 'project_pull', 'project_diff'] as const) {
    it(`${name} sends the token to no stack that only the folder names`, async () => {
      const here = await connected();
      const count = (await here.log()).length;
      const result = await callTool(name, {}, hostOf(here, { tokenFor: async () => undefined }));
      assert.equal('error' in result && result.error.code, 'platform.stack-not-confirmed');
      assert.equal((await here.log()).length, count);
    });

    it(`${name} says that a folder is not connected, and reads none outside`, async () => {
      const here = given();
      const result = await callTool(name, {}, hostOf(here));
      assert.equal('error' in result && result.error.code, 'platform.not-connected');
      const outside = await callTool(name, { folder: '..' }, hostOf(here));
      assert.equal('error' in outside && outside.error.code, 'tool.outside');
    });
  }
});
