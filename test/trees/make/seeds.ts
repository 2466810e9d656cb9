/** A row of a configuration, as the Storage API knows it. */
export interface SeedRow {
  id: string;
  name: string;
  description?: string;
  isDisabled?: boolean;
  /** An object, or its JSON text where each character counts. */
  configuration: unknown;
}

/** A configuration of a project. */
export interface SeedConfiguration extends SeedRow {
  componentId: string;
  rows?: SeedRow[];
}

/** A project of the platform, from which each tool makes a tree. */
export interface Seed {
  /** Development branches beside the main one; each has all configurations. */
  branches?: { id: number; name: string }[];
  /** Whether the paths of kbc begin with ids. */
  hasIdsInPaths?: boolean;
  configurations: SeedConfiguration[];
}

/** The types of the components that the seeds use. */
export const componentTypes: Readonly<Record<string, string>> = {
  'ex-generic-v2': 'extractor',
  'acme.ex-orders': 'extractor',
  'keboola.ex-db-mysql': 'extractor',
  'keboola.wr-db-snowflake': 'writer',
  'keboola.python-transformation-v2': 'transformation',
  'keboola.orchestrator': 'other',
  'keboola.variables': 'other',
  'keboola.shared-code': 'other',
};

const generic = 'ex-generic-v2';
const job = (name: string, more = {}) => ({ endpoint: name, dataType: name, ...more });

/** The body of a configuration with one job. */
function body(api: object, config: object = {}, around: object = {}) {
  const whole = { baseUrl: 'https://api.shop.example/v2/', ...api };
  return { parameters: { api: whole, config: { jobs: [job('orders')], ...config } }, ...around };
}

function withAuthentication(id: string, name: string, authentication: object, config: object = {}): SeedConfiguration {
  return { componentId: generic, id, name, configuration: body({ authentication }, config) };
}

const authentication: Seed = {
  configurations: [
    withAuthentication('100', 'Without', {}),
    withAuthentication('101', 'Basic', { type: 'basic' }, { username: 'eva', '#password': 'KBC::ProjectSecure::a1' }),
    withAuthentication(
      '102',
      'Query',
      { type: 'query', query: { key: { attr: '#key' }, sign: { function: 'md5', args: [{ attr: '#key' }] } } },
      { '#key': 'KBC::ConfigSecure::a2' },
    ),
    withAuthentication(
      '103',
      'Login',
      {
        type: 'login',
        loginRequest: {
          endpoint: 'session',
          method: 'POST',
          params: { user: { attr: 'user' }, password: { attr: '#password' } },
        },
        apiRequest: { headers: { 'X-Session': 'session.token' } },
      },
      { user: 'eva', '#password': 'KBC::ProjectWideSecure::a3' },
    ),
    withAuthentication(
      '104',
      'Key in the parameters',
      {},
      { '#key': 'KBC::ComponentSecure::a4', jobs: [job('orders', { params: { key: { attr: '#key' } } })] },
    ),
    withAuthentication(
      '105',
      'URL query',
      { type: 'url.query', query: { apikey: { attr: '#key' } } },
      { '#key': 'KBC::BranchTypeSecure::a5' },
    ),
    withAuthentication('106', 'Old cipher', { type: 'basic' }, { username: 'eva', '#password': 'KBC::Encrypted==a6' }),
    withAuthentication(
      '107',
      'Cipher of Azure',
      { type: 'basic' },
      { username: 'eva', '#password': 'KBC::ProjectSecureKV::a7' },
    ),
    withAuthentication(
      '108',
      'Cipher of Google',
      { type: 'basic' },
      { username: 'eva', '#password': 'KBC::ConfigSecureGKMS::a8' },
    ),
    withAuthentication(
      '109',
      'Cipher of a component and project',
      { type: 'basic' },
      { username: 'eva', '#password': 'KBC::ComponentProjectEncrypted==a9' },
    ),
  ],
};

const oauthBroker = { oauth_api: { id: 'main', version: 3 } };
const signed = { Authorization: { function: 'concat', args: ['Bearer ', { authorization: 'data.access_token' }] } };

const oauth: Seed = {
  configurations: [
    {
      componentId: generic,
      id: '121',
      name: 'OAuth 1.0',
      configuration: body({ authentication: { type: 'oauth10' } }, {}, { authorization: oauthBroker }),
    },
    {
      componentId: generic,
      id: '122',
      name: 'OAuth 2.0',
      configuration: body(
        { authentication: { type: 'oauth20', format: 'json', headers: signed } },
        {},
        { authorization: oauthBroker },
      ),
    },
    {
      componentId: generic,
      id: '123',
      name: 'OAuth 2.0 login',
      configuration: body(
        {
          authentication: {
            type: 'oauth20.login',
            loginRequest: {
              endpoint: 'token',
              method: 'FORM',
              params: {
                refresh_token: { user: 'refresh_token' },
                client_id: { consumer: 'client_id' },
                client_secret: { consumer: 'client_secret' },
                grant_type: 'refresh_token',
              },
            },
            apiRequest: { headers: { Authorization: 'access_token' } },
          },
        },
        {},
        { authorization: { oauth_api: { id: 'main' } } },
      ),
    },
  ],
};

