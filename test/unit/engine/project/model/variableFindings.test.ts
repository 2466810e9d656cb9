import type { SampleConfiguration, SampleVariables } from '../../../../support/sampleTree.ts';
import { findingCases } from './findingCases.ts';

const config = { jobs: [{ endpoint: 'orders' }] };
const at = (baseUrl: string, more: object = {}) => ({ parameters: { api: { baseUrl }, config }, ...more });
const usual = at('https://{{ region }}.example/');
const defines = (...names: string[]) => ({ variables: names.map((name) => ({ name, type: 'string' })) });
const values = (given: Record<string, unknown>, key = 'values') => ({
  [key]: Object.entries(given).map(([name, value]) => ({ name, value })),
});
const variables = (more: Partial<SampleVariables> = {}): SampleVariables => ({
  id: '501',
  body: defines('region'),
  sets: { '601': values({ region: 'eu' }) },
  default: '601',
  ...more,
});
const orders = (
  body: object,
  more: Partial<SampleConfiguration> = { variables: variables() },
): SampleConfiguration => ({
  id: '101',
  body,
  ...more,
});
const both = { '601': values({ region: 'eu', since: '2026-01-01' }) };
const folder = 'main/extractor/ex-generic-v2/101';
const ofOrders = `${folder}/_config.yml`;
const manifest = '.keboola/manifest.json';
const replacing = (file: string, from: string, to: string) => (files: Record<string, string>) => {
  files[file] = (files[file] ?? '').replace(from, to);
};
const row = (id: string, endpoint: string) => ({ id, body: { parameters: { config: { jobs: [{ endpoint }] } } } });

const vault = { names: ['HOST', 'OTHER'], from: 'project 4321' };

