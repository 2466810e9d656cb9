import { afterTwo, page, pagenum, type Rows, token, withToken } from './row.ts';

/** Credentials that were good for the pages before. */
export const workedBefore: Rows = {
  speaks: [
    {
      title: '401 after pages with a token of the configuration',
      api: { ...pagenum, ...token },
      config: withToken,
      answer: (number) => afterTwo(number, {}, 401),
      expect: {
        says: /2 pages of "items" were read in the same way before, so wrong credentials are hardly the cause/,
        pointer: '/config/jobs/0',
      },
    },
    {
      title: '403 after one page',
      api: { ...pagenum, ...token },
      config: withToken,
      answer: (number) => (number === 1 ? page(1) : [{ message: 'No' }, 403]),
      expect: { says: /1 page of "items" was read/, pointer: '/config/jobs/0' },
    },
    {
      title: '403 for one record of many',
      api: token,
      config: withToken,
      job: { children: [{ endpoint: 'one/{id}', placeholders: { id: 'id' }, dataType: 'one', dataField: 'items' }] },
      answer: (_, path) =>
        path === '/items' ? [{ items: [{ id: 1 }, { id: 2 }] }] : path === '/one/1' ? page(1) : [{}, 403],
      expect: { says: /1 page of "items > one" was read/, pointer: '/config/jobs/0/children/0' },
    },
  ],
  isSilent: [
    { title: 'a first page', api: { ...pagenum, ...token }, config: withToken, answer: () => [{}, 401] },
    { title: 'another status', api: pagenum, answer: (number) => afterTwo(number, {}, 404) },
    {
      title: 'pages of another job',
      api: token,
      config: withToken,
      job: { children: [{ endpoint: 'one/{id}', placeholders: { id: 'id' }, dataField: 'items' }] },
      answer: (_, path) => (path === '/items' ? page(1) : [{}, 403]),
    },
  ],
};
