import assert from 'node:assert/strict';
import type { LocalConfiguration, LocalPart } from '@pagewright/core/platform/localConfiguration';
import type { PulledConfiguration } from '@pagewright/core/platform/pulledConfiguration';
import type { RemoteConfiguration, RemotePart } from '@pagewright/core/platform/remoteConfiguration';
import { layoutNames, PulledFolder } from '../../../support/platform/pulledFolder.ts';
import { randomConfiguration } from '../../../support/platform/randomConfiguration.ts';
import { seeded, seedsOf } from '../../../support/seeded.ts';

const seedCount = 40;

for (const layout of layoutNames) {
  describe(`Random configurations in the layout ${layout}`, () => {
    for (const seed of seedsOf(seedCount)) {
      it(`are read as they were pulled, and pulled again without a change: seed ${seed}`, async () => {
        const next = seeded(seed);
        const pulled = Array.from({ length: 1 + next(3) }, (_, index) =>
          randomConfiguration(next, String(100 + index)),
        );
        const folder = new PulledFolder(layout);
        await folder.pull(...pulled);
        for (const each of pulled) await assertRead(folder, each);
        const texts = folder.files.all;
        await folder.pull(...pulled);
        assert.deepEqual(folder.files.all, texts);
      });

      it(`are another version after it was pulled over the first: seed ${seed}`, async () => {
        const next = seeded(seed);
        const [first, second] = [randomConfiguration(next, '100'), randomConfiguration(next, '100')];
        const folder = new PulledFolder(layout);
        await folder.pull(first);
        await folder.pull(second);
        await assertRead(folder, second);
      });
    }
  });
}

async function assertRead(folder: PulledFolder, pulled: PulledConfiguration): Promise<void> {
  const local = await folder.read(pulled);
  assert.ok(local);
  assert.deepEqual(
    local.findings.filter(({ severity }) => severity === 'error'),
    [],
  );
  assert.deepEqual(viewOf(local), viewOf(pulled.configuration));
  assert.deepEqual(local.variables && viewOf(local.variables), pulled.variables && viewOf(pulled.variables));
}

/** The parts of a configuration that a person sees. */
function viewOf(configuration: LocalConfiguration | RemoteConfiguration): object {
  return { ...partOf(configuration), rows: configuration.rows.map(partOf) };
}

function partOf({ id, name, description, isDisabled, body }: LocalPart | RemotePart): object {
  return { id, name, description, isDisabled, body };
}
