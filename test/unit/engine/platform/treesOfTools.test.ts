import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { MemoryFiles } from '../../../support/platform/memoryFiles.ts';
import { PulledFolder } from '../../../support/platform/pulledFolder.ts';
import { pulledOf } from '../../../support/platform/remotes.ts';
import { readFolder } from '../../../support/readFolder.ts';
import { seeds } from '../../../trees/make/seeds.ts';

const trees = path.join(import.meta.dirname, '../../../trees');
const manifestFile = '.keboola/manifest.json';

interface Manifest {
  configurations: { id: string; branchId: number }[];
}

for (const tool of ['kbc', 'kbagent'] as const) {
  describe(`A tree that ${tool} pulled`, () => {
    for (const name of readdirSync(path.join(trees, tool))) {
      // The tools write what a float keeps of a number: these trees have other digits.
      const isExact = name !== 'values';
      const texts = readFolder(path.join(trees, tool, name));
      const manifest: Manifest = JSON.parse(texts[manifestFile] ?? '');
      // The manifest of kbagent only has the branch that was pulled last.
      const branches = new Set(manifest.configurations.map(({ branchId }) => String(branchId)));
      const pulled = [...branches].flatMap((id) => pulledOf(seeds[name] ?? { configurations: [] }, id));

      it(`${name}: is pulled again without a change${isExact ? '' : ' but for digits'}`, async () => {
        const folder = new PulledFolder(tool, texts);
        const written = await folder.pull(...pulled);
        assert.deepEqual(
          written.flatMap(({ obsolete }) => obsolete),
          [],
        );
        const changed = Object.keys(texts).filter((file) => folder.files.texts.get(file) !== texts[file]);
        assert.deepEqual(changed, isExact ? [] : changed.filter((file) => /numbers-and-texts|manifest/.test(file)));
      });

      it(`${name}: is what a pull into an empty tree makes${isExact ? '' : ', but for digits'}`, async () => {
        const folder = new PulledFolder(tool, { [manifestFile]: emptied(manifest, pulled, tool === 'kbc' ? 2 : 4) });
        const written = await folder.pull(...pulled);
        for (const { files, variables } of written)
          for (const [file, text] of [...files, ...(variables?.files ?? [])])
            if (isExact || !file.includes('numbers-and-texts')) assert.equal(text, texts[file], file);
        if (tool === 'kbc') assert.equal(folder.files.texts.get(manifestFile), texts[manifestFile]);
        else assert.deepEqual(hashesOf(folder.files), hashesOf(new MemoryFiles(texts)));
      });
    }
  });
}

/** A manifest without what is to be pulled. */
function emptied(manifest: Manifest, pulled: ReturnType<typeof pulledOf>, indent: number): string {
  const ids = new Set(pulled.flatMap(({ configuration, variables }) => [configuration.id, variables?.id]));
  const configurations = manifest.configurations.filter(({ id }) => !ids.has(id));
  return `${JSON.stringify({ ...manifest, configurations }, undefined, indent)}\n`;
}

/** The hashes of what was pulled, which do not depend on digits. */
function hashesOf({ texts }: MemoryFiles): Record<string, string> {
  const { configurations } = JSON.parse(texts.get(manifestFile) ?? '');
  const entries = configurations.flatMap((each: { path: string; branchId: number; metadata: Hashes; rows: Row[] }) => [
    [`${each.branchId} ${each.path}`, each.metadata.pull_config_hash],
    ...each.rows.map((row) => [`${each.branchId} ${each.path} ${row.path}`, row.metadata.pull_config_hash]),
  ]);
  return Object.fromEntries(entries);
}

interface Row {
  path: string;
  metadata: Hashes;
}

interface Hashes {
  pull_config_hash: string;
}
