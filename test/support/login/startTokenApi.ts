import { sendJson, startApi, type TestApi } from '../startApi.ts';

/** An API with records for whoever has a token that this function accepts; it gives 401 to all others. */
export async function startTokenApi(
  accepts: (token: string) => Promise<boolean>,
): Promise<TestApi & { tokens: string[] }> {
  const tokens: string[] = [];
  const api = await startApi(async ({ headers }, response) => {
    const [, token = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
    tokens.push(token);
    if (await accepts(token)) sendJson(response, [{ id: 1 }, { id: 2 }]);
    else sendJson(response, { error: 'The token is invalid.' }, 401);
  });
  return { ...api, tokens };
}
