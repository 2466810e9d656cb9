import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import {
  type CurlCommandAnswer,
  type CurlConfigurationAnswer,
  type CurlConfigurationParams,
  type CurlJobAnswer,
  type CurlJobParams,
  copyJobAsCurlRequest,
  curlConfigurationRequest,
  curlJobRequest,
  type JobAtParams,
} from '../../server/curlProtocol.ts';
import { documentOf } from '../support/cursor.ts';
import { type RunningServer, startLanguageServer } from '../support/languageServer.ts';

const uri = 'file:///work/users.extractor.json';
const text = '{"api": {"baseUrl": "https://x.test/"}, "config": {"#token": "t", "jobs": [{"endpoint": "a"}]}}';

describe('the language server on cURL commands', () => {
  let server: RunningServer;

  before(async () => {
    server = await startLanguageServer();
    await server.open(uri, text);
  });
  after(async () => {
    assert.equal(await server.stop(), 0);
    assert.deepEqual(server.log, [], 'a handler failed');
  });

  const askJob = (command: string, file = uri): Promise<CurlJobAnswer> => {
    const params: CurlJobParams = { textDocument: { uri: file }, command };
    return server.connection.sendRequest(curlJobRequest, params);
  };

  it('gives the edits that add a job, with what is to be known', async () => {
    const answer = await askJob('curl -k https://x.test/b');
    assert.ok('edits' in answer);
    const changed = TextDocument.applyEdits(documentOf(text), answer.edits);
    assert.equal(changed, text.replace('{"endpoint": "a"}', '{"endpoint": "a"}, {"endpoint": "b"}'));
    assert.equal(answer.remarks.length, 1);
  });

  it('says why a command cannot be taken over', async () => {
    assert.deepEqual(await askJob('curl -X PUT https://x.test/b'), { problem: 'A job sends GET or POST, not PUT.' });
  });

  it('says that it cannot, of a document that is not open', async () => {
    assert.ok('problem' in (await askJob('curl https://x.test/b', 'file:///work/other.extractor.json')));
  });

  it('writes a configuration of its own', async () => {
    const params: CurlConfigurationParams = { command: 'curl https://x.test/v1/b' };
    const answer: CurlConfigurationAnswer = await server.connection.sendRequest(curlConfigurationRequest, params);
    assert.ok('text' in answer);
    assert.deepEqual(JSON.parse(answer.text), {
      api: { baseUrl: 'https://x.test/v1/' },
      config: { jobs: [{ endpoint: 'b' }] },
    });
  });

  it('copies the job at a position', async () => {
    const params: JobAtParams = { textDocument: { uri }, position: { line: 0, character: text.indexOf('endpoint') } };
    const answer: CurlCommandAnswer = await server.connection.sendRequest(copyJobAsCurlRequest, params);
    assert.deepEqual(answer, { command: 'curl https://x.test/a' });
  });
});
