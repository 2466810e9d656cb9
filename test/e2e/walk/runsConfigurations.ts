/** The configurations of the walk through the runs by their names, for an API at this address. */
export function runsConfigurations(baseUrl: string): Record<string, object> {
  const paged = { method: 'offset', limit: 20, limitParam: 'limit', offsetParam: 'offset' };
  const job = (endpoint: string, more: object = {}) => ({ endpoint, dataType: endpoint, dataField: 'items', ...more });
  const api = { baseUrl, pagination: paged };
  const retryConfig = { maxRetries: 2 };
  const configuration = (jobs: object[], more: object = {}) => ({
    api: { ...api, ...more },
    config: { outputBucket: 'walk', jobs },
  });
  const orders = {
    endpoint: 'users/{user}/orders',
    dataType: 'orders',
    dataField: 'items',
    placeholders: { user: 'id' },
  };
  return {
    users: {
      api,
      config: {
        outputBucket: 'walk',
        mappings: { users: { id: { mapping: { destination: 'id', primaryKey: true } }, name: 'name' } },
        jobs: [job('users')],
      },
    },
    nested: configuration([job('users')]),
    children: configuration([job('users', { children: [orders] })]),
    since: configuration([job('users', { params: { since: { time: 'previousStart' } } })]),
    slow: configuration([job('slow')]),
    wide: configuration([job('wide')]),
    missing: configuration([job('missing')]),
    broken: configuration([job('broken')], { retryConfig }),
    text: configuration([job('text')]),
    tokens: configuration([job('tokens', { dataField: 'data.users' })], {
      pagination: { method: 'response.param', responseParam: 'paging.cursors.after', queryParam: 'after' },
    }),
    many: configuration([job('many')], { pagination: { ...paged, limit: 1 } }),
    unknown: {
      api: { baseUrl: 'http://no-such-host.invalid/', retryConfig: { maxRetries: 0 } },
      config: { outputBucket: 'walk', jobs: [job('users')] },
    },
    sized: configuration([job('users')], { pagination: { ...paged, limit: 15 } }),
    refused: {
      api: { ...api, http: { headers: { 'X-Key': { attr: '#key' } } } },
      config: { '#key': '', outputBucket: 'walk', jobs: [job('closed')] },
    },
    secret: {
      api: { ...api, http: { headers: { 'X-Key': { attr: '#key' } } } },
      config: { '#key': 'KBC::ProjectSecure::eJwrSS0u', outputBucket: 'walk', jobs: [job('closed')] },
    },
  };
}
