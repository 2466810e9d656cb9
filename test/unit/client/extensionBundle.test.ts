import assert from 'node:assert/strict';
import { build, type Metafile } from 'esbuild';
import { bundling } from '../../../scripts/build.ts';

type Output = Metafile['outputs'][string];

async function bundleOf(entry: string): Promise<Output | undefined> {
  const options = { write: false, metafile: true, sourcemap: false } as const;
  const { metafile } = await build({ ...bundling, ...options, entryPoints: [entry] });
  return Object.values(metafile.outputs)[0];
}

describe('The bundle that is loaded with every JSON file', () => {
  it('holds only the offer to treat the file as a configuration and what recognises the files of trees and finds tests, and leaves the features to a bundle of their own', async () => {
    const { bytes = 0, inputs = {} } = (await bundleOf('client/extension.ts')) ?? {};
    assert.ok(inputs['client/language/offer/languageOffer.ts']);
    assert.ok(bytes > 0 && bytes < 11_400, `${bytes} bytes`);
  });
});

describe('The bundle of the features', () => {
  let inputs: Output['inputs'];

  before(async () => {
    inputs = (await bundleOf('client/features.ts'))?.inputs ?? {};
  });

  it('holds nothing of the engine but the names of places, the words of a summary, the exchanges that are kept, the reader and the writer of files, the secrets that are missing, the parts of an address, what is known of the kinds of authentication, environments, the settings of logins, shapes, the places of descriptions, the names of the files and the parts of trees, the places and the names of tests, the words of a forecast, and what asks the thread that imports them', () => {
    const engine = Object.keys(inputs).filter((file) =>
      // A face only has names; the test looks at the modules that it loads.
      /^engine\/(?!faces\/)|\/undici\/|csv-stringify/.test(file),
    );
    const descriptions =
      /^engine\/(core\/descriptions\/(descriptionFilesOf|linkDescription)|importing\/importThread)\.ts/;
    const lean =
      /^engine\/(assembly\/configFolders\.ts|core\/configPlaces\.ts|io\/(files\/(readForeignFile|filesBeyond|diskTreeFiles|namesIn|maxBytes|fileSource|folderFiles|makeFolder|ownOnly|writeWhole)|output\/(stayWithin|followLinks|fileBeside|replaceFile|writePlace)|recording\/recordedExchange)\.ts|summary\/|io\/exchanges\/(keptExchange|readKeptExchanges)\.ts|core\/(errors|shownLevel|ongoingWait|native\/node\/hashes|pagination\/stopReason|verdict\/evidence|shapes\/shapesFileOf)\.ts)/;
    // Finding the secrets of a configuration needs its JSON, and the format's knowledge of keys.
    const secrets =
      /^engine\/(core\/(secrets|document|json|text)\/|core\/(childPointer|pointerSteps)\.ts|core\/secrecy\/credentialNames\.ts|core\/recognition\/paging\/pagingStems\.ts|core\/config\/(iterationSources|readValues)\.ts|core\/expressions\/(context|expression|referencesIn)\.ts)/;
    const authentication =
      /^engine\/(core\/auth\/(authenticationKinds?|authenticationOffers|fillTemplate|kinds\/\w+|login\/loginPlaces)\.ts)/;
    const addresses =
      /^engine\/(core\/tables\/tableFile\.ts|core\/request\/(splitAddress|resolveEndpoint|queryParts|strictQuery|withoutCredentials)\.ts)/;
    // Reading environments needs the rules for credentials and addresses, and the keys of the format.
    const environments =
      /^engine\/(io\/files\/readNearestSettings\.ts|core\/(environments\/|request\/isAddress|secrecy\/(plainCredential|schemeOf)|schema\/generated\/options))/;
    // The library and the HTTP client of a login come with the first one.
    const logins = /^engine\/(core\/logins\/\w+|io\/files\/pathFromSettings)\.ts/;
    // The shapes of runs are written beside the configuration where the user wants it.
    const shapes =
      /^engine\/(core\/shapes\/(shapes|readShapes|mergeShapes)\.ts|io\/output\/(writeShapesFile|stagedFile|stagingFolder|outputError|diskFailure)\.ts)/;
    // What reads trees is a separate bundle, for the files with these names.
    const trees =
      /^engine\/core\/(project\/model\/(isTreeFile|folders|treeFormat|findPart|folderName|idOf)|platform\/layouts\/configurationFile)\.ts/;
    const tests = /^engine\/core\/testing\/(isCaseName|testPaths)\.ts/;
    // The language server forecasts; here are what runs tell, and the words.
    const forecasts = /^engine\/core\/forecast\/(amountText|findExcess|forecastText|runEvidence)\.ts/;
    assert.deepEqual(
      engine.filter(
        (file) =>
          ![
            lean,
            secrets,
            authentication,
            descriptions,
            addresses,
            environments,
            logins,
            shapes,
            trees,
            tests,
            forecasts,
          ].some((known) => known.test(file)),
      ),
      [],
    );
    assert.ok(engine.includes('engine/summary/summarizeRun.ts'));
  });

  it('holds nothing of the tools for assistants but what calls their thread', () => {
    const tools = Object.keys(inputs).filter((file) => /^tools\/|\/zod\/|modelcontextprotocol/.test(file));
    assert.deepEqual(tools, ['tools/thread/callInThread.ts']);
  });

  it('holds nothing of the language server but the words that they share', () => {
    const server = Object.keys(inputs).filter((file) => /^server\/|json-languageservice/.test(file));
    assert.deepEqual(server.sort(), [
      'server/curlProtocol.ts',
      'server/forecastProtocol.ts',
      'server/projectProtocol.ts',
      'server/protocol.ts',
    ]);
  });

  it('leaves the language client to a file of its own, which is loaded when it is needed', () => {
    assert.ok(inputs['client/language/client/languageSupport.ts']);
    const library = Object.keys(inputs).filter((file) =>
      /languageClient\.ts|vscode-(languageclient|jsonrpc)/.test(file),
    );
    assert.deepEqual(library, []);
  });
});
