import assert from 'node:assert/strict';
import { isUserError } from '../../../../../engine/core/errors.ts';
import { isPlatformError } from '../../../../../engine/core/platform/platformError.ts';
import { type OpenStack, openStack } from '../../../../support/stack/openStack.ts';

const { signal } = new AbortController();
const at = { branch: '777', component: 'ex-generic-v2', id: '101' };
const withRows = { ...at, id: '103' };
const body =
  '{"parameters":{"api":{"baseUrl":"https://a.example/"},"config":{"n":12345678901234567890,"r":1.10,"o":{},"l":[],"2":1,"1":2,"ž":"\\u017e+&=%"}}}';

describe('The Storage API', () => {
  let open: OpenStack;
  before(async () => {
    open = await openStack();
  });
  beforeEach(() => open.stack.reset());
  after(() => open.close());

  it('gives the project of the token, without the token', async () => {
    assert.deepEqual(await open.api.storage.project(signal), {
      id: '4321',
      name: 'Mock project',
      token: { name: 'dev@mock.test', managesConfigurations: true, createsJobs: true },
    });
  });

  it('gives the branches', async () => {
    assert.deepEqual(await open.api.storage.branches(signal), [
      { id: '777', name: 'Main', isDefault: true },
      { id: '778', name: 'Feature X', isDefault: false },
    ]);
  });

  it('gives the configurations of generic extractor and of what is made from it, with rows', async () => {
    const listed = await open.api.storage.extractors('778', signal);
    assert.deepEqual(
      listed.map(({ id, name, configurations }) => [
        id,
        name,
        configurations.map((each) => [each.id, each.rows.length]),
      ]),
      [
        [
          'ex-generic-v2',
          'Generic',
          [
            ['101', 0],
            ['102', 0],
            ['103', 2],
            ['104', 0],
          ],
        ],
        ['acme.ex-orders', 'Acme Orders', [['201', 0]]],
      ],
    );
    const [first] = listed[0]?.configurations ?? [];
    assert.equal(first?.branch, '778');
    assert.match(first.body, /"shopId":12345678901234567890,"rate":1.10,"empty":\{\},"none":\[\]/);
  });

  it('gives a configuration with the text of its body and when and by whom it was saved', async () => {
    await open.stack.touch({ componentId: at.component, configId: at.id, edit: { configuration: body, name: 'Ž' } });
    const found = await open.api.storage.configuration(at, signal);
    assert.equal(found?.body, body);
    const { name, version, changeDescription, isDisabled, changed } = found;
    assert.deepEqual([name, version, changeDescription, isDisabled], ['Ž', 2, 'Saved by a colleague', false]);
    assert.match(changed.at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    assert.equal(changed.by, 'dev@mock.test');
  });

  it('knows no configuration that is not there, in the trash, or of a component that is not there', async () => {
    await open.api.storage.remove({ ...at, id: '104' }, signal);
    for (const absent of [
      { ...at, id: '9' },
      { ...at, id: '104' },
      { ...at, component: 'none' },
    ])
      assert.equal(await open.api.storage.configuration(absent, signal), undefined);
    assert.equal(await open.api.storage.version(at, 99, signal), undefined);
  });

  it('says that it is the branch that is not there', async () => {
    for (const ask of [
      () => open.api.storage.configuration({ ...at, branch: '1' }, signal),
      () => open.api.storage.version({ ...at, branch: '1' }, 1, signal),
      () => open.api.storage.table('in.c-shop.orders', '1', signal),
    ])
      await assert.rejects(ask, (error) => isPlatformError(error) && error.code === 'platform.no-branch');
    await assert.rejects(
      open.api.storage.extractors('1', signal),
      (error) => isPlatformError(error) && error.code === 'platform.not-found' && /Branch id/.test(error.message),
    );
  });

  it('gives no id of a link file the way to another path', async () => {
    for (const id of ['..', '.', '']) {
      await assert.rejects(
        async () => open.api.storage.configuration({ ...at, id }, signal),
        /is no id of the platform/,
      );
    }
    assert.equal(await open.api.storage.configuration({ ...at, id: '../../../tokens/verify?x=#' }, signal), undefined);
    const [asked] = await open.stack.log();
    assert.equal(
      asked?.path,
      '/v2/storage/branch/777/components/ex-generic-v2/configs/..%2F..%2F..%2Ftokens%2Fverify%3Fx%3D%23',
    );
  });

  it('saves only what changed, the body as it is', async () => {
    const saved = await open.api.storage.update(at, { body }, 'Larger pages & more', signal);
    assert.deepEqual([saved.version, saved.body, saved.name], [2, body, 'Orders of the shop']);
    assert.equal(saved.changeDescription, 'Larger pages & more');
    const [, disabled] = [
      await open.api.storage.update(at, { isDisabled: true, name: 'N', description: '' }, '', signal),
      await open.api.storage.configuration(at, signal),
    ];
    assert.deepEqual(
      [disabled?.isDisabled, disabled?.name, disabled?.description, disabled?.body],
      [true, 'N', '', body],
    );
    const [first] = await open.stack.log();
    assert.equal(first?.headers['content-type'], 'application/x-www-form-urlencoded');
    assert.deepEqual(
      [...new URLSearchParams(first?.body)],
      [
        ['configuration', body],
        ['changeDescription', 'Larger pages & more'],
      ],
    );
  });

  it('creates a configuration, with an id of the project or of the caller', async () => {
    const part = { name: 'New', description: 'D', body, isDisabled: true };
    const made = await open.api.storage.create(at, part, 'First', signal);
    assert.deepEqual(
      [made.version, made.body, made.name, made.description, made.isDisabled],
      [1, body, 'New', 'D', true],
    );
    assert.equal((await open.api.storage.create(at, { ...part, id: 'own-1' }, 'First', signal)).id, 'own-1');
    await assert.rejects(
      open.api.storage.create(at, { ...part, id: 'own-1' }, 'First', signal),
      (error) => isPlatformError(error) && error.code === 'platform.rejected' && /already exists/.test(error.message),
    );
  });

  it('moves a configuration to the trash and restores it', async () => {
    await open.api.storage.remove(at, signal);
    assert.equal(await open.api.storage.configuration(at, signal), undefined);
    await open.api.storage.restore(at, signal);
    assert.equal((await open.api.storage.configuration(at, signal))?.version, 3);
  });

  it('gives versions, the newest first, in as many requests as they need, and saves an earlier one again', async () => {
    const first = await open.api.storage.configuration(at, signal);
    for (let version = 2; version <= 251; version++)
      await open.stack.touch({ componentId: at.component, configId: at.id });
    const versions = await open.api.storage.versions(at, { limit: 1000, offset: 0 }, signal);
    assert.deepEqual(
      versions.map(({ version }) => version),
      Array.from({ length: 251 }, (_, index) => 251 - index),
    );
    assert.deepEqual(Object.keys(versions[0] ?? {}), ['version', 'changeDescription', 'changed']);
    const page = await open.api.storage.versions(at, { limit: 2, offset: 249 }, signal);
    assert.deepEqual(
      page.map(({ version }) => version),
      [2, 1],
    );
    await open.api.storage.update(at, { body }, 'Other', signal);
    await open.api.storage.rollback(at, 1, 'Back', signal);
    const now = await open.api.storage.configuration(at, signal);
    assert.deepEqual([now?.version, now?.body, now?.changeDescription], [253, first?.body, 'Back']);
    assert.equal((await open.api.storage.version(at, 252, signal))?.body, body);
    assert.equal((await open.api.storage.version(withRows, 1, signal))?.rows.length, 0);
    assert.equal((await open.api.storage.version(withRows, 3, signal))?.rows.length, 2);
  });

  it('saves rows, each as a version of the configuration', async () => {
    const made = await open.api.storage.createRow(withRows, { name: 'R', body, id: 'row-1' }, 'A row', signal);
    assert.deepEqual([made.id, made.version, made.body], ['row-1', 1, body]);
    const saved = await open.api.storage.updateRow({ ...withRows, row: '702' }, { isDisabled: false }, 'On', signal);
    assert.deepEqual([saved.version, saved.isDisabled, saved.name], [2, false, 'Teams']);
    await open.api.storage.removeRow({ ...withRows, row: '701' }, 'Users are gone', signal);
    const now = await open.api.storage.configuration(withRows, signal);
    assert.deepEqual([now?.version, now?.changeDescription], [6, 'Users are gone']);
    assert.deepEqual(
      now?.rows.map(({ id }) => id),
      ['702', 'row-1'],
    );
  });

  it('gives a table', async () => {
    const { importedAt, ...table } = (await open.api.storage.table('in.c-shop.orders', undefined, signal)) ?? {};
    assert.deepEqual(table, {
      id: 'in.c-shop.orders',
      rows: 1800,
      columns: ['order_id', 'customer', 'total'],
      primaryKey: ['order_id'],
    });
    assert.equal(importedAt, '2026-11-20T03:00:00Z');
    assert.equal(await open.api.storage.table('in.c-shop.none', '778', signal), undefined);
  });

  it('refuses a body that the platform would not take, before it is sent', async () => {
    const large = JSON.stringify({ parameters: 'x'.repeat(5 * 1024 * 1024) });
    const sending = [
      async () => open.api.storage.update(at, { body: large }, '', signal),
      async () => open.api.storage.create(at, { name: 'N', body: large }, '', signal),
      async () => open.api.storage.createRow(at, { name: 'N', body: large }, '', signal),
      async () => open.api.storage.updateRow({ ...withRows, row: '701' }, { body: large }, '', signal),
    ];
    for (const send of sending) await assert.rejects(send, /has 5\.1 MB.*Nothing was sent/);
    assert.deepEqual(await open.stack.log(), []);
  });

  it('sends a body of the size that the platform takes', async () => {
    const largest = `"${'x'.repeat(4 * 1024 * 1024 - 2)}"`;
    const saved = await open.api.storage.update(at, { body: largest }, '', signal);
    assert.equal(saved.body.length, largest.length);
    await assert.rejects(
      async () => open.api.storage.update(at, { body: `${largest} ` }, '', signal),
      (error) => isUserError(error) && error.code === 'platform.too-large',
    );
  });

  it('gives the vault’s names and no value', async () => {
    assert.deepEqual(await open.api.vault.names('777', signal), ['SHOP_TOKEN']);
  });

  it('encrypts texts in their order, without a token, and leaves a cipher as it is', async () => {
    const owner = { component: 'ex-generic-v2', project: '4321' };
    const texts = [
      's3cret',
      'ž "quoted"',
      'KBC::ProjectSecure::abcd',
      ...Array.from({ length: 12 }, (_, n) => `n${n}`),
    ];
    const ciphers = await open.api.encryption.encrypt(texts, owner, signal);
    const secrets = await open.stack.secrets();
    assert.deepEqual(
      ciphers.map((cipher) => secrets[cipher] ?? cipher),
      texts,
    );
    assert.deepEqual(await open.api.encryption.encrypt([], owner, signal), []);
    const [sent, ...others] = await open.stack.log();
    assert.deepEqual([sent?.path, others.length], ['/encrypt?componentId=ex-generic-v2&projectId=4321', 0]);
    assert.equal(sent?.headers['x-storageapi-token'], undefined);
  });

  it('sends its name and version', async () => {
    await open.api.storage.branches(signal);
    assert.equal((await open.stack.log())[0]?.userAgent, 'Pagewright/1.2.3');
  });
});
