#!/usr/bin/env node
// The entry point of `pagewright`: loads the program, with the code that V8 compiled in an earlier run. Compiling it
// again is a third of the CPU time of a short run.
import nodeModule from 'node:module';
import path from 'node:path';
import { CodeCache } from './compiledCode/codeCache.ts';
import { compileLess } from './compiledCode/compileLess.ts';
import { findCacheFolder } from './compiledCode/findCacheFolder.ts';
import { OwnFolder } from './compiledCode/ownFolder.ts';

const cacheFolder = findCacheFolder(process.env);
const cache =
  cacheFolder === undefined ? undefined : new CodeCache(new OwnFolder(cacheFolder), verbOf(process.argv.slice(2)));
if (cache === undefined) require('./program.js');
else loadWith(cache);
// V8 reads code only under the flags under which it was written: Node's own, and what this run leaves.
if (cache?.leavesCode !== true) setImmediate(compileLess);

/** Loads the program and the scripts beside it that it requires; everything else as Node does. */
function loadWith(cache: CodeCache): void {
  const modules = new Map<string, { exports: unknown }>();
  load('./program.js');

  function load(name: string): unknown {
    const known = modules.get(name);
    if (known !== undefined) return known.exports;
    const file = path.join(__dirname, name);
    const module = { exports: {} };
    modules.set(name, module);
    const requireElse = nodeModule.createRequire(file);
    const requireFrom = (asked: string) => (/^\.\/\w+\.js$/.test(asked) ? load(asked) : requireElse(asked));
    cache.compile(file).runInThisContext()(module.exports, requireFrom, module, file, __dirname);
    return module.exports;
  }
}

function verbOf([word = '', ...others]: string[]): string {
  if (others.some((other) => other === '--help' || other === '-h')) return 'help';
  return /^[a-z][a-z-]*$/.test(word) ? word : 'none';
}