describe('Variables of a tree', () => {
  findingCases('variable.not-defined', {
    'a misspelled name': { tree: [orders(at('https://{{ region }}.«{{ regoin }}».example/'))], says: /"region"\?$/ },
    'a name in a key': {
      tree: [orders({ ...usual, runtime: { '«{{other}}»': 1 } })],
      says: /Define it/,
    },
    'a name that only a row uses, once for all rows': {
      tree: [
        orders(at('https://«{{ a }}».example/{{ region }}'), {
          variables: variables(),
          rows: [row('1', 'a'), row('2', '«{{ b }}»')],
        }),
      ],
    },
    'a name outside of the parameters': {
      tree: [orders({ ...usual, processors: { after: [{ definition: { component: '«{{ c }}»' } }] } })],
    },
    'names that are put in unescaped': { tree: [orders(at('https://{{ region }}.«{{{ a }}}».«{{& b }}»/'))] },
    'an entry of the vault in three braces, where the vault is not looked at': {
      tree: [orders(at('https://{{ region }}.example/«{{{ vault.A }}}»'))],
    },
    'a name that has a value all the same': {
      tree: [
        orders(at('https://{{ region }}.«{{ a }}»/'), {
          variables: variables({ sets: { '601': values({ region: 'eu', a: 'b' }) } }),
        }),
      ],
      severity: 'information',
    },
    'in no defined name': { tree: [orders(at('https://{{region}}.{{{region}}}.{{&region}}.example/'))] },
    'in no default bucket of another configuration': {
      tree: [orders({ ...usual, storage: { input: { tables: [{ source: '{{:default-bucket:extractor/a/b}}.t' }] } } })],
    },
    'in no row of shared code': {
      tree: [
        orders({ ...usual, shared_code_id: '9', shared_code_row_ids: ['code'], image_parameters: { a: ['{{code}}'] } }),
      ],
    },
    'in no entry of the vault': { tree: [orders(at('https://{{ vault.HOST }}/{{ region }}'))] },
  });

  findingCases('variable.no-value', {
    'in the default set': {
      tree: [orders(usual, { variables: variables({ sets: { '601': values({}, '⟦values⟧') } }) })],
    },
    'in another set': {
      tree: [
        orders(usual, {
          variables: variables({ sets: { '601': values({ region: 'eu' }), '602': values({}, '⟦values⟧') } }),
        }),
      ],
      says: /"Name 602"/,
    },
    'an empty value': {
      tree: [orders(usual, { variables: variables({ sets: { '601': values({ region: '⟦⟧' }) } }) })],
    },
    'a misspelled name': {
      tree: [
        orders(usual, {
          variables: variables({ sets: { '601': { values: [{ name: '⟦regoin⟧', value: 'eu' }] } } }),
        }),
      ],
      says: /did you mean "region"/,
    },
    'in none of the other sets, if one is chosen': {
      tree: [orders(usual, { variables: variables({ sets: { '601': values({ region: 'eu' }), '602': values({}) } }) })],
      choice: { values: '601' },
    },
    'in no set with a number or a cipher': {
      tree: [
        orders(usual, {
          variables: variables({
            sets: { '601': values({ region: 1 }), '602': values({ region: 'KBC::ProjectSecure::a' }) },
          }),
        }),
      ],
    },
  });

  const withoutDefault: SampleVariables = { id: '501', body: defines('region'), sets: variables().sets };
  findingCases('variable.no-values', {
    'a default set that is not there': {
      tree: [orders(usual)],
      tool: 'kbagent',
      change: replacing(ofOrders, '"601"', '«"699"»'),
      severity: 'error',
    },
    'no default set, of a tool that names it where the variables are used': {
      tree: [orders(usual, { variables: withoutDefault })],
      tool: 'kbagent',
      change: replacing(ofOrders, '"501"', '«"501"»'),
      severity: 'information',
    },
    'no default set, of a tool that names it in the manifest': {
      tree: [orders(usual, { variables: { ...withoutDefault, body: { '⟦variables⟧': defines('region').variables } } })],
      tool: 'kbc',
      severity: 'information',
    },
    'not where a set is chosen': {
      tree: [orders(usual, { variables: withoutDefault })],
      choice: { values: 'Name 601' },
    },
    'not where no variables are defined': {
      tree: [orders(at('https://a.example/'), { variables: { id: '501', body: { variables: [] }, sets: {} } })],
    },
  });

  findingCases('variable.not-used', {
    'a variable in no text': {
      tree: [orders(usual, { variables: variables({ body: defines('region', '⟦since⟧'), sets: both }) })],
      severity: 'information',
    },
    'no variable that only one row uses': {
      tree: [
        orders(at('https://a.example/'), {
          variables: variables(),
          rows: [row('1', 'a'), row('2', '{{ region }}')],
        }),
      ],
    },
    'no variable that may be used by the other rows, if one is chosen': {
      tree: [
        orders(at('https://a.example/'), { variables: variables(), rows: [row('1', 'a'), row('2', '{{ region }}')] }),
      ],
      choice: { row: '1' },
    },
  });

  findingCases('variable.not-attached', {
    'a name that is defined nowhere': {
      tree: [orders(at('https://«{{ region }}».example/'), {})],
      severity: 'information',
    },
    'a name in variables that the manifest attaches to nothing': {
      tree: [orders(at('https://«{{ region }}».example/'))],
      tool: 'kbc',
      change: (files) => {
        const detached = (files[manifest] ?? '')
          .replace('"variablesFor"', '"other"')
          .replace('"path": "variables"', '"path": "extractor/ex-generic-v2/101/variables"');
        files[manifest] = detached;
        files[`${folder}/variables/config.json`] = '{"variables": [{"name": "region"}]}';
      },
      severity: 'warning',
      says: /"501"/,
      also: 'variable.detached',
    },
    'a name that other variables of the branch define': {
      tree: [orders(at('https://«{{ region }}».example/'), {}), { ...orders(usual), id: '102' }],
      tool: 'kbagent',
      severity: 'warning',
      says: /variables_id: '501'/,
    },
    'no name of the vault, no section, no name with a space': {
      tree: [orders(at('https://a.example/{{ vault.A }}/{{#a}}{{/a}}/{{ a b }}/{{:default-bucket:a}}'), {})],
    },
  });

  findingCases('variable.not-in-tree', {
    'variables that are not there': {
      tree: [orders({ ...usual, variables_id: '⟦599⟧' }, {})],
      tool: 'kbagent',
      severity: 'warning',
    },
    'variables that a row names': {
      tree: [
        orders(at('https://a.example/'), {
          rows: [{ id: '1', body: { parameters: { config }, variables_id: '⟦599⟧' } }],
        }),
      ],
    },
    'no variables that a row names and the tree has': {
      tree: [
        orders(at('https://a.example/'), {
          rows: [{ id: '1', body: { ...usual, variables_id: '501', variables_values_id: '601' } }],
        }),
        { ...orders(usual), id: '102' },
      ],
      tool: 'kbagent',
    },
  });

  findingCases('variable.section-tag', {
    'what a template would have': {
      tree: [orders(at('https://{{ region }}.example/«{{#a}}»x«{{/a}}»«{{^b}}»«{{! c }}»«{{> d}}»«{{=<< >>=}}»'))],
      severity: 'warning',
    },
    'not where no variables are attached': { tree: [orders(at('https://a.example/{{#a}}x{{/a}}{{! b }}'), {})] },
    'not a variable with "#" in its name': {
      tree: [
        orders(at('https://a.example/{{ #key }}'), {
          variables: variables({ body: defines('#key'), sets: { '601': values({ '#key': 'KBC::ProjectSecure::a' }) } }),
        }),
      ],
    },
  });

  findingCases('variable.not-closed', {
    'a text that ends before the braces': { tree: [orders(at('https://{{ region }}.example/«{{ region }»'))] },
    'not where no variables are attached': { tree: [orders(at('https://a.example/{{ region }'), {})] },
  });

  findingCases('variable.not-ascii', {
    'a letter that JSON writes with an escape, where it is defined and where it is used': {
      tree: [
        orders(at('https://«{{ město }}».example/«{{{ město }}}»'), {
          variables: variables({
            body: { variables: [{ name: '⟦město⟧', type: 'string' }] },
            sets: { '601': values({ město: 'eu' }) },
          }),
        }),
      ],
      severity: 'warning',
      says: /"ě", .*letters from A to Z/,
    },
    'once for all rows': {
      tree: [
        orders(at('https://«{{ größe }}».example/'), {
          variables: variables({
            body: { variables: [{ name: '⟦größe⟧', type: 'string' }] },
            sets: { '601': values({ größe: 'eu' }) },
          }),
          rows: [row('1', 'a'), row('2', 'b')],
        }),
      ],
    },
    'in variables that are not in the tree': {
      tree: [orders({ ...at('https://«{{ größe }}».example/'), variables_id: '599' }, {})],
      tool: 'kbagent',
      also: 'variable.not-in-tree',
    },
    'not where nothing is replaced': { tree: [orders(at('https://a.example/{{ größe }}'), {})] },
    'not in a value': {
      tree: [orders(usual, { variables: variables({ sets: { '601': values({ region: 'Plzeň' }) } }) })],
    },
  });

  findingCases('variable.unescaped', {
    'a value that would end the text': {
      tree: [
        orders(at('https://«{{{ region }}}».example/'), {
          variables: variables({ sets: { '601': values({ region: 'a" b' }) } }),
        }),
      ],
      says: /"\{\{ region \}\}"/,
    },
    'not in two braces': {
      tree: [
        orders(at('https://{{ region }}.example/'), {
          variables: variables({ sets: { '601': values({ region: 'a" b' }) } }),
        }),
      ],
    },
  });

  findingCases('variable.unknown-vault-entry', {
    'a name that the vault does not have': {
      tree: [orders(at('https://«{{ vault.HOTS }}»/'), {})],
      choice: { vault },
      severity: 'error',
      says: /^The vault of project 4321 has no entry "HOTS", .*"HOST"\?$/,
    },
    'a name in a value of a secret, and one of many rows': {
      tree: [
        orders(
          {
            parameters: {
              api: { baseUrl: 'https://a.example/' },
              config: { ...config, '#token': '«{{ vault.token }}»' },
            },
          },
          { rows: [row('1', 'a'), row('2', '«{{vault.PATH}}»')] },
        ),
      ],
      choice: { vault },
    },
    'any name where the vault is empty': {
      tree: [orders(at('https://«{{ vault.HOST }}»/'), {})],
      choice: { vault: { names: [], from: 'project 4321' } },
      says: /Add it to the vault/,
    },
    'a name that looks like a slip, in a list of some day': {
      tree: [orders(at('https://«{{ vault.HOTS }}»/'), {})],
      choice: { vault: { ...vault, when: 'as of 2026-11-29' } },
      severity: 'warning',
      says: /^The vault of project 4321 had no entry "HOTS" as of 2026-11-29\. Did you mean "HOST"\?$/,
    },
    'a name that may have been added since': {
      tree: [orders(at('https://«{{ vault.quite-another }}»/'), {})],
      choice: { vault: { ...vault, when: 'as of 2026-11-29' } },
      severity: 'information',
      says: /had no entry "quite-another" as of 2026-11-29\. If it was added since, connect the folder again/,
    },
    'a name that the vault has': { tree: [orders(at('https://{{ vault.HOST }}/'), {})], choice: { vault } },
    'any name, while the entries are not known': { tree: [orders(at('https://{{ vault.HOTS }}/'), {})] },
  });

  findingCases('variable.detached', {
    'variables that no configuration uses': {
      tree: [orders(at('https://a.example/')), orders(at('https://a.example/'), { id: '102' })],
      tool: 'kbagent',
      change: (files) => {
        files[`${folder}/_config.yml`] = (files[`${folder}/_config.yml`] ?? '').replaceAll(/"variables_.*/g, '');
        const file = 'main/other/keboola.variables/501/_config.yml';
        files[file] = (files[file] ?? '').replace('"variables"', '«"variables"»');
      },
      severity: 'information',
      says: /variables_id: '501'/,
    },
    'variables that the manifest attaches to nothing': {
      tree: [orders(at('https://a.example/'))],
      tool: 'kbc',
      change: (files) => {
        files[manifest] = (files[manifest] ?? '')
          .replace('"variablesFor"', '"other"')
          .replace('"path": "variables"', '"path": "extractor/ex-generic-v2/101/variables"');
        files[`${folder}/variables/config.json`] = '{«"variables"»: [{"name": "region"}]}';
      },
      severity: 'information',
    },
    'no variables that a configuration of another component uses': {
      tree: [
        orders(
          { parameters: { script: '{{ region }}' } },
          { component: 'acme.transformation', variables: variables() },
        ),
      ],
    },
  });
});
