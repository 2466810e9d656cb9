import assert from 'node:assert/strict';
import { isUserError } from '../../../../engine/core/errors.ts';
import { belongsToStack, readStackAddress, serviceByName } from '../../../../engine/core/platform/stackAddress.ts';

const us = 'https://connection.keboola.com';
const europe = 'https://connection.eu-central-1.keboola.com';
const azure = 'https://connection.north-europe.azure.keboola.com';

describe('The stack that a user names', () => {
  const cases: [written: string, origin: string][] = [
    ['connection.keboola.com', us],
    ['keboola.com', us],
    [' connection.keboola.com \n', us],
    ['CONNECTION.Keboola.COM', us],
    ['connection.keboola.com.', us],
    ['connection.keboola.com/', us],
    ['https://connection.keboola.com', us],
    ['HTTPS://connection.keboola.com/', us],
    ['https://connection.keboola.com:443/', us],
    ['https://connection.keboola.com/admin/projects/4321/dashboard?tab=1#top', us],
    ['connection.keboola.com/admin/projects/4321', us],
    ['https://connection.eu-central-1.keboola.com/admin/projects/1/components/ex-generic-v2/101', europe],
    ['eu-central-1.keboola.com', europe],
    ['north-europe.azure.keboola.com', azure],
    ['https://queue.north-europe.azure.keboola.com/jobs/1', azure],
    ['sync-actions.keboola.com', us],
    ['https://connection.acme.keboola.cloud', 'https://connection.acme.keboola.cloud'],
    ['connection.keboola.test:8443', 'https://connection.keboola.test:8443'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['localhost:8080/v2/storage', 'http://localhost:8080'],
    ['https://localhost:8443', 'https://localhost:8443'],
    ['http://[::1]:8080', 'http://[::1]:8080'],
  ];
  for (const [written, origin] of cases) {
    it(`${JSON.stringify(written)} is ${origin}`, () => assert.equal(readStackAddress(written), origin));
  }
});

describe('What is no stack', () => {
  const cases: [written: string, says: RegExp][] = [
    ['', /not an address/],
    ['   ', /not an address/],
    ['my project', /not an address/],
    ['http://connection.keboola.com', /Only "https"/],
    ['ftp://connection.keboola.com', /not an address/],
    ['file:///etc/passwd', /not an address/],
    ['javascript:alert(1)', /not an address|not the name/],
    ['connection', /not the name of a host/],
    ['10.0.0.1', /not the name of a host/],
    ['https://192.168.1.1:8443', /not the name of a host/],
    ['https://[2001:db8::1]', /not the name of a host/],
    ['https://connection.keboola.com\\@evil.example', /not an address/],
    ['https://connection..com', /not the name of a host/],
  ];
  for (const [written, says] of cases) {
    it(JSON.stringify(written), () => {
      assert.throws(
        () => readStackAddress(written),
        (error) => isUserError(error) && error.code === 'platform.bad-stack' && says.test(error.message),
      );
    });
  }

  for (const written of [
    'https://user:canary-1@connection.keboola.com',
    '4321-56789-canary-1OfAnAdminWithLetters',
    ' 4321-56789-canary-1',
    'http://4321-56789-canary-1',
    'http://4321-56789-canary-1.com',
    'http://canary-1OfSomeOtherServiceWithLetters.sig.com',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJjYW5hcnktMSJ9.canary-1',
    'Bearer canary-1',
    'http://connection.keboola.com/admin?token=canary-1#canary-1',
    'ftp://connection.keboola.com/canary-1',
  ]) {
    it(`is not quoted if it may be a secret: ${written}`, () => {
      assert.throws(
        () => readStackAddress(written),
        (error) => isUserError(error) && !/canary-1/i.test(error.message) && /cannot be the stack/.test(error.message),
      );
    });
  }

  it('is quoted if it is a host, without what is around it', () => {
    for (const [written, shown] of [
      ['http://connection.keboola.com/admin/projects/1', '"connection.keboola.com"'],
      ['https://192.168.1.1:8443', '"192.168.1.1"'],
    ] as const) {
      assert.throws(
        () => readStackAddress(written),
        (error) => isUserError(error) && error.message.startsWith(`${shown} cannot be`),
      );
    }
  });
});

describe('A service', () => {
  const here = 'http://127.0.0.1:8080';
  const cases: [service: string, stack: string, belongs: boolean][] = [
    ['https://queue.keboola.com', us, true],
    ['https://queue.keboola.com/', us, true],
    ['https://sync-actions.keboola.com', us, true],
    ['https://queue.eu-central-1.keboola.com', europe, true],
    ['https://queue.eu-central-1.keboola.com', us, false],
    ['https://queue.keboola.com', europe, false],
    ['https://a.b.keboola.com', us, false],
    ['https://keboola.com', us, false],
    ['https://queue.keboola.com.evil.example', us, false],
    ['https://queue.evilkeboola.com', us, false],
    ['https://evil.example', us, false],
    ['http://queue.keboola.com', us, false],
    ['https://queue.keboola.com:8443', us, false],
    ['https://queue.keboola.test:8443', 'https://connection.keboola.test:8443', true],
    ['https://user:pass@queue.keboola.com', us, false],
    ['https://queue.keboola.com@evil.example', us, false],
    ['http://127.0.0.1:9090', us, false],
    ['not an address', us, false],
    ['http://127.0.0.1:9090', here, true],
    ['https://127.0.0.1:9090', here, false],
    ['http://localhost:9090', here, false],
    ['https://queue.keboola.com', here, false],
    ['https://localhost:9090', 'https://localhost:8443', true],
  ];
  for (const [service, stack, belongs] of cases) {
    it(`${service} ${belongs ? 'belongs' : 'does not belong'} to ${stack}`, () =>
      assert.equal(belongsToStack(service, stack), belongs));
  }

  it('has a name in its stack, which belongs to it', () => {
    const names = [us, azure, 'https://connection.keboola.test:8443'].map((stack) => [
      stack,
      serviceByName('queue', stack),
    ]);
    assert.deepEqual(
      names.map(([, queue]) => queue),
      ['https://queue.keboola.com', 'https://queue.north-europe.azure.keboola.com', 'https://queue.keboola.test:8443'],
    );
    for (const [stack = '', queue = ''] of names) assert.ok(belongsToStack(queue, stack));
    assert.equal(serviceByName('queue', here), undefined);
  });
});
