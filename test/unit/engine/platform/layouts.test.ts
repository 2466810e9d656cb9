import assert from 'node:assert/strict';
import { diffTexts } from '@pagewright/core/platform/comparing/diffTexts';
import { mergeTexts } from '@pagewright/core/platform/comparing/mergeTexts';
import { configHash, pulledHashOf } from '@pagewright/core/platform/layouts/kbagentHashes';
import { layoutOf } from '@pagewright/core/platform/layouts/layouts';
import type { PulledConfiguration } from '@pagewright/core/platform/pulledConfiguration';
import { layoutNames, PulledFolder } from '../../../support/platform/pulledFolder.ts';
import { remoteConfiguration } from '../../../support/platform/remotes.ts';
import type { SeedConfiguration } from '../../../trees/make/seeds.ts';

const api = { baseUrl: 'https://api.example.com/' };
const body = { parameters: { api, config: { jobs: [{ endpoint: 'orders' }] } } };

function orders(more: Partial<SeedConfiguration> = {}): PulledConfiguration {
  const seed = { componentId: 'ex-generic-v2', id: '101', name: 'Orders', configuration: body, ...more };
  return { configuration: remoteConfiguration(seed) };
}

/** A configuration with variables, one of which is the default. */
function withVariables(): PulledConfiguration {
  const values = (id: string, name: string) => ({ id, name, configuration: { values: [{ name: 'a', value: name }] } });
  const variables = {
    componentId: 'keboola.variables',
    id: '501',
    name: 'Variables of orders',
    configuration: { variables: [{ name: 'a', type: 'string' }] },
    rows: [values('601', 'US'), values('602', 'EU')],
  };
  const named = { variables_id: '501', variables_values_id: '602', ...body };
  return { ...orders({ configuration: named }), variables: remoteConfiguration(variables) };
}

const rows = [{ id: '701', name: 'Users', configuration: { parameters: {} } }];

const fileCases: [
  title: string,
  layout: PulledFolder['link']['layout'],
  pulled: PulledConfiguration,
  files: string[],
][] = [
  ['one file without rows and variables', 'pagewright', orders(), ['orders.extractor.json']],
  [
    'a folder with rows',
    'pagewright',
    orders({ rows }),
    [
      'config.json',
      'description.md',
      'meta.json',
      'rows/users/config.json',
      'rows/users/description.md',
      'rows/users/meta.json',
    ].map((name) => `orders/${name}`),
  ],
  [
    'variables in the folder of kbc, the default ones in "default"',
    'kbc',
    withVariables(),
    ['', 'variables/', 'variables/values/default/', 'variables/values/us/']
      .flatMap((folder) => ['config.json', 'description.md', 'meta.json'].map((name) => folder + name))
      .sort()
      .map((name) => `main/extractor/ex-generic-v2/orders/${name}`),
  ],
  [
    'variables in a folder of their own of kbagent',
    'kbagent',
    withVariables(),
    [
      'main/extractor/ex-generic-v2/orders/_config.yml',
      'main/other/keboola.variables/variables-of-orders/_config.yml',
      'main/other/keboola.variables/variables-of-orders/rows/eu/_config.yml',
      'main/other/keboola.variables/variables-of-orders/rows/us/_config.yml',
    ],
  ],
  [
    'a description beside the file of kbagent',
    'kbagent',
    orders({ description: 'All orders.' }),
    ['main/extractor/ex-generic-v2/orders/_config.yml', 'main/extractor/ex-generic-v2/orders/_description.md'],
  ],
];

