import assert from 'node:assert/strict';
import { build, type Metafile } from 'esbuild';
import { bundling } from '../../../scripts/build.ts';

const entry = 'client/extension.ts';

describe('The bundle of the extension', () => {
  let inputs: Metafile['inputs'];

  before(async () => {
    const { metafile } = await build({
      ...bundling,
      entryPoints: [entry],
      write: false,
      metafile: true,
      sourcemap: false,
    });
    inputs = metafile.inputs;
  });

  it('holds nothing of the engine but the names of places and the words of a summary', () => {
    const engine = Object.keys(inputs).filter((file) => /^engine\/|\/undici\/|csv-stringify/.test(file));
    const lean = /^engine\/(places\.ts|summary(\.ts|\/)|core\/(pagination\/stopReason|verdict\/evidence)\.ts)/;
    assert.deepEqual(
      engine.filter((file) => !lean.test(file)),
      [],
    );
    assert.ok(engine.includes('engine/summary.ts'));
  });

  it('holds nothing of the language server but the words that they share', () => {
    const server = Object.keys(inputs).filter((file) => /^server\/|json-languageservice/.test(file));
    assert.deepEqual(server, ['server/protocol.ts']);
  });

  it('loads the language client only when it is needed', () => {
    const eager = reachable(entry);
    assert.ok(eager.has('client/languageSupport.ts'));
    assert.deepEqual(
      [...eager].filter((file) => file.includes('languageclient')),
      [],
    );
  });

  /** The files that are loaded with an entry: everything it imports, but not what it imports on demand. */
  function reachable(file: string, found = new Set<string>()): Set<string> {
    if (found.has(file)) return found;
    found.add(file);
    for (const { path, kind } of inputs[file]?.imports ?? []) if (kind !== 'dynamic-import') reachable(path, found);
    return found;
  }
});
