/** The records of a list that is paged by `limit` and `offset`. */
export async function* readByOffset(url, limit) {
  for (let offset = 0; ; offset += limit) {
    const { items } = await getJson(`${url}?limit=${limit}&offset=${offset}`);
    yield* items;
    if (items.length < limit) break;
  }
}

/** The records of a list whose pages name the next by a token. */
export async function* readByToken(url, limit) {
  let address = `${url}?limit=${limit}`;
  while (address !== undefined) {
    const { items, next } = await getJson(address);
    yield* items;
    address = next === undefined ? undefined : `${url}?limit=${limit}&token=${next}`;
  }
}

async function getJson(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
  return await response.json();
}
