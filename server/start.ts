// What `dist/server.js` starts. Node keeps the compiled form of everything that is loaded after this, so that a server
// which was started before is there sooner. Before Node 22.1 there is no such cache.
import nodeModule from 'node:module';

nodeModule.enableCompileCache?.();
require('./languageServer.js');
