import { cut, positionIn, refused, tokenAt } from '../answers.ts';
import type { PagedApi } from '../pagedApi.ts';

/** APIs whose next page needs a place in the request, or has one in the response, that no method reaches. */
export const notExpressibleBodies: PagedApi[] = [
  {
    id: 'omie-param-list',
    family: 'Omie: the page is in an object in a list in the body',
    kind: 'not-expressible',
    n: 66,
    traps: ['param[0].pagina', 'strict keys', 'totals in Portuguese'],
    base: '/api/v1/geral/',
    job: {
      endpoint: 'clientes',
      method: 'POST',
      dataField: 'clientes_cadastro',
      params: { call: 'ListarClientes', param: [{ pagina: 1, registros_por_pagina: 20 }] },
    },
    answer(request, records) {
      const odd = request.strange(['call', 'param', 'app_key']);
      if (odd) return refused(500, { faultstring: `Tag [${odd}] is not part of the structure` });
      const [{ pagina = 1 } = {}] = (request.body['param'] ?? []) as { pagina?: number }[];
      const clientes_cadastro = cut(records, (pagina - 1) * 20, 20);
      return {
        pagina,
        total_de_paginas: 4,
        registros: clientes_cadastro.length,
        total_de_registros: 66,
        clientes_cadastro,
      };
    },
    names: /nested|body|list|object|inside|param/i,
    accepts: ['unknown'],
  },
  {
    id: 'fhir-bundle',
    family: 'FHIR search: Bundle.link is a list of relations, next is opaque',
    kind: 'not-expressible',
    n: 58,
    traps: ['the place of next in the list differs by the page', '_offset is not known: 400'],
    job: { endpoint: 'Patient', dataField: 'entry', params: { _count: 20 } },
    record: (index, mark) => ({ fullUrl: `urn:${index}`, resource: { resourceType: 'Patient', name: mark } }),
    answer(request, records) {
      const odd = request.strange(['_count', '_getpages']);
      if (odd) return refused(400, { resourceType: 'OperationOutcome', issue: [{ diagnostics: `Unknown ${odd}` }] });
      const size = request.size('_count', 20, 25);
      const start = positionIn('fh', request.text('_getpages'));
      const url = (to: number) =>
        `${request.origin}/Patient?_count=${size}&_getpages=${encodeURIComponent(tokenAt('fh', to))}`;
      const previous = start > 0 ? [{ relation: 'previous', url: url(start - size) }] : [];
      const next = start + size < records.length ? [{ relation: 'next', url: url(start + size) }] : [];
      const link = [{ relation: 'self', url: url(start) }, ...previous, ...next];
      return {
        resourceType: 'Bundle',
        type: 'searchset',
        total: records.length,
        link,
        entry: cut(records, start, size),
      };
    },
    names: /link|relation|list/i,
    accepts: ['unknown'],
  },
  {
    id: 'page-in-the-path',
    family: 'Feeds with the page in the path: /page/2/',
    kind: 'not-expressible',
    n: 55,
    traps: ['the page is a part of the path', 'parameters are ignored'],
    anyPath: true,
    job: { endpoint: 'feed/page/1/' },
    answer(request, records) {
      const page = Number(/^\/feed\/page\/(\d+)\/$/.exec(request.path)?.[1] ?? 0);
      if (page < 1) return refused(404, { error: 'not found' });
      return { page, pages: 4, entries: cut(records, (page - 1) * 15, 15) };
    },
    names: /path|address|endpoint/i,
    accepts: ['unknown'],
  },
  {
    id: 'two-part-token',
    family: 'APIs that need two values at once (search_after with a point in time)',
    kind: 'not-expressible',
    n: 62,
    traps: ['the next request needs two tokens that both change'],
    job: { endpoint: 'activity' },
    answer(request, records) {
      const start = positionIn('tp', request.text('cursor'));
      const isPair = request.text('checksum') === (start === 0 ? undefined : `c${start * 31}`);
      if (Number.isNaN(start) || !isPair) return refused(400, { error: 'cursor and checksum do not belong together' });
      const end = start + 20;
      const next = end < records.length ? { cursor: tokenAt('tp', end), checksum: `c${end * 31}` } : null;
      return { activity: cut(records, start, 20), next };
    },
    names: /two|both|checksum|more than one|second/i,
    accepts: ['unknown'],
  },
  {
    id: 'post-query-page',
    family: 'Searches by POST with the page in the address',
    kind: 'not-expressible',
    n: 57,
    traps: ['a POST whose page must be in the query, while its parameters go into the body', 'strict keys: 400'],
    job: { endpoint: 'assets/query', method: 'POST', params: { where: 'kind = pump' } },
    answer(request, records) {
      const odd = Object.keys(request.body).find((key) => key !== 'where');
      if (odd) return refused(400, { message: `Unrecognized field "${odd}"` });
      const page = Number(request.query.get('page') ?? 0);
      return { page, pages: 4, assets: cut(records, page * 15, 15) };
    },
    names: /query|body|post/i,
    accepts: ['unknown'],
  },
];
