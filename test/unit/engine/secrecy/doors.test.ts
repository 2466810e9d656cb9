import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from '../../../support/sourceFiles.ts';

/**
 * A secret leaves through a door: a file, a stream, a log, the clipboard, a virtual document, a message of the
 * protocol. Every file of Pagewright that opens one is in the list below, with what goes through it; a file that is
 * missing there fails the test. So the author of a door has to say what goes through it. Data that may hold a secret is
 * made at a place that calls `engine/core/secrecy`, and the test looks for the call. The test finds a door by the calls
 * of a file, not by its imports or types, so that none is opened in passing. Whether a place masks well is checked by
 * its tests, and by `test/cli/secrets.test.ts` for all of them together.
 */
interface Content {
  /** Where the data is made, and the call there. */
  asks?: Record<string, string[]>;
  /** Why it needs no call. */
  unmasked?: string;
  doors: string[];
}

const contents: Record<string, Content> = {
  'events and reports of runs': {
    asks: {
      'engine/assembly/createServices.ts': ['createEventMaker(clock, (text) => redactor.redact(text), details)'],
      'engine/run/events/eventMaker.ts': ['redactTexts(detail, redact)', 'redact(message)'],
      'engine/assembly/runToReport.ts': [
        'createRedactor(secretsOf(request))',
        'return redactTexts(yield* failedReport(',
        'return redactTexts({ ...report, ...warnings.report() }, redact)',
      ],
    },
    doors: [
      'cli/compare.ts',
      'cli/eventPrinter.ts',
      'cli/gelf/connectGelf.ts',
      'cli/searchPaging.ts',
      'cli/readReport.ts',
      'cli/report.ts',
      'cli/remote/remoteAddress.ts',
      'cli/performRun.ts',
      'cli/telemetry/startTelemetry.ts',
      'client/running/run/eventLine.ts',
      'client/runs/compare/sideDocuments.ts',
      'client/runs/documents/runDocuments.ts',
      'client/runs/history/diskRunStore.ts',
      'client/shared/webview/livePanel.ts',
    ],
  },
  'faults of a run': {
    asks: { 'engine/assembly/runToReport.ts': ['throw withoutSecrets(error'] },
    doors: ['cli/exitCodeOf.ts', 'client/running/start/reportFault.ts', 'client/runs/testPane/tablesPreview.ts'],
  },
  'views of a debug session': {
    asks: {
      'debugger/variables/jsonVariable.ts': ['maskJson(value, name, redactor)', 'redactor.redact(name)'],
      'debugger/scopes/shownTree.ts': ['maskJson(outline, '],
    },
    doors: [
      'cli/debugAdapter.ts',
      'client/debugging/commands/copyRequestAsCurl.ts',
      'client/debugging/commands/openResponse.ts',
    ],
  },
  'imports of descriptions': {
    asks: {
      'engine/core/descriptions/importing/sentValue.ts': [
        'if (isSecretName(name)) return reference(name)',
        'isCredentialName(key)',
      ],
      'engine/core/descriptions/importing/writeBaseUrl.ts': ['cleanAddress(', 'cleanServer('],
      'engine/core/descriptions/openapi/readServers.ts': ['cleanServer('],
      'engine/core/descriptions/openapi/readSecurity.ts': ['cleanTokenUrl('],
      'engine/core/descriptions/postman/readAuth.ts': ['cleanTokenUrl('],
      'engine/core/descriptions/recorded/describeCalls.ts': ['cleanServer('],
    },
    doors: ['cli/importFile.ts'],
  },
  'jobs of a project': {
    asks: {
      'engine/core/platform/judging/shownEvent.ts': ['createRedactor([])(text)', "description: isRequest ? ''"],
      'engine/core/platform/judging/statusEvidence.ts': ["shownText(result?.message ?? '')"],
      'engine/core/platform/judging/shownJob.ts': ['shownText(result.message)', 'values: masked(values)'],
      'engine/core/platform/judging/judgeJob.ts': ['job: shownJob(job)'],
      'engine/roundTrip/jobs/followJob.ts': [
        'event: shownEvent(event)',
        "kind: 'status', job: shownJob(job)",
        'shownJob(wasFinished)',
      ],
      'engine/roundTrip/jobs/listEvents.ts': ['map(shownEvent)'],
      'engine/roundTrip/jobs/listJobs.ts': ['map(shownJob)'],
      'engine/roundTrip/jobs/startJob.ts': ['job: shownJob('],
      'engine/roundTrip/listConfigurations.ts': ['shownJob(job)'],
    },
    doors: [
      'cli/project/confirmedProjects.ts',
      'cli/project/followHere.ts',
      'cli/project/runHere.ts',
      'cli/project/runText.ts',
      'cli/project/status.ts',
    ],
  },
  plans: {
    asks: { 'engine/core/plan/planJobs.ts': ['new Redactor(config.secrets, config.pagedBy)'] },
    doors: ['cli/forecast/askAbove.ts', 'cli/plan.ts', 'client/language/plan/planDocuments.ts'],
  },
  recordings: {
    asks: {
      'engine/io/recording/recordingHttpClient.ts': [
        'maskRequest(',
        'keepHeaders(',
        'keepResponse(',
        'recordedFailure(',
      ],
    },
    // An answer that is edited is one of a recording.
    doors: ['engine/io/recording/recordingFolder.ts', 'engine/testing/editAnswer.ts'],
  },
  'recordings of other tools': {
    asks: {
      'engine/core/recordings/cassettes/maskForeignRecording.ts': [
        'maskRequest(request, foreign)',
        'maskAgain(',
        'keepHeaders(exchange.headers, { mask,',
        'keepLoginResponse(',
        'keepBody(bytes, mask, hides)',
        'namesText(names)',
      ],
      'engine/core/recordings/cassettes/foreignMask.ts': ['shortened(this.redact(name)'],
    },
    unmasked: 'A cassette is made from a recording, which has no secrets. Of what is left out, numbers are printed.',
    doors: ['cli/finishRecording.ts', 'cli/importRecording.ts', 'engine/io/recording/exportRecording.ts'],
  },
  'exchanges that are kept': {
    asks: {
      'engine/io/exchanges/keepingHttpClient.ts': [
        'maskRequest(',
        'keepHeaders(',
        'keepResponse(',
        'shownHeaders(',
        'recordedFailure(',
      ],
    },
    doors: [
      'engine/io/files/ownFolderSink.ts',
      'client/runs/pages/pageDocuments.ts',
      'client/shared/webview/livePanel.ts',
    ],
  },
  'shapes of responses': {
    asks: { 'engine/assembly/writeShapes.ts': ['redactShapes(shapes.toFile(), (text) => redactor.redact(text))'] },
    doors: ['cli/testing/liveCases.ts', 'engine/io/output/stagedFile.ts'],
  },
  findings: {
    asks: {
      'server/service/features/diagnostics.ts': ['redactorOf(model, value)'],
      'server/service/extractorService.ts': ['redactShown(findCodeActions(', 'redactShown(findRefactorings('],
      'server/service/navigation.ts': ['redactShown(find(model), model)'],
      'server/service/features/symbols.ts': ['redactShown(symbols, model)'],
    },
    doors: ['cli/checking/checkFiles.ts', 'server/server.ts'],
  },
  'texts of a project of the platform': {
    asks: {
      'engine/roundTrip/diff.ts': ['masks ? diffs.map(masked)', 'maskedText(text, file)'],
      'cli/project/diff.ts': ['masks: true'],
      'cli/project/show.ts': ['maskedText(body,'],
    },
    doors: [
      'cli/project/askUser.ts',
      'cli/project/confirmedStacks.ts',
      'cli/project/openTrip.ts',
      'cli/project/printResult.ts',
      'cli/project/show.ts',
      'cli/project/withTrip.ts',
      'engine/io/checkout/changeFiles.ts',
    ],
  },
  'outputs of tools for assistants': {
    asks: {
      'tools/set/callTool.ts': [
        'await masked(await tool.run(input.data, call), call)',
        'await masked(failureOf(error), call)',
      ],
      'tools/inputs/configuration.ts': ['call.hide(hiddenOf('],
    },
    doors: ['tools/set/runTrial.ts'],
  },
  'cURL commands': {
    asks: {
      'server/service/curl/copy/markSecrets.ts': ['isSecretField('],
      'server/service/curl/copy/markRequest.ts': ['isCredentialHeader(', 'isCredential('],
    },
    doors: ['client/language/commands/copyJobAsCurl.ts'],
  },
  'values of functions': {
    asks: { 'server/service/features/evaluateFunction.ts': ['concernsSecret('] },
    doors: ['client/language/commands/evaluateFunction.ts'],
  },
  'debug sessions': {
    asks: {
      'debugger/variables/jsonVariable.ts': ['maskJson(value, name, redactor)', 'redactor.redact(name)'],
      'debugger/expressions/factsOf.ts': [
        'shownTree(value, redactor)',
        'redactor.redact(endpoint)',
        'shownRequest(sentRequest(frame, redactor), redactor)',
      ],
      'debugger/scopes/shownTree.ts': ['maskJson(outline, ', 'redactor.redact(key)'],
      'debugger/scopes/tablesScope.ts': ['maskJson(record, '],
      'debugger/scopes/shownRequest.ts': ['shownHeadersOf(', 'maskBody(', 'shownUrl(', 'hidingAll(redactor)'],
      'debugger/scopes/requestScope.ts': [
        'shownRequest(sentRequest(frame, redactor), redactor)',
        'shownRequest(login, redactor)',
      ],
      'debugger/scopes/responseScope.ts': ['maskHeaders('],
      'debugger/session/customAnswers.ts': [
        'shownRequest(sentRequest(frame, redactor), redactor)',
        'shownRequest(login, redactor)',
        'shownTree(',
      ],
      'debugger/session/debugSession.ts': ['this.say(redactor.redact(text))', 'redactor.redact(problem)'],
    },
    doors: ['cli/debugAdapter.ts', 'debugger/session/debugServer.ts'],
  },
  'responses of a debug session': {
    unmasked:
      'The file can be read by nobody but the user, has no name where the system allows that, and goes at the end.',
    doors: ['engine/io/exchanges/bodyFile.ts'],
  },
  'learnt limits of an API': {
    unmasked: 'Origins that hold a secret are left out; the rest is numbers.',
    doors: ['engine/io/learntFile.ts'],
  },
  'data of an API': {
    unmasked: 'Tables, and the pages and the cache they are made from, hold what the API answered.',
    doors: [
      'cli/query.ts',
      'engine/io/exchanges/bodyFile.ts',
      'engine/io/output/blockFile.ts',
      'engine/io/output/csvPart.ts',
      'engine/io/http/responseFolder.ts',
      'engine/io/output/outputFolder.ts',
      'engine/io/output/stagedFile.ts',
      'engine/io/storage/openForReading.ts',
      'engine/io/storage/openStorage.ts',
      'client/storage/commands/runQuery.ts',
      'client/tables/compare/keepTables.ts',
      'client/tables/editor/exportTable.ts',
      'client/tables/editor/tableEditor.ts',
      'client/tables/file/placeOnDisk.ts',
      'client/tables/profile/keepTableProfiles.ts',
      'engine/testing/writeTables.ts',
    ],
  },
  'lists of shards': {
    asks: { 'engine/core/config/readConfig.ts': ['redact(job.name)'] },
    doors: ['cli/shards.ts'],
  },
  'pages of a shard': {
    asks: {
      'engine/core/shards/pageKey.ts': ['maskRequest('],
      'engine/run/shards/shardSender.ts': ['pageKey(', 'maskHeaders(headers, '],
    },
    unmasked: 'Their bodies are the data itself, as in tables.',
    doors: ['engine/io/pages/pageFile.ts'],
  },
  'files of a place': {
    unmasked: 'They are put as they are: tables and pages of an API, or a report that was masked where it was made.',
    doors: ['engine/io/places/fetchFile.ts', 'engine/io/places/folderPlace.ts'],
  },
  'what a server of files says': {
    asks: { 'engine/io/places/s3/s3Error.ts': ['createRedactor(Object.values(credentials)', 'replace(digests, mask)'] },
    doors: ['cli/remote/localFiles.ts', 'cli/remote/localRun.ts'],
  },
  'descriptions of an API': {
    asks: { 'engine/core/descriptions/har/readHar.ts': ['hideParams(', 'hideResponse(', 'maskPath('] },
    doors: ['client/getStarted/importing/importReports.ts'],
  },
  'a description that an address gave': {
    unmasked: 'It is saved beside the configuration as it was sent, and whoever has the address gets the same.',
    doors: ['client/getStarted/importing/keepDescription.ts'],
  },
  'the state of a case, for one run': {
    unmasked: 'It is a copy of what the case has in its folder, in a temporary folder that only this user may read.',
    doors: ['engine/testing/liveCase.ts'],
  },
  'what is wrong, on a terminal': {
    unmasked: 'Whoever complains is a door of its own.',
    doors: ['cli/printing/complain.ts'],
  },
  'whatever is written or shown whole': {
    unmasked: 'Whoever gives the text is a door of its own.',
    doors: [
      'client/runs/documents/historyDocuments.ts',
      'client/shared/disk/browser/writeUri.ts',
      'client/shared/disk/node/writeUri.ts',
      'engine/io/files/writeWhole.ts',
      'engine/io/output/fileBeside.ts',
      'engine/io/output/replaceFile.ts',
    ],
  },
  'results of tests, and what is kept as one': {
    unmasked:
      'A test runs on a recording, which has no secrets, with stand-ins for those of the configuration; a recording or an expectation with one is refused.',
    doors: [
      'cli/testing/mutateCases.ts',
      'cli/testing/performTests.ts',
      'cli/testing/recordCase.ts',
      'cli/testing/updateCases.ts',
      'engine/testing/keepCase.ts',
      'engine/testing/runRecorded.ts',
    ],
  },
  'words of ours': {
    unmasked: 'Names of files, of commands and of faults, and nothing of a configuration but names.',
    doors: [
      'cli/completion/addCompletion.ts',
      'cli/sampleApi.ts',
      'cli/initGuidance.ts',
      'client/getStarted/samples/copySamples.ts',
      'cli/secrets.ts',
      'cli/login.ts',
      'cli/login/logInOnce.ts',
      'cli/surviveClosedOutput.ts',
      'cli/trees/findChecked.ts',
      'cli/trees/findOneConfig.ts',
      'cli/trees/runsOf.ts',
      'client/language/curl/reportImport.ts',
      'client/running/recordings/recordingOf.ts',
      'client/running/sampleApi/sampleApi.ts',
      'client/runs/findings/runFindings.ts',
      'client/runs/testPane/testPanel.ts',
      'client/runs/history/createHistory.ts',
      'client/shared/emitter.ts',
      'engine/io/output/folderLock.ts',
      'server/curlHandlers.ts',
      'server/handlers.ts',
      'server/projectHandlers.ts',
      'tools/mcp/stdioTransport.ts',
    ],
  },
  'the talk of editor and language server': {
    unmasked:
      'It holds the document itself and names of secrets, and is only written where the setting for traces asks for it.',
    doors: ['client/language/client/knownConfigurations.ts', 'client/language/client/traceChannel.ts'],
  },
  'a configuration that gets a file': {
    unmasked: 'The user saves the text that is open, or a new one, whose secrets are in the store.',
    doors: ['client/getStarted/newConfiguration/createInTree.ts', 'client/language/documents/savedConfig.ts'],
  },
  'what a project of the platform has': {
    unmasked:
      'Texts of the project, whose secrets are ciphers, beside the files that the user has open; names, jobs and waits. The token is in none of them.',
    doors: [
      'client/platform/commands/mergeFiles.ts',
      'client/platform/connections/trips.ts',
      'client/platform/lastNight/lastNightPanel.ts',
      'client/platform/documents/platformDocuments.ts',
    ],
  },
  'the settings of a login': {
    unmasked: 'The client as the user gave it; its secret and the tokens go to the store.',
    doors: ['client/running/login/writeLogin.ts'],
  },
  'a configuration that gets its paging': {
    unmasked: 'It is the text of the file itself with the paging that was found, which comes from a report.',
    doors: ['cli/writtenConfig.ts'],
  },
};

