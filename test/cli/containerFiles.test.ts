import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');

/** How a script loads another one, or starts it as a thread, once it is minified. */
const loading = /\b(?:require\("\.\/|join\(__dirname,")([\w-]+\.js)"\)/g;

/** The scripts that a script of `dist/` loads or starts, and what these load. */
function scriptsFrom(name: string, known = new Set<string>()): Set<string> {
  if (known.has(name)) return known;
  known.add(name);
  const text = readFileSync(path.join(root, 'dist', name), 'utf8');
  for (const [, loaded] of text.matchAll(loading)) if (loaded) scriptsFrom(loaded, known);
  return known;
}

describe('deploy/container/Dockerfile', () => {
  it('copies the scripts that the command line loads or starts, and no other', () => {
    const dockerfile = readFileSync(path.join(root, 'deploy', 'container', 'Dockerfile'), 'utf8');
    const [copies = ''] = /^COPY dist\/cli\.js.*/m.exec(dockerfile) ?? [];
    const copied = [...copies.matchAll(/\bdist\/([\w-]+\.js)\b/g)].map(([, name]) => name);
    // The entry point loads the program by its own means, to keep what V8 compiled.
    const loaded = new Set([...scriptsFrom('cli.js'), ...scriptsFrom('program.js')]);
    assert.deepEqual(copied.toSorted(), [...loaded].toSorted());
  });
});
