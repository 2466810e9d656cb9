#!/usr/bin/env node
// The entry point of `pagewright`. Node caches the compiled code of everything loaded after this call, which halves the
// start time from the second start on. Before Node 22.1 there is no such cache.
import nodeModule from 'node:module';

nodeModule.enableCompileCache?.();
require('./program.js');