describe('The files of a pulled configuration', () => {
  for (const [title, layout, pulled, files] of fileCases)
    it(`are ${title}`, async () => {
      const folder = new PulledFolder(layout);
      await folder.pull(pulled);
      assert.deepEqual(
        Object.keys(folder.files.all).filter((file) => !file.startsWith('.')),
        files,
      );
    });

  it('have the whole body with its digits, laid out', async () => {
    const folder = new PulledFolder('pagewright');
    await folder.pull(orders({ configuration: '{"b":12345678901234567890,"a":1.10,"c":{},"d":[]}' }));
    assert.equal(
      folder.files.texts.get('orders.extractor.json'),
      '{\n  "b": 12345678901234567890,\n  "a": 1.10,\n  "c": {},\n  "d": []\n}\n',
    );
  });

  it('become a folder when a row is added, and the single file is no longer needed', async () => {
    const folder = new PulledFolder('pagewright');
    await folder.pull(orders());
    const [written] = await folder.pull(orders({ rows }));
    assert.deepEqual(written?.obsolete, ['orders.extractor.json']);
    assert.equal((await folder.read(orders({ rows })))?.rows[0]?.id, '701');
  });

  for (const layout of layoutNames) {
    it(`are where they were after a new name: ${layout}`, async () => {
      const folder = new PulledFolder(layout);
      const [first] = await folder.pull(orders());
      const [second] = await folder.pull(orders({ name: 'Invoices' }));
      assert.equal(second?.path, first?.path);
      assert.equal((await folder.read(orders({ name: 'Invoices' })))?.name, 'Invoices');
    });

    it(`have other names for the same name: ${layout}`, async () => {
      const folder = new PulledFolder(layout);
      const written = await folder.pull(orders(), orders({ id: '102' }), orders({ id: '103', name: 'ORDERS' }));
      assert.equal(new Set(written.map(({ path }) => path)).size, 3);
      const suffixes =
        layout === 'kbagent' ? /orders$|orders-102|orders-103/ : /orders(?:-00[12])?(?:\.extractor\.json)?$/;
      for (const { path } of written) assert.match(path, suffixes);
    });

    for (const name of ['../../evil', '..', '/etc/passwd', 'C:\\Windows', 'con', '', '😀', '.git', 'a'.repeat(500)])
      it(`stay in the folder, by the name ${JSON.stringify(name.slice(0, 20))}: ${layout}`, async () => {
        const folder = new PulledFolder(layout);
        await folder.pull(orders({ name, rows: [{ id: '701', name, configuration: {} }], componentId: '../evil' }));
        for (const file of folder.files.texts.keys()) {
          if (file.startsWith('.keboola/')) continue;
          assert.match(file, /^(?:[a-z0-9_][\w.-]{0,110}\/)*[a-z0-9_][\w.-]{0,110}$/);
          assert.doesNotMatch(file, /(?:^|\/)con(?:\/|\.)/);
        }
      });

    it(`lose those of rows that are gone: ${layout}`, async () => {
      const folder = new PulledFolder(layout);
      await folder.pull(orders({ rows: [...rows, { id: '702', name: 'Teams', configuration: {} }] }));
      const [written] = await folder.pull(orders({ rows }));
      assert.ok(written?.obsolete.every((file) => file.includes('/rows/teams/')));
      assert.deepEqual(
        (await folder.read(orders({ rows })))?.rows.map(({ id }) => id),
        ['701'],
      );
    });

    it(`keep their line breaks: ${layout}`, async () => {
      const folder = new PulledFolder(layout);
      const before = orders({ rows, description: 'One\nTwo' });
      await folder.pull(before);
      for (const [file, text] of folder.files.texts)
        if (!file.startsWith('.')) folder.files.texts.set(file, text.replaceAll('\n', '\r\n'));
      const kept = folder.files.all;
      await folder.pull(before);
      assert.deepEqual(
        { ...folder.files.all, '.keboola/manifest.json': '' },
        { ...kept, '.keboola/manifest.json': '' },
      );
      assert.equal((await folder.read(before))?.description, 'One\nTwo');
      const after = orders({
        rows,
        description: 'One\nTwo\nThree',
        configuration: { ...body, runtime: { safe: true } },
      });
      await folder.pull(after);
      for (const [file, text] of folder.files.texts)
        if (!file.startsWith('.')) assert.doesNotMatch(text, /[^\r]\n/, file);
      assert.equal((await folder.read(after))?.description, 'One\nTwo\nThree');
    });

    it(`keep how a person laid them out: ${layout}`, async () => {
      const folder = new PulledFolder(layout);
      const [written] = await folder.pull(orders());
      const [file = '', text = ''] = [...(written?.files ?? [])].find(([name]) => /config|extractor/.test(name)) ?? [];
      const own =
        layout === 'kbagent'
          ? `# mine\n${text.replace('- endpoint', '-   endpoint')}`
          : text.replace(/\n {2}/g, '\n\t');
      folder.files.texts.set(file, own);
      await folder.pull(orders({ configuration: { parameters: { api, config: { jobs: [{ endpoint: 'users' }] } } } }));
      assert.equal(folder.files.texts.get(file), own.replace('orders', 'users'));
    });

    it(`differ in an editor only where they say something else: ${layout}`, async () => {
      const folder = new PulledFolder(layout);
      const [written] = await folder.pull(orders({ rows }));
      const [file = '', text = ''] = [...(written?.files ?? [])].find(([name]) => /config/.test(name)) ?? [];
      const own = layout === 'kbagent' ? `# mine\n${text}` : text.replace(/\n {2}/g, '\n\t');
      folder.files.texts.set(file, own);
      const there = {
        parameters: { api: { ...api, pagination: { method: 'offset' } }, config: { jobs: [{ endpoint: 'orders' }] } },
      };
      const texts = await diffTexts(await folder.open(), folder.files, orders({ rows, configuration: there }));
      assert.deepEqual(
        texts.map((each) => each.file),
        [file],
      );
      const added = texts[0]?.there?.split('\n').filter((line) => !own.split('\n').includes(line)) ?? [];
      assert.ok(added.length > 0 && added.length <= 4, added.join('\n'));
    });

    it(`are merged from three texts that are laid out alike: ${layout}`, async () => {
      const folder = new PulledFolder(layout);
      const base = orders({ rows });
      const [written] = await folder.pull(base);
      const [file = '', text = ''] = [...(written?.files ?? [])].find(([name]) => /config/.test(name)) ?? [];
      folder.files.texts.set(file, text.replace('example.com', 'example.org'));
      const newest = orders({
        rows,
        configuration: { parameters: { api, config: { jobs: [{ endpoint: 'users' }] } } },
      });
      const texts = await mergeTexts(await folder.open(), folder.files, base, newest);
      assert.deepEqual(texts, [
        {
          file,
          base: text,
          local: text.replace('example.com', 'example.org'),
          remote: text.replace(/(endpoint"?: "?)orders/, '$1users'),
        },
      ]);
    });
  }
});

