import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesThat } from '../support/filesThat.ts';
import { sourceFiles } from '../support/sourceFiles.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** The ways to open a connection, or to have one opened. */
const connecting =
  /(?<!#)\bfetch\(|import\('(?:undici|ssh2|node:(?:net|tls|https?2?|dgram))|^import (?!type)[^;]*?'(?:undici|ssh2|node:(?:net|tls|https?2?|dgram)|@opentelemetry\/exporter)[^']*'|\b(?:XMLHttpRequest|WebSocket|EventSource|sendBeacon)\(/m;

/** The files that can send something, and why no secret of a configuration gets to a stranger there. */
const connections: Record<string, string> = {
  'engine/io/http/fetchHttpClient.ts': 'sends what the gate lets pass, and follows no redirect with a secret',
  'engine/io/http/undiciHttpClient.ts': 'sends what the gate lets pass, and follows no redirect',
  'engine/io/http/tunnelConnector.ts': 'only connects',
  'engine/io/http/secureConnections.ts': 'only connects',
  'engine/io/ssh/connectSsh.ts': 'the tunnel that the configuration names',
  'engine/io/login/loopbackRedirects.ts': 'only listens',
  'cli/telemetry/exporters.ts': 'the collector of the environment, without secrets',
  'cli/gelf/connectGelf.ts': 'the log server of the environment, without secrets',
  'client/running/sampleApi/sampleApi.ts': 'only looks whether the sample API listens',
  'samples/api/startSampleApi.ts': 'only listens',
};

/** The files that give requests to an HTTP client, and which. */
const askers: Record<string, string> = {
  'engine/run/sending/transport.ts': 'all requests of runs, for the sender alone',
  'engine/assembly/createNetwork.ts': 'passes requests on',
  'engine/io/http/observedHttpClient.ts': 'passes requests on',
  'engine/io/http/unpackingHttpClient.ts': 'passes requests on',
  'engine/io/http/cachingHttpClient.ts': 'passes requests on',
  'engine/io/exchanges/exchangeLog.ts': 'passes requests on',
  'engine/io/login/answeringHttpClient.ts': 'passes requests on',
  'engine/io/login/fetchOver.ts': 'the identity provider of a login, to the endpoints that it describes',
  'engine/io/http/download.ts': 'descriptions of APIs, without credentials',
  'engine/io/places/s3/currentSettings.ts': 'the credentials of the machine, from where the environment says',
  'engine/io/platform/platformClient.ts': 'the stack of the user, and follows no redirect',
  'engine/io/places/s3/s3Client.ts': 'the place of the user, which no response changes',
};

function textOf(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function filesWith(pattern: RegExp): string[] {
  return sourceFiles.filter((file) => pattern.test(textOf(file)));
}

describe('A request', () => {
  it('can be sent by nobody but these', () => {
    assert.deepEqual(filesWith(connecting), Object.keys(connections).sort());
  });

  it('is given to an HTTP client by nobody but these', () => {
    const inEngine = sourceFiles.filter((file) => file.startsWith('engine/'));
    const have = (file: string) => /\b(?:http|client|wire)\.send\(/.test(textOf(file));
    const asking = filesThat(inEngine, { have, but: [/s3\/s3Place\.ts$/, /s3\/s3Upload\.ts$/] });
    assert.deepEqual(asking, Object.keys(askers).sort());
  });

  it('of a run is sent by the sender alone, and goes through the gate', () => {
    assert.deepEqual(filesWith(/\btransport\.send\(/), ['engine/run/sending/sender.ts']);
    assert.deepEqual(filesWith(/\bnew Transport\(/), ['engine/assembly/createServices.ts']);
    assert.deepEqual(filesWith(/\bnew SecretGate\(/), ['engine/run/sending/sender.ts']);
    const sender = readFileSync(path.join(root, 'engine/run/sending/sender.ts'), 'utf8');
    const calls = (name: string) => sender.match(new RegExp(`this\\.#${name}\\(`, 'g'))?.length;
    // There is one way to the transport: `#follow` passes the gate, `#repeat` repeats what came through, `#sendOnce`
    // sends.
    assert.deepEqual([calls('repeat'), calls('sendOnce'), sender.match(/transport\.send\(/g)?.length], [1, 1, 1]);
    assert.match(sender, /this\.#gate\.pass\([\s\S]*this\.#repeat\(passed\.request,/);
  });
});
