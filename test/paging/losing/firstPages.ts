import type { Theme } from '../situation.ts';
import { things } from '../things.ts';

const numbered = { method: 'pagenum', limit: 10 };

/** Pages that count from 0, read from 1; and lists that begin with their last page. */
export const firstPages: Theme = {
  name: 'a first page that is missed',
  situations: [
    {
      title: 'counts pages from 0 and says which is the first, as Spring does',
      pagination: numbered,
      job: { dataField: 'content' },
      answer: ({ number }) => {
        const page = number('page', 0);
        const content = things(37, page * 10, 10);
        return { body: { content, number: page, size: 10, first: page === 0, last: page === 3 } };
      },
      expect: { status: 'incomplete', stop: 'short-page', has: ['first-page-missed'], records: 27 },
    },
    {
      title: 'counts pages from 0 and links the others, as Spring HATEOAS does',
      pagination: numbered,
      job: { dataField: '_embedded.items' },
      answer: ({ number, url }) => {
        const page = number('page', 0);
        const link = (to: number) => ({ href: `${url}/items?page=${to}&limit=10` });
        const links = {
          first: link(0),
          ...(page > 0 && { prev: link(page - 1) }),
          self: link(page),
          ...(page < 3 && { next: link(page + 1) }),
        };
        return { body: { _embedded: { items: things(37, page * 10, 10) }, _links: links } };
      },
      expect: { status: 'incomplete', stop: 'short-page', has: ['first-page-missed'], records: 27 },
    },
    {
      title: 'counts pages from 0 and links the others in a header',
      pagination: numbered,
      answer: ({ number, url }) => {
        const page = number('page', 0);
        const link = (to: number, rel: string) => `<${url}/items?page=${to}&limit=10>; rel="${rel}"`;
        const links = [...(page > 0 ? [link(page - 1, 'prev')] : []), ...(page < 3 ? [link(page + 1, 'next')] : [])];
        return { body: things(37, page * 10, 10), headers: { Link: links.join(', ') } };
      },
      expect: { status: 'incomplete', stop: 'short-page', has: ['first-page-missed'], records: 27 },
    },
    {
      title: 'counts pages from 0 and has a flag for those before',
      pagination: numbered,
      job: { dataField: 'data' },
      answer: ({ number }) => {
        const page = number('page', 0);
        return { body: { data: things(37, page * 10, 10), meta: { page, hasPrevious: page > 0, hasNext: page < 3 } } };
      },
      expect: { status: 'incomplete', stop: 'short-page', has: ['first-page-missed'], records: 27 },
    },
    {
      title: 'begins with its newest page, which is the last',
      job: { dataField: 'comments' },
      answer: ({ number }) => {
        const page = number('page', 4);
        return { body: { current_page: page, comments: things(37, page * 10 - 10, 10) } };
      },
      expect: { status: 'incomplete', stop: 'single-page', has: ['first-page-missed'], records: 7 },
    },
  ],
};
