/** User settings of a window that nobody looks at: it draws, asks and writes only what a test needs. */
export const plainSettings: Record<string, unknown> = {
  'breadcrumbs.enabled': false,
  'editor.bracketPairColorization.enabled': false,
  'editor.cursorBlinking': 'solid',
  'editor.guides.indentation': false,
  'editor.lightbulb.enabled': 'off',
  'editor.minimap.enabled': false,
  'editor.occurrencesHighlight': 'off',
  'editor.stickyScroll.enabled': false,
  'editor.wordBasedSuggestions': 'off',
  'explorer.decorations.badges': false,
  // As on a desktop; in a browser VS Code saves by itself.
  'files.autoSave': 'off',
  'problems.decorations.enabled': false,
  // With "process" it starts a shell every two seconds to look for open ports.
  'remote.autoForwardPortsSource': 'output',
  'window.commandCenter': false,
  'workbench.iconTheme': null,
  'workbench.layoutControl.enabled': false,
  'workbench.localHistory.enabled': false,
  'workbench.reduceMotion': 'on',
};
