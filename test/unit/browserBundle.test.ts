import assert from 'node:assert/strict';
import { build, type Metafile } from 'esbuild';
import { browserBundling } from '../../scripts/build.ts';
import { browserPrograms } from '../../scripts/lib/programs.ts';

/** The YAML parser is a tenth of the server; the schema of expectations and its validator are 45 kB of it. */
const maxValue = 1_462_000;

async function bundleOf(name: string, entry: string): Promise<Metafile> {
  const bundling = browserBundling(name);
  // A module of Node is left out, so that the test can name who imports it.
  const external = [...(bundling.external ?? []), 'node:*'];
  const options = { external, write: false, metafile: true, sourcemap: false } as const;
  const { metafile } = await build({ ...bundling, ...options, entryPoints: { [name]: entry } });
  return metafile;
}

/** The imports that need a machine. */
function needsMachine({ inputs }: Metafile): string[] {
  const arrows = Object.entries(inputs).flatMap(([from, { imports }]) => imports.map(({ path: to }) => ({ from, to })));
  return arrows
    .filter(({ to }) => /^node:|[/](undici|ssh2)[/]|^vscode-language\w+[/]node$/.test(to))
    .map(({ from, to }) => `${from} → ${to}`);
}

for (const [name, entry] of Object.entries(browserPrograms)) {
  describe(`The program "${name}" of the browser`, () => {
    let metafile: Metafile;

    before(async () => {
      metafile = await bundleOf(name, entry);
    });

    it('reaches no module of Node, and nothing that needs one', () => {
      assert.deepEqual(needsMachine(metafile), []);
    });

    it('is small enough for the first page', () => {
      const bytes = Object.values(metafile.outputs).map((output) => output.bytes);
      assert.ok(Math.max(...bytes) < maxValue, `${bytes} bytes`);
    });
  });
}
