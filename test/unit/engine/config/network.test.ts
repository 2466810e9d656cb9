import assert from 'node:assert/strict';
import { createAuthority } from '../../../support/createAuthority.ts';
import { firstProblem, problemsOf, readParts } from './readParts.ts';

const proxy = { host: 'bastion.example.test', port: 22, user: 'reader', '#privateKey': 'PEM' };
const withProxy = (sshProxy: unknown) => ({ parameters: { sshProxy } });

// Connections in a whole document; each section has a separate test beside this one.
describe('sshProxy in a document (configuration.md 6)', () => {
  it('configuration.md 6: it is read from beside api and config, the port also as text, up to both ends', () => {
    for (const port of [22, '2222', 1, 65_535])
      assert.deepEqual(readParts(withProxy({ ...proxy, port })).sshProxy, {
        host: 'bastion.example.test',
        port: Number(port),
        user: 'reader',
        privateKey: 'PEM',
      });
    for (const none of [undefined, null]) assert.equal(readParts(withProxy(none)).sshProxy, undefined);
  });

  for (const key of Object.keys(proxy)) {
    it(`configuration.md 6: "${key}" is required`, () => {
      const [problem] = problemsOf(withProxy({ ...proxy, [key]: undefined }));
      assert.equal(problem?.pointer, '/parameters/sshProxy');
      assert.match(problem?.message ?? '', new RegExp(`"${key}"`));
      const empty = firstProblem(withProxy({ ...proxy, [key]: '' })) ?? '';
      assert.match(empty, new RegExp(`^config\\.\\S+ /sshProxy(/${key})?$`));
    });
  }

  it('configuration.md 6: all missing keys are named', () => {
    const said = problemsOf(withProxy({ port: 22 })).map(({ message }) => message);
    for (const key of ['host', 'user', '#privateKey']) assert.ok(said.some((message) => message.includes(`"${key}"`)));
  });

  for (const port of [0, 65_536, -1, 'ssh', true, null]) {
    it(`configuration.md 6: ${JSON.stringify(port)} is no port`, () =>
      assert.match(firstProblem(withProxy({ ...proxy, port })) ?? '', /^config\.\S+ \/sshProxy(\/port)?$/));
  }

  for (const sshProxy of ['tunnel', 5, true, [proxy]]) {
    it(`configuration.md 6: a tunnel that is ${JSON.stringify(sshProxy).slice(0, 9)} is a user error`, () =>
      assert.equal(firstProblem(withProxy(sshProxy)), 'config.wrong-type /sshProxy'));
  }

  it('configuration.md 14 and 15: the key is a secret; at any other place the section does nothing', () => {
    assert.ok(readParts(withProxy(proxy)).secrets.includes('PEM'));
    assert.equal(readParts({ config: { sshProxy: proxy }, outer: { sshProxy: proxy } }).sshProxy, undefined);
  });
});

describe('cache in a document (configuration.md 7)', () => {
  // cache, seconds
  const rows: [unknown, number | undefined][] = [
    [true, 604_800],
    [{ ttl: 60 }, 60],
    [{ ttl: '0.5' }, 0.5],
    [{ ttl: '' }, 604_800],
    [{ ttl: 0 }, 604_800],
    [{ other: 1 }, 604_800],
    // a lifetime that is none
    [{ ttl: -5 }, undefined],
    [{ ttl: '0.0' }, undefined],
    // any empty value means off
    ...[undefined, {}, [], null, false, 0, '', '0'].map((empty): [unknown, undefined] => [empty, undefined]),
  ];
  for (const [cache, seconds] of rows) {
    it(`configuration.md 7: ${JSON.stringify(cache) ?? 'left out'} is ${seconds === undefined ? 'off' : `${seconds} s`}`, () =>
      assert.equal(readParts({ parameters: { cache } }).cacheMs, seconds && seconds * 1000));
  }

  for (const [cache, pointer] of [
    ['yes', '/cache'],
    [5, '/cache'],
    [[1], '/cache'],
    [{ ttl: 'long' }, '/cache/ttl'],
    [{ ttl: true }, '/cache/ttl'],
  ] as [unknown, string][]) {
    it(`configuration.md 7: ${JSON.stringify(cache)} is a user error`, () =>
      assert.match(firstProblem({ parameters: { cache } }) ?? '', new RegExp(`^config\\.\\S+ ${pointer}$`)));
  }
});

describe('certificates in a document (configuration.md 5)', () => {
  const authority = createAuthority('parcels');
  const client = authority.issue(['client']);

  it('configuration.md 5: caCertificate is what HTTPS trusts, #clientCertificate what it shows', () => {
    const own = `${client.certificate}${client.key}`;
    const { tls } = readParts({ api: { caCertificate: authority.certificate, '#clientCertificate': own } });
    assert.deepEqual(
      [tls?.ca, tls?.cert, tls?.key].map((text) => text?.trim()),
      [authority.certificate, client.certificate, client.key].map((text) => text.trim()),
    );
  });

  for (const key of ['caCertificate', '#clientCertificate']) {
    for (const value of [undefined, null, '', ' \n']) {
      it(`configuration.md 5, Pagewright: ${key} of ${JSON.stringify(value) ?? 'nothing'} counts as absent`, () =>
        assert.equal(readParts({ api: { [key]: value } }).tls, undefined));
    }

    for (const value of [5, true, ['x'], { a: 1 }, 'no PEM']) {
      it(`configuration.md 5: ${key} of ${JSON.stringify(value)} is a user error at its place`, () =>
        assert.match(firstProblem({ api: { [key]: value } }) ?? '', new RegExp(` /api/${key}$`)));
    }
  }

  it('configuration.md 5 and 15: clientCertificate without # is never used, but has to be text', () => {
    const clientCertificate = `${client.certificate}${client.key}`;
    assert.equal(readParts({ api: { clientCertificate } }).tls, undefined);
    assert.equal(firstProblem({ api: { clientCertificate: 5 } }), 'config.wrong-type /api/clientCertificate');
  });
});
