import type { Composition } from '../../../../client/project/composition/composition.ts';
import { composeText } from '../../../../engine/core/project/composed/composeText.ts';
import { mergeSources } from '../../../../engine/core/project/composed/mergeSources.ts';
import { readJsonSource } from '../../../../engine/core/project/source/readJsonSource.ts';
import { readYamlSource } from '../../../../engine/core/project/source/yaml/readYamlSource.ts';

/** The names of the files that the composition is made of: one in YAML, one in JSON, as no tool mixes them. */
export const files = { base: '/tree/orders/_config.yml', row: '/tree/orders/rows/users/config.json' };

const base = `parameters:
  api:
    # The address of the shop.
    baseUrl: https://api.example.com/
    pagination: { method: offset }
  config: {}
`;
const row = `{
  "parameters": {
    "config": { "jobs": [
      { "endpoint": "users" }
    ] }
  }
}
`;

/** A configuration with its row over it. */
export const composed: Composition = compose();

function compose(): Composition {
  const [under, over] = [readYamlSource(base, files.base).root, readJsonSource(row, files.row)];
  if (under === undefined || over === undefined) throw new Error('The files of the composition cannot be read.');
  const texts = new Map([
    [files.base, base],
    [files.row, row],
  ]);
  return { name: 'Orders › Users', composed: composeText(mergeSources(under, over)), texts };
}
