import assert from 'node:assert/strict';
import type { DebugClient } from '../../support/debugClient.ts';
import { debugOrders } from '../../support/debugOrders.ts';

const params = { state: 'open', limit: 10, filter: { country: 'cz', ids: [1, 2] }, api_key: 'hush' };

describe('a parameter that is changed before its request is sent', () => {
  const { api, open } = debugOrders();

  async function atFirstRequest(): Promise<DebugClient> {
    const client = open({ job: { params } });
    await client.start([{ line: client.lineOf('"endpoint"'), condition: 'page == 1' }]);
    return client;
  }

  /** Sets these, in one view of the variables, and returns the query that was sent then. */
  async function sentWith(...changes: [path: string[], value: string][]): Promise<string[]> {
    const client = await atFirstRequest();
    const rows = new Map<string, number>();
    for (const [path] of changes)
      rows.set(path.join(), await client.referenceOf('Request', 'params', ...path.slice(0, -1)));
    for (const [path, value] of changes) {
      await client.ask('setVariable', { variablesReference: rows.get(path.join()), name: path.at(-1), value });
    }
    assert.equal(await client.after('continue'), 'ended', client.console.join('\n'));
    const { searchParams } = new URL(api().requests[0]?.slice('GET '.length) ?? '', api().url);
    return [...searchParams].filter(([name]) => name !== 'api_key').map(([name, value]) => `${name}=${value}`);
  }

  const rest = ['filter[country]=cz', 'filter[ids][0]=1', 'filter[ids][1]=2'];
  const cases: [title: string, changes: [path: string[], value: string][], sent: string[]][] = [
    ['a text', [[['state'], 'closed']], ['state=closed', 'limit=10', ...rest]],
    ['a text in quotes', [[['state'], '"17"']], ['state=17', 'limit=10', ...rest]],
    ['a number', [[['limit'], '25']], ['state=open', 'limit=25', ...rest]],
    ['null, which is not sent', [[['state'], 'null']], ['limit=10', ...rest]],
    [
      'two, one after the other',
      [
        [['state'], 'closed'],
        [['limit'], '25'],
      ],
      ['state=closed', 'limit=25', ...rest],
    ],
    [
      'one in an object',
      [[['filter', 'country'], 'at']],
      ['state=open', 'limit=10', 'filter[country]=at', 'filter[ids][0]=1', 'filter[ids][1]=2'],
    ],
    [
      'one in a list',
      [[['filter', 'ids', '1'], '7']],
      ['state=open', 'limit=10', 'filter[country]=cz', 'filter[ids][0]=1', 'filter[ids][1]=7'],
    ],
  ];
  for (const [title, changes, sent] of cases) {
    it(`is sent: ${title}`, async () => assert.deepEqual(await sentWith(...changes), sent));
  }

  it('is shown as it is sent, and said in the console', async () => {
    const client = await atFirstRequest();
    const variablesReference = await client.referenceOf('Request', 'params');
    const row = await client.ask('setVariable', { variablesReference, name: 'state', value: 'closed' });
    assert.equal(row.value, '"closed"');
    assert.equal((await client.rows('Request', 'params'))['state'], '"closed"');
    assert.ok(client.console.includes('state was changed to "closed". The run is a trial.'), client.console.join('\n'));
  });

  it('is masked where it is a credential', async () => {
    const client = await atFirstRequest();
    const variablesReference = await client.referenceOf('Request', 'params');
    const row = await client.ask('setVariable', { variablesReference, name: 'api_key', value: 'another-one' });
    assert.equal(row.value, '"•••"');
    assert.ok(!client.console.join().includes('another-one'));
  });

  describe('as an expression', () => {
    const set: Record<string, (client: DebugClient, name: string, value: string) => Promise<unknown>> = {
      'in a watch': (client, name, value) => client.ask('setExpression', { expression: name, value }),
      'in the debug console': (client, name, value) =>
        client.ask('evaluate', { expression: `${name} = ${value}`, context: 'repl' }),
    };
    const paths: [title: string, path: string, value: string, sent: string[]][] = [
      ['one that is there', 'request.params.state', '"closed"', ['state=closed', 'limit=10', ...rest]],
      ['one that is not there', 'request.params.sort', 'id', ['state=open', 'limit=10', ...rest, 'sort=id']],
      ['one with a name in quotes', 'request.params["a b"]', '1', ['state=open', 'limit=10', ...rest, 'a b=1']],
      [
        'one in an object that is not there',
        'request.params.page.size',
        '5',
        ['state=open', 'limit=10', ...rest, 'page[size]=5'],
      ],
    ];
    for (const [where, change] of Object.entries(set)) {
      for (const [title, path, value, sent] of paths) {
        it(`is sent, set ${where}: ${title}`, async () => {
          const client = await atFirstRequest();
          await change(client, path, value);
          assert.equal(await client.after('continue'), 'ended', client.console.join('\n'));
          const { searchParams } = new URL(api().requests[0]?.slice('GET '.length) ?? '', api().url);
          const shown = [...searchParams].filter(([name]) => name !== 'api_key');
          assert.deepEqual(
            shown.map(([name, field]) => `${name}=${field}`),
            sent,
          );
        });
      }

      it(`is masked where it is a credential, set ${where}`, async () => {
        const client = await atFirstRequest();
        await change(client, 'request.params.api_key', '"another-one"');
        assert.ok(!client.received.join().includes('another-one'));
      });
    }

    it('says why it cannot be: anything else, and after the request was sent', async () => {
      const client = await atFirstRequest();
      const setting = (expression: string) => client.ask('setExpression', { expression, value: '1' });
      for (const expression of [
        'page',
        'response.items',
        'request.method',
        'request.params',
        'request.params.a == 1',
      ]) {
        const message = `"${expression}" cannot be set. Only parameters can, as in request.params.NAME.`;
        await assert.rejects(setting(expression), { message });
      }
      await client.after('stepIn');
      const message = 'Parameters can be changed only before their request is sent.';
      await assert.rejects(setting('request.params.state'), { message });
    });

    it('compares in the debug console, where it does not assign', async () => {
      const client = await atFirstRequest();
      const asked = { expression: 'request.params.state == "open"', context: 'repl' };
      assert.equal((await client.ask('evaluate', asked)).result, 'true');
    });
  });

  const refused: [title: string, scope: string, path: string[], at: string][] = [
    ['another row of the request', 'Request', ['method'], '"endpoint"'],
    ['a header', 'Request', ['headers', 'X-Job'], '"endpoint"'],
    ['an object', 'Request', ['params', 'filter'], '"endpoint"'],
    ['what the API sent', 'Response', ['status'], '"responseParam"'],
    ['a parameter after its request was sent', 'Request', ['params', 'state'], '"responseParam"'],
    ['what is not there', 'Request', ['params', 'nope'], '"endpoint"'],
  ];
  for (const [title, scope, path, at] of refused) {
    it(`says why it cannot be: ${title}`, async () => {
      const client = open({ job: { params, headers: { 'X-Job': 'orders' } } });
      await client.start([{ line: client.lineOf(at) }]);
      const variablesReference = await client.referenceOf(scope, ...path.slice(0, -1));
      const name = path.at(-1) ?? '';
      await assert.rejects(client.ask('setVariable', { variablesReference, name, value: '1' }), {
        message: `"${name}" cannot be changed. Only parameters can, before their request is sent.`,
      });
      assert.ok(!client.console.some((text) => text.includes('was changed')));
    });
  }
});
