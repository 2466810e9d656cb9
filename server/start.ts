// The entry point of `dist/server.js`. Node caches the compiled code of modules loaded after this, so that the next
// start of the server is faster. Node has this cache since 22.1.
import { keepCompiledCode } from '@pagewright/engine/compiledCode';

keepCompiledCode();
require('./languageServer.js');
