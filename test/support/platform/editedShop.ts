import type { SavedConfiguration } from '../stack/controlStack.ts';
import type { Edited } from './faults.ts';

/** A plain secret that must not go anywhere. */
export const secret = 'canary-of-a-plain-secret';

const cipher = 'KBC::ProjectSecure::abcd';

/** The file of orders that gets the secret. */
export const shop = 'orders-of-the-shop/config.json';

/** The edits of somebody: the file, the text that is replaced, and what takes its place. */
export const edits: Readonly<Record<Edited, readonly [file: string, part: string, by: string]>> = {
  orders: [shop, cipher, secret],
  rows: ['with-rows/rows/users/config.json', '"endpoint": "users"', '"endpoint": "people"'],
};

/** Files, by their paths, and configurations, by their places. */
export interface Contents {
  files: Record<string, string>;
  bodies: Record<string, SavedConfiguration>;
}

/** The place of a configuration in the project. */
export const at = (id: string) => `777/ex-generic-v2/${id}`;

/** The configurations of the project, and the files here, once some of the edits have arrived and nothing else has changed. */
export function afterPush(
  { files, bodies }: Contents,
  saved: Contents['bodies'],
  secrets: Record<string, string>,
  saves: readonly Edited[],
): Contents {
  const [orders, rows] = [bodies[at('101')], bodies[at('103')]];
  if (orders === undefined || rows === undefined) throw new Error('The seed has others.');
  const ciphers = Object.keys(secrets).filter((each) => secrets[each] === secret);
  const sent = ciphers.find((each) => saved[at('101')]?.body.includes(each)) ?? '';
  const arrived: Record<Edited, Contents['bodies']> = {
    orders: { [at('101')]: { ...orders, version: 2, body: orders.body.replace(cipher, sent) } },
    rows: { [at('103')]: { ...rows, version: rows.version + 1, rows: rows.rows.map(renamed) } },
  };
  const written = saves.includes('orders') ? { [shop]: (files[shop] ?? '').replace(secret, sent) } : {};
  return {
    files: { ...files, ...written },
    bodies: Object.assign({}, bodies, ...saves.map((each) => arrived[each])),
  };
}

function renamed(part: SavedConfiguration['rows'][number]): SavedConfiguration['rows'][number] {
  return { ...part, body: part.body.replace('"endpoint":"users"', '"endpoint":"people"') };
}

/** The files but for the link and what else is noted there. */
export function withoutLink(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([name]) => !name.startsWith('.pagewright/')));
}
