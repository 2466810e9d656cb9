// The entry point of `dist/server.js`. Node caches the compiled code of everything loaded after this, so that the next
// start of the server is faster. Node has this cache since 22.1.
import nodeModule from 'node:module';

nodeModule.enableCompileCache?.();
require('./languageServer.js');
