#!/usr/bin/env node
// The entry point of `pagewright`. Node keeps the compiled code of what is loaded after this.
import { keepCompiledCode } from '@pagewright/engine/compiledCode';

keepCompiledCode();
require('./program.js');
