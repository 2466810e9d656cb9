import assert from 'node:assert/strict';
import { emptyTree } from '../support/platform/emptyTree.ts';
import { projectHere } from '../support/platform/projectHere.ts';
import { startStack } from '../support/stack/startStack.ts';

describe('pagewright project connect', () => {
  const given = projectHere();

  it('says project, branch and who, writes the link, and never the token', async () => {
    const { stack, project, files } = given();
    const { code, stdout, stderr } = await project('connect', stack.url);
    assert.equal(code, 0, stderr);
    assert.match(stdout, /project 4321, "Mock project"/);
    assert.match(stdout, /branch {3}Main \(777\)/);
    assert.match(stdout, /dev@mock\.test: saves configurations, starts jobs/);
    assert.deepEqual(Object.keys(files()), ['.pagewright/project.json']);
    assert.ok(!JSON.stringify([stdout, stderr, files()]).includes(stack.token));
  });

  it('gives the same as JSON, with the names of the vault and without the token', async () => {
    const { stack, json } = given();
    const connection = await json<{ vault: string[]; layout: string }>('connect', [stack.url]);
    assert.deepEqual([connection.vault, connection.layout], [['SHOP_TOKEN'], 'pagewright']);
    assert.ok(!JSON.stringify(connection).includes(stack.token));
  });

  it('notes when the names of the vault were read', async () => {
    const { stack, project, read } = given();
    await project('connect', stack.url);
    const { vault, vaultReadAt } = JSON.parse(read('.pagewright/project.json'));
    assert.deepEqual(vault, ['SHOP_TOKEN']);
    assert.match(vaultReadAt, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  });

  for (const [title, arguments_, environment, message] of [
    ['a branch that is not there', ['--branch', 'Feature Y'], {}, /no branch "Feature Y"\. Is it "Feature X"\?/],
    ['no token', [], { KBC_TOKEN: '' }, /There is no token\. Give it in .* KBC_TOKEN/],
    ['a wrong token', [], { KBC_TOKEN: '1-2-wrong' }, /does not accept the token/],
    ['a layout without its tree', ['--layout', 'kbc'], {}, /no manifest of kbc/],
  ] as const) {
    it(`refuses ${title}`, async () => {
      const { stack, project, environment: own, files } = given();
      Object.assign(own, environment);
      const { code, stderr } = await project('connect', stack.url, ...arguments_);
      assert.equal(code, 1);
      assert.match(stderr, message);
      assert.deepEqual(files(), {});
    });
  }

  it('keeps the branch that was chosen, by name, for the verbs after it', async () => {
    const { stack, project, json } = given();
    await project('connect', stack.url, '--branch', 'feature x');
    const listed = await json<{ branch: string }[]>('list');
    assert.deepEqual([...new Set(listed.map(({ branch }) => branch))], ['778']);
  });

  it('takes the layout of the tree that is there, which must be of the same project', async () => {
    const { stack, project, json, write, read } = given();
    for (const [file, text] of Object.entries(emptyTree('kbc', stack.url))) write(file, text);
    assert.equal((await json<{ layout: string }>('connect', [stack.url])).layout, 'kbc');
    write('.keboola/manifest.json', read('.keboola/manifest.json').replace('4321', '99'));
    write('.pagewright/project.json', read('.pagewright/project.json').replace('"kbc"', '"pagewright"'));
    const { code, stderr } = await project('connect', stack.url, '--layout', 'kbc');
    assert.equal(code, 1);
    assert.match(stderr, /is of project 99/);
  });
});

describe('a link that a merge has broken', () => {
  const given = projectHere();

  for (const [title, text] of [
    ['with the marks of the merge', '<<<<<<< here\n{}\n=======\n{}\n>>>>>>> there\n'],
    ['without its keys', '{}'],
  ] as const)
    it(`${title} says what helps, and connecting does not replace it`, async () => {
      const { stack, project, write, files } = given();
      write('.pagewright/project.json', text);
      const before = files();
      for (const [verb, ...args] of [['connect', stack.url], ['pull', '--all'], ['diff']] as const) {
        const { code, stderr } = await project(verb, ...args);
        assert.equal(code, 1);
        assert.match(stderr, /project\.json" cannot be used\. .* Restore the file, .* or connect another folder\.$/m);
      }
      assert.deepEqual(files(), before);
    });
});

describe('a clone of a stranger', () => {
  const given = projectHere();

  it('gets no token for the stack that its link names', async () => {
    const { stack, project, files } = given();
    const stranger = await startStack();
    await project('connect', stack.url);
    const { write, read } = given();
    write('.pagewright/project.json', read('.pagewright/project.json').replace(stack.url, stranger.url));
    const before = files();
    for (const verb of ['list', 'diff', 'push']) {
      const { code, stderr } = await project(verb, ...(verb === 'push' ? ['-m', 'x'] : []));
      assert.equal(code, 1);
      assert.match(stderr, /which you have not confirmed|to which you have not connected/);
    }
    assert.deepEqual(await stranger.log(), []);
    assert.deepEqual(files(), before);
    await stranger.stop();
  });

  it('is used with the stack that the user names, and refused if it is of another one', async () => {
    const { stack, project, read, write } = given();
    const other = await startStack();
    await project('connect', stack.url);
    assert.equal((await project('list', '--stack', stack.url)).code, 0);
    const { code, stderr } = await project('list', '--stack', other.url);
    assert.equal(code, 1);
    assert.match(stderr, /The folder belongs to project 4321/);
    write('.pagewright/project.json', read('.pagewright/project.json').replace('"4321"', '"5"'));
    assert.match((await project('list')).stderr, /The folder belongs to project 5/);
    await other.stop();
  });

  it('cannot name files out of its folder', async () => {
    const { stack, project, edit } = given();
    await project('connect', stack.url);
    await project('pull', '104');
    edit('.pagewright/project.json', '"path": "fails.extractor.json"', '"path": "../fails.extractor.json"');
    const { code, stderr } = await project('pull', '--all');
    assert.equal(code, 1);
    assert.match(stderr, /project\.json.* cannot be used/);
  });
});
