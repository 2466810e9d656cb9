// What no program can do without, requests and their responses: node token.mjs URL LIMIT REQUESTS. The tokens of this API
// are the numbers of its pages, so that no response is read.
import { openReceiver } from './openReceiver.mjs';

const [url, limit, requests] = process.argv.slice(2);
const receive = openReceiver(url);
await receive(`/items?limit=${limit}`);
for (let page = 1; page < requests; page++) await receive(`/items?limit=${limit}&token=${page}`);
