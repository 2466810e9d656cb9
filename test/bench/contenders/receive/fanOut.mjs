// What no program can do without, requests and their responses: node fanOut.mjs URL LIMIT REQUESTS. The ids of the
// shelves are their numbers, so that no response is read.
import { openReceiver } from './openReceiver.mjs';

const [url, pageSize, requests] = process.argv.slice(2);
const receive = openReceiver(url);
const limit = Number(pageSize);
for (let offset = 0, left = Number(requests); left > 0; offset += limit) {
  await receive(`/shelves?limit=${limit}&offset=${offset}`);
  left--;
  for (let shelf = offset + 1; shelf <= offset + limit && left > 0; shelf++, left--)
    await receive(`/shelves/${shelf}/items?limit=${limit}&offset=0`);
}
