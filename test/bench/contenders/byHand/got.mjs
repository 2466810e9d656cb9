import got from 'got';

/** The records of a list that is paged by `limit` and `offset`. */
export function readByOffset(url, limit) {
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

/** The records of a list whose pages name the next by a token. */
export function readByToken(url, limit) {
  return got.paginate(url, {
    responseType: 'json',
    searchParams: { limit },
    pagination: {
      transform: (response) => response.body.items,
      paginate: ({ response }) => {
        const token = response.body.next;
        return token === undefined ? false : { searchParams: { limit, token } };
      },
    },
  });
}