function withPagination(id: string, name: string, pagination: object, config: object = {}): SeedConfiguration {
  return { componentId: generic, id, name, configuration: body({ pagination }, config) };
}

const paging: Seed = {
  configurations: [
    withPagination('131', 'Offset', { method: 'offset', limit: 100 }),
    withPagination('132', 'Page numbers', { method: 'pagenum', limit: 50 }),
    withPagination('133', 'URL in the response', { method: 'response.url', urlKey: 'links.next' }),
    withPagination('134', 'Token', { method: 'response.param', responseParam: 'page.next', queryParam: 'cursor' }),
    withPagination('135', 'Cursor', { method: 'cursor', idKey: 'id', param: 'after' }),
    withPagination('136', 'Zendesk', { method: 'zendesk.response.url' }),
    withPagination(
      '137',
      'Multiple',
      {
        method: 'multiple',
        default: 'by-offset',
        scrollers: {
          'by-offset': { method: 'offset', limit: 10 },
          'by-token': { method: 'response.param', responseParam: 'next', queryParam: 'from' },
        },
      },
      { jobs: [job('orders'), job('refunds', { scroller: 'by-token' })] },
    ),
  ],
};

const rowJobs = (...jobs: unknown[]) => ({ parameters: { config: { jobs } } });

const rows: Seed = {
  configurations: [
    {
      componentId: generic,
      id: '141',
      name: 'One row',
      configuration: {
        parameters: { api: { baseUrl: 'https://api.shop.example/' }, config: { outputBucket: 'shop' } },
      },
      rows: [{ id: '1411', name: 'Orders', configuration: rowJobs(job('orders')) }],
    },
    {
      componentId: generic,
      id: '142',
      name: 'Three rows',
      description: 'Each row reads one table.',
      configuration: { parameters: { api: { baseUrl: 'https://api.shop.example/' }, config: {} } },
      rows: [
        { id: '1421', name: 'Users', configuration: rowJobs(job('users')) },
        { id: '1422', name: 'Teams', isDisabled: true, configuration: rowJobs(job('teams')) },
        {
          id: '1423',
          name: 'Orders',
          description: 'All of them.',
          configuration: {
            parameters: { api: { pagination: { method: 'offset', limit: 20 } }, config: { jobs: [job('orders')] } },
          },
        },
      ],
    },
    {
      componentId: generic,
      id: '143',
      name: 'Lists by index',
      configuration: body({}, { jobs: [{ dataField: 'items' }, { endpoint: 'refunds' }] }),
      rows: [
        { id: '1431', name: 'Both', configuration: rowJobs(job('orders'), { dataType: 'refunds' }) },
        { id: '1432', name: 'Three', configuration: rowJobs(job('users'), {}, job('teams')) },
      ],
    },
  ],
};

const attached = (variables: string, values?: string) => ({
  variables_id: variables,
  ...(values !== undefined && { variables_values_id: values }),
});

function variablesOf(id: string, name: string, sets: Record<string, Record<string, string>>): SeedConfiguration {
  const names = Object.keys(Object.values(sets)[0] ?? {});
  return {
    componentId: 'keboola.variables',
    id,
    name,
    configuration: { variables: names.map((variable) => ({ name: variable, type: 'string' })) },
    rows: Object.entries(sets).map(([set, values], index) => ({
      id: `${id}${index + 1}`,
      name: set,
      configuration: { values: Object.entries(values).map(([variable, value]) => ({ name: variable, value })) },
    })),
  };
}

