import got from 'got';

/** The records of a list that is paged by `limit` and `offset`. */
export function readPages(url, limit) {
  return got.paginate(url, {
    responseType: 'json',
    searchParams: { limit, offset: 0 },
    pagination: {
      transform: (response) => response.body.items,
      paginate: ({ response, currentItems }) => {
        if (currentItems.length < limit) return false;
        const { searchParams } = response.request.options;
        return { searchParams: { limit, offset: Number(searchParams.get('offset')) + limit } };
      },
    },
  });
}
