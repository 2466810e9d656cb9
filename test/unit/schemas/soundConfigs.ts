/** Sound configurations, written for these tests, that between them touch every section of the format. */
export const soundConfigs: Record<string, object> = {
  'the smallest one': { api: { baseUrl: 'https://api.example.test/' }, config: { jobs: [{ endpoint: 'parcels' }] } },

  'the same, wrapped as the platform stores it': {
    parameters: { api: { baseUrl: 'https://api.example.test/' }, config: { jobs: [{ endpoint: 'parcels' }] } },
    storage: { input: {} },
    action: 'run',
    image_parameters: { allowed_hosts: [{ host: 'api.example.test', port: 8443, endpoint: 'v2' }] },
  },

  'all that the platform reads around it': {
    parameters: { api: { baseUrl: 'https://api.example.test/' }, config: { jobs: [{ endpoint: 'parcels' }] } },
    storage: {
      input: { tables: [{ source: 'in.c-a.b', destination: 'b.csv', columns: ['id'] }], files: [] },
      output: {
        tables: [{ source: 'parcels.csv', destination: 'in.c-a.parcels', incremental: true }],
        files: [{ source: 'log.txt' }],
        table_files: { tags: ['a'] },
        default_bucket: 'in.c-a',
        data_type_support: 'none',
        table_modifications: 'none',
        treat_values_as_null: ['', 'NA'],
      },
    },
    processors: {
      before: [{ definition: { component: 'keboola.processor-decompress', tag: '1.0.0' } }],
      after: [{ definition: { component: 'keboola.processor-skip-lines' }, parameters: { lines: 1, '#key': 'x' } }],
    },
    runtime: {
      safe: true,
      image_tag: '5.1.0',
      tag: '5.1.0',
      parallelism: '10',
      process_timeout: 7200,
      use_file_storage_only: false,
      backend: { type: 'small', context: '1-extractor', workspace_credentials: { id: '1' } },
      something_newer: 1,
    },
    authorization: {
      oauth_api: { id: '1', version: 3 },
      workspace: { host: 'db.example.test' },
      context: 'x',
      app_proxy: {},
    },
    variables_id: '01hw8x5q7m',
    variables_values_id: '01hw8x5zk2',
    shared_code_id: '01hw8x6d1n',
    shared_code_row_ids: ['paging'],
    image_parameters: {},
    action: 'run',
    artifacts: { runs: { enabled: true } },
  },

  'the same as a language writes it that has no empty objects': {
    parameters: { api: { baseUrl: 'https://api.example.test/' }, config: { jobs: [{ endpoint: 'parcels' }] } },
    storage: [],
    processors: { before: null, after: [] },
    runtime: { parallelism: null, process_timeout: null, backend: [], safe: null },
    variables_id: null,
    shared_code_row_ids: { 0: 'paging' },
    artifacts: null,
  },

  'offset paging with basic authentication': {
    api: {
      baseUrl: 'https://api.example.test/v2/',
      authentication: { type: 'basic' },
      pagination: {
        method: 'multiple',
        scrollers: {
          default: {
            method: 'offset',
            limit: 100,
            limitParam: 'size',
            offsetParam: 'start',
            firstPageParams: true,
            offsetFromJob: false,
          },
        },
      },
    },
    config: {
      outputBucket: 'depots',
      incrementalOutput: false,
      debug: true,
      __AUTH_METHOD: 'basic',
      username: 'ada',
      '#password': 'secret',
      jobs: [
        {
          __NAME: 'Depots',
          endpoint: 'depots',
          method: 'GET',
          dataType: 'depots',
          dataField: { path: '.', delimiter: '.' },
        },
        { endpoint: 'parcels', dataField: 'rows', params: { depot: 'PRG', sizes: [1, 2], filter: { state: null } } },
      ],
    },
  },

  'search and scroll, with stops and numbers as text': {
    api: {
      baseUrl: 'http://localhost:8080',
      name: 'parcels',
      http: {
        headers: { Accept: 'application/json', 'X-Count': 5, 'X-On': true, 'X-None': null, 'X-Many': ['a', 'b'] },
        requiredHeaders: ['X-Tenant'],
        ignoreErrors: [404, '410'],
        connectTimeout: '2.5',
        requestTimeout: 0,
        defaultOptions: {
          params: { lang: 'en', key: { attr: '#key' } },
          headers: { 'X-Mode': 'fast' },
          method: 'post',
        },
      },
      retryConfig: { maxRetries: '3', http: { retryHeader: 'X-Wait', codes: [429] }, curl: { codes: [28] } },
      pagination: {
        method: 'response.param',
        responseParam: 'meta.token',
        queryParam: 'after',
        includeParams: 1,
        scrollRequest: { endpoint: 'parcels/fetch', method: 'get', params: { keep: '5m' } },
        nextPageFlag: { field: 'more', stopOn: false, ifNotSet: true },
        forceStop: { pages: 10, time: '10 minutes', volume: '1000' },
        limitStop: { count: '500', field: '' },
      },
    },
    config: {
      id: 7,
      compatLevel: '2',
      http: { headers: { 'X-Tenant': 'main' } },
      '#key': 'k',
      jobs: [{ endpoint: 'parcels/query', method: 'Post', params: { depot: 'PRG' }, dataField: '' }],
    },
  },

  'children with computed placeholders and filters': {
    api: {
      baseUrl: { function: 'concat', args: ['https://', { attr: 'server' }, '/v2/'] },
      pagination: { method: 'pagenum', limit: '', firstPage: 0, pageParam: 'pg' },
    },
    config: {
      server: 'api.example.test',
      userData: { source: 'crm', extracted: { function: 'date', args: ['Y-m-d', { time: 'currentStart' }] } },
      jobs: [
        {
          endpoint: 'depots',
          responseFilter: ['tags', 'contacts[].properties'],
          responseFilterDelimiter: '/',
          children: [
            {
              endpoint: 'depots/{1:code}',
              dataField: '.',
              recursionFilter: 'kind==main&size>=5|name~~P%',
              placeholders: {
                '1:code': { path: 'code', function: 'urlencode', args: [{ placeholder: 'value' }] },
              },
              userData: 'nightly',
              children: [{ endpoint: 'depots/{2:code}/parcels', placeholders: { '2:code': 'code' }, params: [] }],
            },
          ],
        },
      ],
    },
  },

  'a login that expires, with values from its answer': {
    api: {
      baseUrl: 'https://user:pass@api.example.test:8443/v2/?x=1',
      authentication: {
        type: 'login',
        format: 'json',
        expires: { response: 'ends', relative: true },
        loginRequest: {
          endpoint: 'session',
          method: 'FORM',
          params: { user: { attr: 'user' } },
          headers: { 'X-Key': { function: 'md5', args: [{ attr: '#key' }] } },
        },
        apiRequest: {
          headers: { 'X-Session': { response: 's.id' }, 'X-Old': 'session.id' },
          query: {
            sum: { function: 'sha1', args: [{ function: 'concat', args: [{ attr: 'user' }, ':', { response: 't' }] }] },
          },
        },
      },
    },
    config: { user: 'ada', '#key': 'k', jobs: [{ endpoint: 'parcels', params: { since: { time: 'previousStart' } } }] },
  },

  'OAuth with a login, as the platform injects it': {
    parameters: {
      api: {
        baseUrl: 'https://api.example.test/',
        authentication: {
          type: 'oauth20.login',
          loginRequest: {
            endpoint: 'https://login.example.test/token',
            method: 'FORM',
            params: { refresh_token: { user: 'refresh_token' }, client_id: { consumer: 'client_id' } },
          },
          apiRequest: {
            headers: { Authorization: { function: 'concat', args: ['Bearer ', { response: 'access_token' }] } },
          },
          expires: '3600',
        },
      },
      config: { jobs: [{ endpoint: 'parcels' }] },
    },
    authorization: {
      oauth_api: { credentials: { '#data': '{"refresh_token":"r"}', appKey: 12345, '#appSecret': '' } },
    },
  },

  'mappings of every kind': {
    api: { baseUrl: 'https://api.example.test/' },
    config: {
      mappings: {
        parcels: {
          id: { mapping: { destination: 'id', primaryKey: true } },
          'sender.name': 'sender',
          '0': { mapping: { destination: 'first' } },
          raw: { type: 'column', forceType: 1, mapping: { destination: 'raw' }, delimiter: '/' },
          parent_code: { type: 'user', mapping: { destination: 'depot' } },
          events: {
            type: 'table',
            destination: 'parcel-events',
            parentKey: { destination: 'parcel_id', primaryKey: true },
            tableMapping: { '.': { type: '', mapping: { destination: 'event' } } },
          },
          parts: { type: 'table', destination: 'parcels', parentKey: { disable: true } },
        },
      },
      jobs: [{ endpoint: 'parcels', dataType: 'parcels' }],
    },
  },

  'iterations that bring the jobs, a signature, a tunnel and a cache': {
    api: {
      baseUrl: 'https://api.example.test/',
      pagination: { method: 'cursor', idKey: 'id', param: 'since', increment: -1 },
    },
    aws: {
      signature: {
        credentials: { accessKeyId: 'A', '#secretKey': 's', serviceName: 'execute-api', regionName: 'eu-central-1' },
      },
    },
    sshProxy: { host: 'bastion', port: '22', user: 'reader', '#privateKey': 'PEM' },
    cache: { ttl: 60 },
    config: { outputBucket: 'parcels' },
    iterations: [{ jobs: [{ endpoint: 'a' }] }, { jobs: [{ endpoint: 'b' }], account: 7 }],
  },

  'empty values wherever they mean nothing': {
    parameters: {
      api: {
        baseUrl: 'https://api.example.test/',
        pagination: [],
        authentication: [],
        http: [],
        retryConfig: null,
        caCertificate: null,
        '#clientCertificate': null,
        name: null,
      },
      config: {
        jobs: [
          {
            endpoint: '0',
            __NAME: '',
            method: null,
            params: [],
            headers: [],
            dataType: '',
            dataField: null,
            scroller: '',
            children: [],
            responseFilter: [],
            userData: [],
          },
        ],
        mappings: [],
        userData: [],
        outputBucket: '',
      },
      cache: {},
      aws: [],
      iterations: [],
      sshProxy: null,
    },
    authorization: [],
  },

  'what a run ignores': {
    $schema: './extractor.schema.json',
    api: {
      baseUrl: 'https://api.example.test/',
      ssl_verify: false,
      pagination: {
        method: 'offset',
        limit: '20',
        offset: 'x',
        pages: '3',
        forceStop: 'never',
        nextPageFlag: {},
        limitStop: [],
      },
      http: {
        headers: 'none',
        requiredHeaders: 'X',
        ignoreErrors: 404,
        connectTimeout: 'soon',
        maxRetries: 3,
        unknown: true,
      },
      retryConfig: 'often',
    },
    config: {
      debug: 'false',
      __AUTH_METHOD: 'anything',
      someAttribute: { function: 'not-a-function' },
      jobs: [{ endpoint: 'parcels', recursionFilter: 7, unknownKey: 1, params: { ids: [{ function: 'literal' }] } }],
    },
    __SELECTED_JOB: '1_0',
    anything: true,
  },
};