const variables: Seed = {
  configurations: [
    variablesOf('501', 'Variables definition for ex-generic-v2/151', {
      'Default Values': {
        region: 'eu',
        since: '2026-01-01',
        table: 'orders',
        field: 'region',
        secret: 'KBC::ProjectSecure::v1',
      },
      US: { region: 'us', since: '2026-02-01', table: 'orders_us', field: 'state', secret: 'KBC::ProjectSecure::v2' },
    }),
    variablesOf('502', 'Variables definition for ex-generic-v2/152', {
      'Default Values': { table: 'users', part: 'all' },
    }),
    {
      componentId: generic,
      id: '151',
      name: 'Variables everywhere',
      configuration: body(
        {
          baseUrl: 'https://{{ region }}.shop.example/api/',
          http: { headers: { 'X-Region': '{{region}}', Accept: 'application/json' } },
          authentication: { type: 'basic' },
          pagination: { method: 'offset', limit: 100 },
        },
        {
          username: '{{ region }}-reader',
          '#password': '{{ secret }}',
          outputBucket: 'shop-{{ region }}',
          jobs: [
            {
              endpoint: '{{ table }}/list',
              dataType: '{{ table }}',
              params: { since: '{{since}}', '{{ field }}': 'x' },
            },
          ],
        },
        attached('501', '5011'),
      ),
    },
    {
      componentId: generic,
      id: '152',
      name: 'Variables in rows',
      configuration: {
        parameters: { api: { baseUrl: 'https://api.shop.example/' }, config: {} },
        ...attached('502', '5021'),
      },
      rows: [
        { id: '1521', name: 'Table', configuration: rowJobs({ endpoint: '{{ table }}', dataType: 'rows' }) },
        { id: '1522', name: 'Part', configuration: rowJobs(job('parts', { params: { part: '{{ part }}' } })) },
      ],
    },
    variablesOf('503', 'Nobody uses these', { 'Default Values': { unused: 'x' } }),
    {
      componentId: generic,
      id: '153',
      name: 'Braces without variables',
      configuration: body({}, { jobs: [job('search', { params: { template: '{{ not a variable }}' } })] }),
    },
  ],
};

const vault: Seed = {
  configurations: [
    {
      componentId: generic,
      id: '161',
      name: 'Vault',
      configuration: body(
        { authentication: { type: 'query', query: { key: { attr: '#token' } } } },
        { '#token': '{{ vault.SHOP_TOKEN }}', tenant: '{{vault.TENANT-1}}' },
      ),
    },
    {
      componentId: generic,
      id: '162',
      name: 'Vault and variables',
      configuration: body(
        { baseUrl: 'https://{{ host }}/api/', authentication: { type: 'basic' } },
        { username: '{{ vault.USER }}', '#password': '{{ vault.PASSWORD }}' },
        attached('504', '5041'),
      ),
    },
    variablesOf('504', 'Variables definition for ex-generic-v2/162', {
      'Default Values': { host: 'api.shop.example' },
    }),
  ],
};

const moveFiles = { definition: { component: 'keboola.processor-move-files' }, parameters: { direction: 'tables' } };
const skipLines = { definition: { component: 'keboola.processor-skip-lines', tag: '1.2.0' }, parameters: { lines: 1 } };

const processors: Seed = {
  configurations: [
    {
      componentId: generic,
      id: '171',
      name: 'Processors',
      configuration: body({}, {}, { processors: { before: [moveFiles], after: [skipLines, moveFiles] } }),
    },
    {
      componentId: generic,
      id: '172',
      name: 'Processors of rows',
      configuration: { parameters: { api: { baseUrl: 'https://api.shop.example/' }, config: {} } },
      rows: [
        { id: '1721', name: 'With', configuration: { ...rowJobs(job('orders')), processors: { after: [skipLines] } } },
        { id: '1722', name: 'Without', configuration: rowJobs(job('users')) },
      ],
    },
  ],
};

const sections: Seed = {
  configurations: [
    {
      componentId: generic,
      id: '181',
      name: 'Storage',
      configuration: body(
        {},
        {},
        {
          storage: {
            input: {
              tables: [
                {
                  source: 'in.c-shop.ids',
                  destination: 'ids.csv',
                  columns: ['id'],
                  where_column: 'id',
                  where_values: [],
                },
              ],
              files: [],
            },
            output: {
              default_bucket: 'in.c-shop',
              tables: [
                { source: 'orders.csv', destination: 'in.c-shop.orders', primary_key: ['id'], incremental: true },
              ],
            },
          },
          runtime: {
            safe: true,
            image_tag: '2.9.1',
            parallelism: 'infinity',
            process_timeout: 3600,
            backend: { type: 'small', context: 'etl' },
          },
        },
      ),
    },
    {
      componentId: generic,
      id: '182',
      name: 'Runtime',
      configuration: body(
        {},
        {},
        { runtime: { tag: 'latest', process_timeout: null, parallelism: 4, note: 'kept' }, artifacts: {} },
      ),
    },
  ],
};

const code = 'import csv\nrows = "{{ shop.rows }}"\nprint(f"{{rows}}")';