/** The patterns that open a door: all patterns of a line. */
const openings: RegExp[][] = [
  [
    /from 'node:fs(?:\/promises)?'/,
    /\b(?:(?:writeFile|appendFile|createWriteStream|copyFile)(?:Sync)?\(|open\(.*'[wa])/,
  ],
  [/\bfs\.writeFile\(/],
  [
    /\b(?:import|const) \{[^}]*\b(?:replaceFile|createFile|replaceUri|createUri|writeWhole|FileBeside)\b[^}]*\} (?:from|=) /,
  ],
  [/await loadSqlite\(/],
  [/\bconsole\.\w+\(/],
  [/from '.*\/complain\.ts'/],
  [/\bprocess\.std(?:out|err)\b/],
  [/\.send(?:Diagnostics|Notification)\(/],
  [/(?:\blog|#log)\.(?:info|warn|error|debug|trace)\(/],
  [/clipboard\.writeText\(/],
  [/\bTextDocumentContentProvider\b/],
  [/\bnew HistoryDocuments\(/],
  [/\bthis\.send(?:Response|Event)\(/],
  [/webview\.postMessage\(/],
];

const root = path.join(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('the doors by which a text leaves', () => {
  it('are all listed, under what goes through them', () => {
    const open = sourceFiles.filter((file) =>
      openings.some((patterns) => patterns.every((each) => each.test(read(file)))),
    );
    const listed = new Set(Object.values(contents).flatMap(({ doors }) => doors));
    assert.deepEqual(
      open.filter((file) => !listed.has(file)),
      [],
      'A new door: say in this file what goes through it, and where that is masked.',
    );
    assert.deepEqual(
      [...listed].filter((file) => !open.includes(file)),
      [],
      'No doors any more.',
    );
  });

  for (const [title, { asks }] of Object.entries(contents)) {
    for (const [file, questions] of Object.entries(asks ?? {})) {
      it(`${title} are masked in ${file}`, () => {
        const missing = questions.filter((question) => !read(file).includes(question));
        assert.deepEqual(missing, [], `${file} no longer asks.`);
      });
    }
  }

  it('let nothing through that is not masked without a reason', () => {
    const silent = Object.entries(contents).filter(([, { asks, unmasked }]) => !asks && !unmasked);
    assert.deepEqual(silent, []);
  });

  it('get the secrets that the editor keeps from one folder, and the tokens of projects from one file', () => {
    const keepers = sourceFiles.filter((file) => /\bSecretStorage\b|context\.secrets\b/.test(read(file)));
    assert.deepEqual(
      keepers,
      keepers.filter((file) =>
        /^client\/(?:(?:features|browser)\.ts$|running\/|platform\/connections\/tokens\.ts$)/.test(file),
      ),
    );
  });
});
