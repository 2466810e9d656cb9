// The reader of descriptions of APIs for the language server in a browser, bundled into dist/browser/descriptions.js.
// The server loads it with the first description: it has the YAML parser.
import { DescribedFile, givenSource } from '@pagewright/engine/describedFiles';

Object.assign(globalThis, { descriptions: { DescribedFile, givenSource } });
