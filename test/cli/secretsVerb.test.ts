import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCliHere } from '../support/runCliHere.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const config = {
  api: {
    baseUrl: 'https://a.b/',
    http: { headers: { Authorization: { function: 'concat', args: ['Bearer ', { attr: '#token' }] } } },
  },
  config: {
    '#token': 'KBC::ProjectSecure::abc',
    jobs: [{ endpoint: 'x', params: { key: { attr: '#token' }, other: { attr: '#other' }, '#own': '' } }],
  },
};

describe('pagewright secrets', () => {
  const folder = temporaryFolder();
  const at = (name: string) => path.join(folder(), name);
  const secrets = (value: unknown, args: string[] = [], environment = {}) => {
    writeFileSync(at('a.extractor.json'), JSON.stringify(value));
    return runCliHere(['secrets', at('a.extractor.json'), ...args], environment);
  };

  it('names each secret, its place, its uses, and how to give it a value', async () => {
    const { code, stdout, stderr } = await secrets({ parameters: config });
    assert.deepEqual([code, stderr], [0, '']);
    assert.equal(
      stdout,
      `#token: encrypted, at /parameters/config/#token
  used at  /parameters/api/http/headers/Authorization/args/1, /parameters/config/jobs/0/params/key
  value    none; give it in PAGEWRIGHT_SECRET_TOKEN or in a file with --secrets

#own: empty, at /parameters/config/jobs/0/params/#own
  value    none; give it in PAGEWRIGHT_SECRET_OWN or in a file with --secrets

#other: missing, at /parameters/config/#other
  used at  /parameters/config/jobs/0/params/other
  value    none; give it in PAGEWRIGHT_SECRET_OTHER or in a file with --secrets

3 secrets, 3 without a value
`,
    );
  });

  it('says where a value is from, and never the value', async () => {
    writeFileSync(at('secrets.json'), JSON.stringify({ '#token': 'tops3cret' }));
    const { code, stdout, stderr } = await secrets(config, ['--secrets', at('secrets.json')], {
      PAGEWRIGHT_SECRET_OTHER: 'als0secret',
    });
    assert.deepEqual([code, stderr], [0, '']);
    const values = stdout.match(/^ {2}value .*/gm)?.map((line) => line.slice(11));
    assert.deepEqual(values?.toSpliced(1, 1), [`from "${at('secrets.json')}"`, 'from PAGEWRIGHT_SECRET_OTHER']);
    assert.match(stdout, /\n3 secrets, 1 without a value\n$/);
    assert.doesNotMatch(stdout, /tops3cret|als0secret|KBC::/);
  });

  it('says that none is needed', async () => {
    const { code, stdout } = await secrets({ api: { baseUrl: 'https://a.b/' }, config: { jobs: [] } });
    assert.deepEqual([code, stdout], [0, 'No secrets are needed\n']);
  });

  it('warns of a name that is not used, and ends with 1 for a file that cannot be read', async () => {
    writeFileSync(at('secrets.json'), JSON.stringify({ '#tokn': 'x' }));
    const { code, stderr } = await secrets(config, ['--secrets', at('secrets.json')]);
    assert.equal(code, 0);
    assert.match(stderr, /"#tokn" is not used\. Did you mean "#token"\?/);
    assert.equal((await secrets(config, ['--secrets', at('none.json')])).code, 1);
    assert.equal((await runCliHere(['secrets', at('none.extractor.json')])).code, 1);
  });
});
