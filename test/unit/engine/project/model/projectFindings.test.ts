import type { SampleConfiguration } from '../../../../support/sampleTree.ts';
import { findingCases } from './findingCases.ts';

const config = { jobs: [{ endpoint: 'orders' }] };
const api = { baseUrl: 'https://a.example/' };
const parameters = { api, config };
const orders = (body: object = { parameters }, more: Partial<SampleConfiguration> = {}): SampleConfiguration => ({
  id: '101',
  body,
  ...more,
});
const secret = (value: unknown) => orders({ parameters: { api, config: { ...config, '#token': value } } });
const variables = (key: string, value: string) => ({
  id: '501',
  body: { variables: [{ name: key, type: 'string' }] },
  sets: { '601': { values: [{ name: key, value }] } },
  default: '601',
});
const after = { after: [{ definition: { component: 'keboola.processor-skip-lines' } }] };
const row = (id: string, more: object = {}) => ({ id, body: { parameters: { config }, ...more } });
const folder = 'main/extractor/ex-generic-v2';
const manifest = '.keboola/manifest.json';
const replacing = (file: string, from: string, to: string) => (files: Record<string, string>) => {
  files[file] = (files[file] ?? '').replace(from, to);
};

describe('A tree', () => {
  findingCases('project.plain-secret', {
    'a text': { tree: [secret('⟦hunter2⟧')], severity: 'warning', says: /^(?!.*hunter2)/ },
    'a number': {
      tree: [secret(987654)],
      change: (files) => {
        for (const [file, text] of Object.entries(files)) files[file] = text.replace('987654', '«987654»');
      },
      says: /^(?!.*987654)/,
    },
    'a cipher that is none': { tree: [secret('⟦KBC::ProjectSecure⟧')] },
    'in a row, in the parameters of a processor, and deeper': {
      tree: [
        orders(
          { parameters, processors: { before: [{ definition: { component: 'a' }, parameters: { '#a': '⟦b⟧' } }] } },
          { rows: [{ id: '1', body: { parameters: { config: { list: [{ '#c': '⟦d⟧' }] } } } }] },
        ),
      ],
    },
    'in a set of values': {
      tree: [
        orders(
          { parameters: { api: { baseUrl: 'https://{{ #a }}/' }, config } },
          { variables: variables('#a', '⟦b⟧') },
        ),
      ],
    },
    'no cipher of any kind': {
      tree: [
        'KBC::ProjectSecure::abcd',
        'KBC::ComponentSecureKV::abcd',
        'KBC::ProjectWideBranchTypeSecureGKMS::abcd',
        'KBC::Encrypted==abcd',
        'KBC::ComponentProjectEncrypted==abcd',
      ].map((value, index) => ({ ...secret(value), id: String(index) })),
    },
    'no entry of the vault, nothing that is empty': {
      tree: [secret('{{ vault.TOKEN }}'), secret('Bearer {{vault.TOKEN}}'), secret(''), secret(null), secret({})].map(
        (each, index) => ({ ...each, id: String(index) }),
      ),
    },
    'no variable': {
      tree: [{ ...secret('{{ a }}'), variables: variables('a', 'KBC::ProjectSecure::abcd') }],
    },
  });

  findingCases('project.processors-twice', {
    'in a configuration and a row, on the row': {
      tree: [orders({ parameters, processors: after }, { rows: [row('1'), row('2', { '⟦processors⟧': after })] })],
      severity: 'error',
    },
    'only in rows': { tree: [orders({ parameters }, { rows: [row('1', { processors: after }), row('2')] })] },
    'only in the configuration': {
      tree: [orders({ parameters, processors: after }, { rows: [row('1', { processors: {} })] })],
    },
  });

  findingCases('project.repeated', {
    'two entries with one id': {
      tree: [orders(), { ...orders(), id: '102' }],
      change: (files) => {
        const text = (files[manifest] ?? '').replace('"id": "102"', '"id": "101"');
        files[manifest] = text.replace('"extractor/ex-generic-v2/102"', '«"extractor/ex-generic-v2/102"»');
        const own = `${folder}/102/_config.yml`;
        if (files[own] !== undefined) files[own] = files[own].replace('"102"', '"101"');
      },
      severity: 'error',
    },
    'two entries with one folder': {
      tree: [orders(), { ...orders(), id: '102' }],
      change: (files) => {
        for (const name of ['config.json', 'meta.json', '_config.yml']) delete files[`${folder}/102/${name}`];
        replacing(manifest, '"extractor/ex-generic-v2/102"', '«"extractor/ex-generic-v2/101"»')(files);
      },
      says: /"101" and "102" have the same folder/,
    },
    'a copied folder that has the id of the original': {
      tree: [orders()],
      tool: 'kbagent',
      change: (files) => {
        files[`${folder}/copy/_config.yml`] = (files[`${folder}/101/_config.yml`] ?? '').replace(
          '"101"\n',
          '«"101"»\n',
        );
      },
      severity: 'information',
      says: /"101" of "101", so kbagent pushes it as a new one .*Delete "_keboola"/,
    },
    'two new folders that have the same id': {
      tree: [orders()],
      tool: 'kbagent',
      change: (files) => {
        const text = (files[`${folder}/101/_config.yml`] ?? '').replace('"101"\n', '"102"\n');
        files[`${folder}/a/_config.yml`] = text;
        files[`${folder}/b/_config.yml`] = text.replace('"102"', '«"102"»');
      },
      severity: 'warning',
      says: /also has "a", so kbagent pushes neither/,
    },
    'a copied row that has the id of the original': {
      tree: [orders({ parameters }, { rows: [row('2')] })],
      tool: 'kbagent',
      change: (files) => {
        const text = files[`${folder}/101/rows/2/_config.yml`] ?? '';
        files[`${folder}/101/rows/0-copy/_config.yml`] = text.replace('"2"\n', '«"2"»\n');
      },
      severity: 'information',
      says: /"2" of "2", so kbagent pushes it as a new one .*Delete "_keboola"/,
    },
    'a copied set of values that has the id of the original': {
      tree: [
        orders({ parameters: { api: { baseUrl: 'https://{{ a }}/' }, config } }, { variables: variables('a', 'b') }),
      ],
      tool: 'kbagent',
      change: (files) => {
        const sets = 'main/other/keboola.variables/501/rows';
        files[`${sets}/copy/_config.yml`] = (files[`${sets}/601/_config.yml`] ?? '').replace('"601"\n', '«"601"»\n');
      },
      severity: 'information',
    },
    'two rows of the manifest with one id': {
      tree: [orders({ parameters }, { rows: [row('1'), row('2')] })],
      change: (files) => {
        files[manifest] = (files[manifest] ?? '').replace('"id": "2"', '"id": "1"').replace('"rows/2"', '«"rows/2"»');
      },
      severity: 'error',
      says: /The id "1" is twice in the manifest/,
    },
    'two rows of the manifest with one folder': {
      tree: [orders({ parameters }, { rows: [row('1'), row('2')] })],
      change: (files) => {
        for (const name of ['config.json', 'meta.json', '_config.yml']) delete files[`${folder}/101/rows/2/${name}`];
        replacing(manifest, '"rows/2"', '«"rows/1"»')(files);
      },
      says: /The rows "1" and "2" have the same folder/,
    },
    'no row of another configuration that has the same id': {
      tree: [
        orders({ parameters }, { rows: [row('1')] }),
        { ...orders({ parameters }, { rows: [row('1')] }), id: '102' },
      ],
    },
    'no new row': {
      tree: [orders({ parameters }, { rows: [row('1')] })],
      change: (files) => {
        for (const name of ['config.json', 'meta.json'])
          if (files[`${folder}/101/rows/1/${name}`] !== undefined)
            files[`${folder}/101/rows/new/${name}`] = files[`${folder}/101/rows/1/${name}`] ?? '';
        const text = files[`${folder}/101/rows/1/_config.yml`];
        if (text !== undefined) files[`${folder}/101/rows/new/_config.yml`] = text.slice(0, text.indexOf('"_keboola"'));
      },
    },
    'not the same id of another component': {
      tree: [orders(), { ...orders(), component: 'acme.ex-orders' }],
    },
  });

  findingCases('project.manifest', {
    'a manifest that ends too early': {
      tree: [orders()],
      change: (files) => {
        files[manifest] = '{"version": 2, "branches": [«]»';
      },
      severity: 'error',
    },
    'a manifest without configurations': {
      tree: [orders()],
      change: (files) => {
        files[manifest] = '«{»"version": 3, "branches": []}';
      },
      says: /"configurations"/,
    },
    'not one that says nothing about other things': {
      tree: [orders()],
      change: (files) => {
        files[manifest] = '{"version": 2, "branches": [], "configurations": []}';
      },
      tool: 'kbc',
    },
  });

  findingCases('project.missing-file', {
    'a configuration without a folder': {
      tree: [orders(), { ...orders(), id: '102' }],
      change: (files) => {
        for (const name of ['config.json', 'meta.json', '_config.yml']) delete files[`${folder}/102/${name}`];
        replacing(manifest, '"extractor/ex-generic-v2/102"', '«"extractor/ex-generic-v2/102"»')(files);
      },
      severity: 'warning',
    },
    'a row without its file': {
      tree: [orders({ parameters }, { rows: [row('1'), row('2')] })],
      change: (files) => {
        for (const name of ['config.json', '_config.yml']) delete files[`${folder}/101/rows/2/${name}`];
        replacing(manifest, '"rows/2"', '«"rows/2"»')(files);
      },
    },
    'not a folder that only the disk has': {
      tree: [orders()],
      change: (files) => {
        files[`${folder}/empty/_description.md`] = 'x';
      },
    },
  });

  findingCases('project.shared-variables', {
    'two configurations that name the same': {
      tree: [
        { ...orders(), variables: variables('a', 'b') },
        { ...orders({ parameters, variables_id: '⟦501⟧' }), id: '102' },
      ],
      tool: 'kbagent',
      severity: 'information',
      also: 'variable.no-values',
    },
    'a manifest that attaches them to two': {
      tree: [
        { ...orders({ parameters: { api: { baseUrl: 'https://{{ a }}/' }, config } }), variables: variables('a', 'b') },
        { ...orders(), id: '102' },
      ],
      tool: 'kbc',
      change: (files) => {
        const second = '«{"type": "variablesFor", "componentId": "ex-generic-v2", "configId": "102"}»';
        files[manifest] = (files[manifest] ?? '').replace(/"configId": "101"\s*\}/, `$&, ${second}`);
      },
      severity: 'warning',
    },
    'not where each has its own': {
      tree: [
        { ...orders({ parameters: { api: { baseUrl: 'https://{{ a }}/' }, config } }), variables: variables('a', 'b') },
        {
          ...orders({ parameters: { api: { baseUrl: 'https://{{ a }}/' }, config } }),
          id: '102',
          variables: { ...variables('a', 'b'), id: '502' },
        },
      ],
    },
  });
});
