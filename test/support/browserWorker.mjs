// Runs a program for a worker of a browser in a thread of Node, without what only Node has.
import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

globalThis.self = globalThis;
globalThis.postMessage = (message) => parentPort.postMessage(message);
globalThis.addEventListener = () => undefined;
parentPort.on('message', (data) => globalThis.onmessage({ data }));
// Node loads it late, and needs its Buffer for that.
void globalThis.MessageEvent;
const scriptIn = (file) => new vm.Script(readFileSync(file, 'utf8'), { filename: file });
const program = scriptIn(workerData);
globalThis.importScripts = (file) => scriptIn(file).runInThisContext();
for (const name of ['Buffer', 'process', 'global', 'setImmediate', 'clearImmediate', 'require', 'module', 'exports'])
  delete globalThis[name];
program.runInThisContext();