describe('A configuration that was pushed', () => {
  for (const layout of layoutNames)
    it(`is known with the ids that it got: ${layout}`, async () => {
      const folder = new PulledFolder(layout);
      const start = layout === 'pagewright' ? 'mine' : 'main/extractor/ex-generic-v2/mine';
      const yaml = '# mine\nversion: 2\nname: Mine\nparameters: {api: {baseUrl: "https://x/"}, config: {}}\n';
      const row = 'version: 2\nname: Row\nparameters: {}\n';
      const json = { 'config.json': '{"parameters": {"api": {}, "config": {}}}', 'meta.json': '{"name": "Mine"}' };
      const texts =
        layout === 'kbagent'
          ? { '_config.yml': yaml, 'rows/row/_config.yml': row }
          : { ...json, 'rows/row/config.json': '{}', 'rows/row/meta.json': '{"name": "Row"}' };
      for (const [name, text] of Object.entries(texts)) folder.files.texts.set(`${start}/${name}`, text);
      const opened = await folder.open();
      assert.deepEqual(opened.placed, [{ path: start }]);
      const local = await opened.read(start);
      assert.ok(local);
      assert.deepEqual(
        [local.name, local.id, local.rows.map(({ name, id }) => [name, id])],
        ['Mine', undefined, [['Row', undefined]]],
      );
      const seed = {
        componentId: 'ex-generic-v2',
        id: '900',
        name: 'Mine',
        configuration: local.body,
        rows: [{ id: '901', name: 'Row', configuration: local.rows[0]?.body }],
      };
      const remote = { configuration: remoteConfiguration(seed) };
      await folder.note(opened, [await opened.adopt({ path: start, local, remote })]);
      const read = await folder.read(remote);
      assert.deepEqual([read?.id, read?.rows.map(({ id }) => id)], ['900', ['901']]);
      for (const [name, text] of Object.entries(texts))
        assert.ok(folder.files.texts.get(`${start}/${name}`)?.startsWith(text), name);
    });
});

