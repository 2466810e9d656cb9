import assert from 'node:assert/strict';
import { importDescription } from '../../../../../engine/core/descriptions/importing/importDescription.ts';
import { describeApi, operation, records } from '../../../../support/describedApi.ts';

const header = (name: string, value?: string) => {
  const schema = { type: 'string', ...(value !== undefined && { default: value }) };
  const parameters = [{ name, in: 'header', required: true, schema }];
  const { text, report } = importDescription(describeApi({ '/users': operation([], records, { parameters }) }));
  const { api, config } = JSON.parse(text).parameters;
  const reasons = report.leftOut.map(({ what, reason }) => `${what}: ${reason}`);
  return { all: { ...api.http?.headers, ...config.jobs[0].headers }, reasons };
};

describe('A header that an endpoint requires', () => {
  const sent: [name: string, value: string | undefined, written: unknown][] = [
    ['X-Tenant', undefined, { attr: 'X-Tenant' }],
    ['X-Tenant', 'acme', 'acme'],
    ['X-Tenant', 'žluť', 'žluť'],
    ['X-Tenant', 'a\r\nX: y', { attr: 'X-Tenant' }],
    ['X-Tenant', 'a\0', { attr: 'X-Tenant' }],
    ["X!$%&'*+.^_`|~1", 'a', 'a'],
    ['__proto__', 'a', 'a'],
  ];
  for (const [name, value, written] of sent) {
    it(`is sent: ${JSON.stringify([name, value])}`, () => {
      const { all, reasons } = header(name, value);
      assert.deepEqual(Object.entries(all), [[name, written]]);
      assert.deepEqual(reasons, []);
    });
  }

  for (const name of ['X\r\nY', 'X Y', 'X:Y', 'ž', '(', '\0', `${'x'.repeat(5000)} y`]) {
    it(`is left out and named: ${JSON.stringify(name).slice(0, 40)}`, () => {
      const { all, reasons } = header(name, 'a');
      assert.deepEqual(all, {});
      assert.match(reasons.join(), /^header ".{1,90}": No header can be called so, so it is left out\.$/);
    });
  }

  it('or that has the key, is left out and named', () => {
    const securitySchemes = { key: { type: 'apiKey', in: 'header', name: 'X\r\nY' } };
    const { text, report } = importDescription(
      describeApi({ '/users': operation([], records) }, { components: { securitySchemes } }),
    );
    assert.deepEqual(Object.keys(JSON.parse(text).parameters.api), ['baseUrl']);
    assert.match(JSON.stringify(report.leftOut), /A key in the header .* cannot be sent/);
  });
});
