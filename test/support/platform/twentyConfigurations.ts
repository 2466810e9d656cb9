import type { SeedConfiguration } from '../../trees/make/seeds.ts';
import { defaultSeed, type Seed } from '../stack/startStack.ts';

/** A configuration of the round trips, and the text in one of its files that is edited; its title says what is special. */
export interface RoundTripCase {
  title: string;
  configuration: SeedConfiguration;
  /** The text that somebody edits: it is in one file only, in each layout. */
  part: string;
  by: string;
}

const generic = 'ex-generic-v2';

function api(text: string): string {
  return `"api":{"baseUrl":"https://api.shop.example/${text}/"}`;
}

function body(text: string, config = '{"jobs":[{"endpoint":"orders"}]}', around = ''): string {
  return `{"parameters":{${api(text)},"config":${config}}${around}}`;
}

interface Given extends Partial<SeedConfiguration> {
  text: string;
  by?: string;
}

function one(title: string, number: number, { text, by = `${text}-edited`, ...given }: Given): RoundTripCase {
  const configuration = {
    componentId: generic,
    id: `${1000 + number}`,
    name: title,
    configuration: body(text),
    ...given,
  };
  return { title, configuration, part: text, by };
}

const row = (id: string, name: string, endpoint: string, more: object = {}) => ({
  id,
  name,
  configuration: `{"parameters":{"config":{"jobs":[{"endpoint":"${endpoint}"}]}}}`,
  ...more,
});

const set = (id: string, name: string, values: string) => ({ id, name, configuration: `{"values":[${values}]}` });
const value = (name: string, text: string) => `{"name":"${name}","value":"${text}"}`;

/** Twenty configurations, each with something that a careless tool loses. */
export const twentyConfigurations: readonly RoundTripCase[] = [
  one('One job', 1, { text: 'plain-one' }),
  one('Twenty digits', 2, {
    text: 'digits-one',
    configuration: body(
      'digits-one',
      '{"jobs":[{"endpoint":"orders","params":{"id":12345678901234567890,"rate":1.10,"small":1e-7,"big":1.0E+20,"zero":-0,"whole":2.0}}]}',
    ),
  }),
  one('Empty values', 3, {
    text: 'empties-one',
    configuration: body(
      'empties-one',
      '{"jobs":[{"endpoint":"orders","params":{}}],"mappings":{},"none":[],"nothing":null,"text":"","deep":[[],{},[{}]]}',
    ),
  }),
  one('Order of keys', 4, {
    text: 'order-one',
    configuration: `{"processors":{"before":[]},"parameters":{"config":{"z":"1","a":"2","10":"3","9":"4","jobs":[{"endpoint":"orders"}]},${api('order-one')}}}`,
  }),
  one('Příliš žluťoučký', 5, { text: 'unicode-one' }),
  one('Prilis zlutoucky', 6, { text: 'unicode-two' }),
  one('注文', 7, { text: 'unicode-three' }),
  one('Texts that YAML reads otherwise', 8, {
    text: 'texts-one',
    configuration: body(
      'texts-one',
      '{"jobs":[{"endpoint":"orders","params":{"a":"1.10","b":"yes","c":"null","d":"012","e":" space ","f":"a: b # c","g":"\\u2028","h":"line\\nline\\n","i":"2026-01-01","j":"1_000","k":"é😀","l":"- x","m":"tab\\there"}}]}',
    ),
  }),
  one('Rows', 9, {
    text: 'rows-one',
    configuration: `{"parameters":{${api('of-rows')},"config":{}}}`,
    rows: [
      row('1902', 'Second', 'rows-one', { description: 'The *first* row.' }),
      row('1901', 'First', 'rows-two'),
      row('1903', 'Disabled', 'rows-three', { isDisabled: true }),
    ],
  }),
  one('Rows with one name', 10, {
    text: 'alike-one',
    configuration: `{"parameters":{${api('of-same-rows')},"config":{}}}`,
    rows: [row('1911', 'Orders', 'alike-one'), row('1912', 'orders', 'alike-two'), row('1913', '', 'alike-three')],
  }),
  one('Variables of its own', 11, {
    text: 'values-one',
    configuration: body('{{ region }}', undefined, ',"variables_id":"2011","variables_values_id":"2111"'),
  }),
  one('Variables of two, here', 12, {
    text: 'shared-one',
    configuration: body('shared-one', undefined, ',"variables_id":"2012","variables_values_id":"2121"'),
  }),
  one('Variables of two, there', 13, {
    text: 'shared-two',
    configuration: body('shared-two', undefined, ',"variables_id":"2012","variables_values_id":"2121"'),
  }),
  one('Ciphers', 14, {
    text: 'ciphers-one',
    configuration: body(
      'ciphers-one',
      '{"#password":"KBC::ProjectSecure::eJwBYAIBnv+def50200a==","username":"eva","jobs":[{"endpoint":"orders"}]}',
    ),
  }),
  one('Vault', 15, {
    text: 'vault-one',
    configuration: body('vault-one', '{"#token":"{{ vault.SHOP_TOKEN }}","jobs":[{"endpoint":"orders"}]}'),
  }),
  one('Processors and storage', 16, {
    text: 'processors-one',
    configuration: body(
      'processors-one',
      undefined,
      ',"storage":{},"processors":{"before":[],"after":[{"definition":{"component":"keboola.processor-rename-headers"},"parameters":{"columns":{"id":"order_id"}}}]},"runtime":{"image_tag":"2.9.1"}',
    ),
  }),
  one('Storage with tables', 17, {
    text: 'storage-one',
    configuration: body(
      'storage-one',
      undefined,
      ',"storage":{"input":{"tables":[],"files":[]},"output":{"tables":[{"source":"orders.csv","destination":"in.c-shop.orders"}]}}',
    ),
  }),
  one('Described', 18, {
    text: 'described-one',
    description:
      '# Orders\n\n- *hourly*\n- ask `Jana`\n\n| a | b |\n| - | - |\n| 1 | `2` |\n\nEnds with two lines.\n\n',
  }),
  one('Disabled', 19, { text: 'disabled-one', isDisabled: true }),
  one('Of another component', 20, {
    text: 'acme-one',
    componentId: 'acme.ex-orders',
    configuration: '{"parameters":{"config":{"region":"acme-one","#token":"KBC::ProjectSecure::efgh"}}}',
  }),
];

/** The variables of two of them, each with several sets of values. */
const variables: SeedConfiguration[] = [
  {
    componentId: 'keboola.variables',
    id: '2011',
    name: `Variables definition for ${generic}/1011`,
    configuration: '{"variables":[{"name":"region","type":"string"},{"name":"#key","type":"string"}]}',
    rows: [
      set('2112', 'US', `${value('region', 'values-two')},${value('#key', 'KBC::ProjectSecure::k2')}`),
      set('2111', 'Default Values', `${value('region', 'values-one')},${value('#key', 'KBC::ProjectSecure::k1')}`),
      set('2113', 'ÚS', `${value('region', '12345678901234567890')},${value('#key', 'KBC::ProjectSecure::k3')}`),
    ],
  },
  {
    componentId: 'keboola.variables',
    id: '2012',
    name: 'Shared',
    configuration: '{"variables":[{"name":"since","type":"string"}]}',
    rows: [
      set('2121', 'Default Values', value('since', '2026-01-01')),
      set('2122', 'Old', value('since', '2020-01-01')),
    ],
  },
];

/** A project with these configurations. */
export const twentySeed: Seed = {
  ...defaultSeed,
  branches: [],
  jobs: {},
  configurations: [...variables, ...twentyConfigurations.map(({ configuration }) => configuration)],
};
