/** The shipped programs, each one file. */
export const programs = {
  extension: 'client/extension.ts',
  // Loaded with the first feature: the extension also starts for other JSON files.
  features: 'client/features.ts',
  // Loaded with the first configuration: the extension also starts in workspaces that hold other JSON files only.
  languageClient: 'client/language/client/languageClient.ts',
  importWorker: 'engine/importing/importWorker.ts',
  profileWorker: 'client/tables/profile/profileWorker.ts',
  compareWorker: 'client/tables/compare/compareWorker.ts',
  sampleApi: 'client/running/sampleApi/sampleApiWorker.ts',
  storageReader: 'client/storage/reader/storageWorker.ts',
  tableWorker: 'client/tables/file/tableWorker.ts',
  server: 'server/start.ts',
  languageServer: 'server/main.ts',
  descriptionWorker: 'server/descriptionWorker.ts',
  cli: 'cli/start.ts',
  checkFiles: 'cli/checking/checkFiles.ts',
  queryWatch: 'cli/queryWatch.ts',
  // Analyses configurations; shared by the language server, `check` and the tools for assistants.
  service: 'server/localService.ts',
  // Loaded with the first description of an API: it has the YAML parser.
  descriptions: 'engine/faces/descriptions.ts',
  // Loaded only for OpenTelemetry. It does not ship in the extension.
  telemetry: 'cli/telemetry/telemetry.ts',
  // Loaded only for a configuration with an SSH tunnel.
  ssh2: 'ssh2',
};

/** The program with the parser of the YAML of trees, loaded with the first file that may be part of one. */
export const yamlPrograms = { projects: 'engine/faces/projects.ts' };

/** The program that talks with projects of the platform, loaded with the first feature that does. */
export const platformPrograms = { platform: 'engine/faces/platform.ts' };

/** Programs that run extractions, with a shared bundle of the engine, which is most of them. */
export const runningPrograms = {
  program: 'cli/main.ts',
  // Loaded with the first search for paging.
  searchPaging: 'cli/searchPaging.ts',
  runWorker: 'client/running/worker/runWorker.ts',
  testWorker: 'client/testing/worker/testWorker.ts',
  debugWorker: 'debugger/debugWorker.ts',
  // Loaded with the first debug session.
  debugServer: 'debugger/session/debugServer.ts',
  toolWorker: 'tools/toolWorker.ts',
  // Loaded with the first tool that an assistant calls.
  toolbox: 'tools/toolbox.ts',
};

/** The programs of the extension in a browser, in `dist/browser/`. All but the first are started as workers. */
export const browserPrograms = {
  extension: 'client/browser.ts',
  server: 'server/browser.ts',
  descriptions: 'server/browserDescriptions.ts',
  tableWorker: 'client/tables/file/browserTableWorker.ts',
  runWorker: 'client/running/worker/browserRunWorker.ts',
};

/** The webviews: one script, and a style sheet each. They share the style sheet and the font of the icons. */
export const pages = [
  { in: 'client/webviews.ts', out: 'webviews' },
  { in: 'client/runs/testView/testView.css', out: 'testView' },
  { in: 'client/runs/summaryView/summaryView.css', out: 'summaryView' },
  { in: 'client/runs/compareView/compareView.css', out: 'compareView' },
  { in: 'client/platform/lastNightView/lastNightView.css', out: 'lastNightView' },
  { in: 'client/tables/tableView/tableView.css', out: 'tableView' },
  { in: '@vscode/codicons/dist/codicon.css', out: 'codicon' },
];
