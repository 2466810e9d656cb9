import assert from 'node:assert/strict';
import type { Iteration } from '../../../../../engine/core/config/extractionConfig.ts';
import { Redactor } from '../../../../../engine/core/secrecy/redactor.ts';
import { SecretGate } from '../../../../../engine/run/sending/secretGate.ts';
import type { Errand } from '../../../../../engine/run/sending/transport.ts';
import { getRequest } from '../../../../support/getRequest.ts';

type Ports = ConstructorParameters<typeof SecretGate>[1];

describe('the gate that requests pass', () => {
  const looked: string[] = [];
  /** Notes each access to an object. */
  const noted = <Seen extends object>(seen: Seen): Seen =>
    new Proxy(seen, {
      get(target, key) {
        looked.push(String(key));
        const value = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  const none = { authorize: (request: unknown) => request, secrets: [] };
  const iteration = {
    baseUrl: 'https://api.test/',
    origins: new Map([['https://api.test', '']]),
    defaultParams: {},
    authentication: none,
  } as unknown as Iteration;
  const errand = { job: { name: 'a', params: {} }, page: 1, tell: () => undefined } as unknown as Errand;

  function gateWith(secrets: string[]): SecretGate {
    looked.length = 0;
    const clock = { now: () => 0 };
    return new SecretGate(iteration, { redactor: noted(new Redactor(secrets)), clock } as unknown as Ports);
  }
  const pass = (gate: SecretGate, address: string) => {
    const current = getRequest(address);
    return { current, passed: gate.pass({ asked: current, current, from: undefined }, errand) };
  };

  it('looks for no secret where the configuration names the origin, and passes the request as it is', () => {
    const { current, passed } = pass(gateWith(['a-long-secret']), 'https://api.test/x?key=a-long-secret');
    assert.equal(passed.request, current);
    assert.deepEqual(looked, []);
  });

  it('looks for none where there is none, and passes the request as it is', () => {
    const { current, passed } = pass(gateWith([]), 'https://other.test/x?key=a-long-secret');
    assert.equal(passed.request, current);
    assert.deepEqual(looked, ['secrets']);
  });

  it('reads the secrets once for all requests to an origin that nobody named', () => {
    const gate = gateWith(['a-long-secret']);
    for (let request = 0; request < 3; request++) pass(gate, 'https://other.test/x?page=2');
    assert.equal(looked.filter((name) => name === 'lasting').length, 1);
  });
});
