// What no program can do without, requests and their responses: node nested.mjs URL LIMIT REQUESTS
import { openReceiver } from './openReceiver.mjs';

const [url, limit, requests] = process.argv.slice(2);
const receive = openReceiver(url);
for (let page = 0; page < requests; page++) await receive(`/orders?limit=${limit}&offset=${page * limit}`);