const neighbours: Seed = {
  configurations: [
    {
      componentId: 'acme.ex-orders',
      id: '201',
      name: 'Acme EU',
      configuration: { parameters: { config: { region: 'eu', '#token': 'KBC::ProjectSecure::n1' } } },
    },
    {
      componentId: 'acme.ex-orders',
      id: '202',
      name: 'Acme whole',
      configuration: body(
        { authentication: { type: 'basic' } },
        { username: 'eva', '#password': 'KBC::ProjectSecure::n2' },
      ),
    },
    {
      componentId: 'keboola.python-transformation-v2',
      id: '301',
      name: 'Clean orders',
      configuration: {
        parameters: { blocks: [{ name: 'Block', codes: [{ name: 'Code', script: [code] }] }], packages: [] },
        storage: { input: { tables: [{ source: 'in.c-shop.orders', destination: 'orders.csv' }] }, output: {} },
        shared_code_id: '801',
        shared_code_row_ids: ['8011'],
      },
    },
    {
      componentId: 'keboola.wr-db-snowflake',
      id: '302',
      name: 'Warehouse',
      configuration: {
        parameters: {
          db: { host: '{{ not.attached }}', '#password': 'plain as a pipe', port: '443', odd_key: [[1], { a: {} }] },
          tables: [{ dbName: '{{#each}}x{{/each}}', jobs: 3, api: 'none', export: true }],
          config: 'text',
        },
        unknown_key: { baseUrl: 7 },
      },
    },
    {
      componentId: 'keboola.ex-db-mysql',
      id: '303',
      name: 'Database',
      configuration: { parameters: { api: { method: 'x' }, db: { host: 'db.shop.example' } } },
      rows: [{ id: '3031', name: 'customers', configuration: { parameters: { query: 'SELECT 1', processors: 7 } } }],
    },
    {
      componentId: 'keboola.orchestrator',
      id: '304',
      name: 'Nightly',
      configuration: {
        phases: [{ id: 1, name: 'Read' }],
        tasks: [{ phase: 1, task: { componentId: generic, configId: '203' } }],
      },
    },
    {
      componentId: 'keboola.shared-code',
      id: '801',
      name: 'Shared codes',
      configuration: { componentId: 'keboola.python-transformation-v2' },
      rows: [{ id: '8011', name: 'Print', configuration: { code_content: ['print("{{ x }}")'] } }],
    },
    {
      componentId: generic,
      id: '203',
      name: 'With shared code',
      configuration: body({}, {}, { shared_code_id: '801', shared_code_row_ids: ['8011'] }),
    },
  ],
};

const digits = `{"parameters":{"api":{"baseUrl":"https://api.shop.example/","pagination":{"method":"offset","limit":100}},"config":{"zeta":1,"jobs":[{"endpoint":"orders","dataType":"orders","params":{"shop":12345678901234567890,"rate":1.10,"big":1E+2,"small":0.000001,"none":[],"empty":{},"off":false,"nothing":null,"text":"0123","yes":"yes","date":"2026-02-01","time":"12:30:45","exponent":"1e3","octal":"0o17","blank":"","space":" x ","hash":"a # b","colon":"a: b"}}],"alpha":2,"mappings":{},"userData":{}}}}`;

const values: Seed = {
  configurations: [
    { componentId: generic, id: '191', name: 'Numbers and texts', configuration: digits },
    {
      componentId: generic,
      id: '192',
      name: 'Lines',
      description: 'Two\nlines.',
      configuration: body(
        {},
        { note: 'first line\nsecond line\n', jobs: [job('orders', { params: { q: 'żluť\tkůň "x" \\ y' } })] },
      ),
    },
  ],
};

const names: Seed = {
  hasIdsInPaths: true,
  configurations: [
    { componentId: generic, id: '211', name: 'Číselníky – města', isDisabled: true, configuration: body({}) },
    { componentId: generic, id: '212', name: 'Zboží (žluté)', configuration: body({}) },
    { componentId: generic, id: '213', name: 'Orders', configuration: body({}) },
    { componentId: generic, id: '214', name: 'orders', configuration: body({}) },
    {
      componentId: generic,
      id: '01jbq7w3n8m4x5y6z7a8b9c0d1',
      name: 'An id that is no number',
      configuration: { parameters: { api: { baseUrl: 'https://api.shop.example/' }, config: {} } },
      rows: [
        { id: '01jbq7w3n8m4x5y6z7a8b9c0d2', name: 'Řádek', configuration: rowJobs(job('a')) },
        { id: '01jbq7w3n8m4x5y6z7a8b9c0d3', name: 'Radek', configuration: rowJobs(job('b')) },
      ],
    },
  ],
};

const branches: Seed = {
  branches: [{ id: 778, name: 'Feature X' }],
  configurations: [
    {
      componentId: generic,
      id: '221',
      name: 'Orders',
      configuration: body({ baseUrl: 'https://{{ region }}.shop.example/' }, {}, attached('505', '5051')),
    },
    variablesOf('505', 'Variables definition for ex-generic-v2/221', {
      'Default Values': { region: 'eu' },
      US: { region: 'us' },
    }),
  ],
};

/** The projects by the names of their trees. */
export const seeds: Readonly<Record<string, Seed>> = {
  authentication,
  oauth,
  paging,
  rows,
  variables,
  vault,
  processors,
  sections,
  neighbours,
  values,
  names,
  branches,
};