describe('What a layout cannot hold', () => {
  const storage = '{"storage":{"output":{},"files":[1]},"parameters":{"api":{},"config":{}}}';

  it('is a finding of kbagent, and comes back from the version', async () => {
    const folder = new PulledFolder('kbagent');
    const [written] = await folder.pull(orders({ configuration: storage }));
    assert.deepEqual(
      written?.findings.map(({ code, message }) => [code, message]),
      [
        [
          'platform.not-held',
          'A "_config.yml" cannot hold "storage.files". A push from here leaves it as it is; one by kbagent removes it from the project.',
        ],
      ],
    );
    assert.equal((await folder.read(orders({ configuration: storage })))?.body, storage);
  });

  it('is no finding where nothing is lost', async () => {
    for (const layout of layoutNames) {
      const [written] = await new PulledFolder(layout).pull(withVariables());
      assert.deepEqual(written?.findings, []);
    }
  });

  it('are variables that others use too in kbc: they stay in the body', async () => {
    const folder = new PulledFolder('kbc');
    const shared = orders({ configuration: { ...body, variables_id: '501' } });
    const [written] = await folder.pull(shared);
    assert.deepEqual(
      written?.findings.map(({ code }) => code),
      ['project.shared-variables'],
    );
    assert.equal((await folder.read(shared))?.body, shared.configuration.body);
  });

  it('are digits that kbc or kbagent took from a number: those of the version count', async () => {
    const base = orders({
      configuration: '{"parameters":{"api":{},"config":{"id":12345678901234567890,"rate":1.10,"n":1}}}',
    });
    const folder = new PulledFolder('kbc');
    const [written] = await folder.pull(base);
    const file = `${written?.path}/config.json`;
    const damaged = folder.files.texts
      .get(file)
      ?.replace('12345678901234567890', '12345678901234567000')
      .replace('1.10', '1.1');
    folder.files.texts.set(file, damaged ?? '');
    assert.equal((await folder.read(base))?.body, base.configuration.body);
    folder.files.texts.set(file, damaged?.replace('"n": 1', '"n": 2') ?? '');
    assert.equal((await folder.read(base))?.body, base.configuration.body.replace('"n":1', '"n":2'));
  });
});

describe('The version that kbagent pulled', () => {
  it('is found by the hash in the manifest', async () => {
    const folder = new PulledFolder('kbagent');
    await folder.pull(orders());
    const manifest = folder.files.texts.get('.keboola/manifest.json') ?? '';
    const hash = pulledHashOf(manifest, orders().configuration);
    assert.equal(hash, configHash(orders().configuration));
    assert.notEqual(hash, configHash(orders({ name: 'Other' }).configuration));
    assert.equal(pulledHashOf(manifest, { branch: '777', component: 'ex-generic-v2', id: 'none' }), undefined);
  });
});

describe('A manifest', () => {
  it('says which layout a folder has', () => {
    assert.deepEqual(
      [undefined, '{"version": 2}', '{"version": 3}'].map((text) => layoutOf(text).name),
      ['pagewright', 'kbc', 'kbagent'],
    );
  });

  for (const path of ['../evil', '..\\..\\evil', 'a/../../evil', '/etc'])
    it(`with the path ${path} leads nowhere`, async () => {
      const entry = { branchId: 777, componentId: 'ex-generic-v2', id: '101', path, rows: [] };
      const text = JSON.stringify({ version: 2, branches: [{ id: 777, path: 'main' }], configurations: [entry] });
      const folder = new PulledFolder('kbc', { '.keboola/manifest.json': text });
      const [written] = await folder.pull(orders());
      assert.equal(written?.path, 'main/extractor/ex-generic-v2/orders');
    });

  for (const [title, text] of [
    ['no JSON', '{'],
    ['without lists', '{}'],
  ])
    it(`that is ${title} is a finding, and is not renewed`, async () => {
      const folder = new PulledFolder('kbc', { '.keboola/manifest.json': text ?? '' });
      const opened = await folder.open();
      assert.ok(opened.findings.some(({ code }) => code === 'project.manifest'));
      await assert.rejects(opened.write(orders()), /no folder for the branch 777/);
      await assert.rejects(opened.record({ written: [], removed: [] }), /cannot be read/);
    });

  for (const layout of ['kbc', 'kbagent'] as const)
    it(`loses what was removed, and nothing else: ${layout}`, async () => {
      const folder = new PulledFolder(layout);
      await folder.pull(orders({ id: '99', name: 'Other' }));
      const before = folder.files.texts.get('.keboola/manifest.json');
      await folder.pull(orders());
      const opened = await folder.open();
      const texts = await opened.record({ written: [], removed: [orders().configuration] });
      assert.equal(texts.get('.keboola/manifest.json'), before);
    });
});
