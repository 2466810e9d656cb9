// The entry point of `dist/server.js`. Node keeps the compiled code of what is loaded after this.
import { keepCompiledCode } from '@pagewright/engine/compiledCode';

keepCompiledCode();
require('./languageServer.js');
