import assert from 'node:assert/strict';
import { debugConfiguration } from '../../../../client/debugging/session/debugConfiguration.ts';
import type { DebugArguments } from '../../../../debugger/session/messages.ts';
import manifest from '../../../../package.json' with { type: 'json' };

describe('What a debug session is started with', () => {
  it('names the configuration, and the job where it is one', () => {
    const names = [undefined, 'users'].map(
      (job) => debugConfiguration({ program: '/w/a.extractor.json', ...(job && { job }) }).name,
    );
    assert.deepEqual(names, ['a.extractor.json', 'a.extractor.json (job "users")']);
  });

  const [contributed] = manifest.contributes.debuggers;
  assert.ok(contributed);
  const { type, configurationAttributes, configurationSnippets } = contributed;
  const attributes: Record<string, { description: string }> = configurationAttributes.launch.properties;

  it('is offered in launch.json, each attribute with its description', () => {
    const all: Record<keyof DebugArguments, true> = {
      program: true,
      job: true,
      environment: true,
      values: true,
      recording: true,
      stopOnEntry: true,
    };
    assert.deepEqual(Object.keys(attributes), Object.keys(all));
    assert.ok(Object.values(attributes).every(({ description }) => description.endsWith('.')));
  });

  for (const { label, body } of configurationSnippets) {
    it(`is written by the snippet "${label}"`, () => {
      const { name, ...written } = body;
      assert.deepEqual([written.type, written.request, name.length > 0], [type, 'launch', true]);
      const known = ['type', 'request', ...Object.keys(attributes)];
      assert.ok(Object.keys(written).every((attribute) => known.includes(attribute)));
    });
  }
});
