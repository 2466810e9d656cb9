#!/usr/bin/env node
// What `pagewright` starts. Node keeps the compiled form of everything that is loaded after this, which halves what
// starting costs from the second time on. Before Node 22.1 there is no such cache.
import nodeModule from 'node:module';

nodeModule.enableCompileCache?.();
require('./program.js');
