import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');

describe('withNode', () => {
  const cases: [title: string, npm: Record<string, string>, expected: string][] = [
    ['runs npm, although npm puts the pinned Node first', { npm_node_execpath: '/usr/bin/node' }, '/usr/bin/node'],
    ['runs it, without npm', {}, process.execPath],
  ];
  for (const [title, npm, expected] of cases) {
    it(`takes for the Node of the machine the one that ${title}`, () => {
      const { npm_node_execpath: _outer, ...environment } = process.env;
      const ask = ['-p', 'process.env.PAGEWRIGHT_NODE_OF_THE_MACHINE'];
      const said = execFileSync(process.execPath, ['scripts/withNode.mjs', ...ask], {
        cwd: root,
        env: { ...environment, ...npm },
        encoding: 'utf8',
      });
      assert.equal(said.trim().split('\n').at(-1), expected);
    });
  }
});
