// The entry of the thread that serves the bundled sample API, bundled into dist/sampleApi.js. It ends with the window.
import { parentPort } from 'node:worker_threads';
import { startSampleApi } from '@pagewright/sample-api/startSampleApi';

// A failed start is an unhandled rejection, which the thread reports as its error.
void startSampleApi().then(() => parentPort?.postMessage('listening'));
