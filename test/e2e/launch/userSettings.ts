/** User settings that keep everything off the screen that is not under test. */
export const userSettings: Record<string, unknown> = {
  'workbench.startupEditor': 'none',
  'workbench.tips.enabled': false,
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'chat.disableAIFeatures': true,
  'extensions.autoCheckUpdates': false,
  'extensions.autoUpdate': false,
  'extensions.ignoreRecommendations': true,
  'extensions.webWorker': false,
  'remote.autoForwardPorts': false,
  'editor.accessibilitySupport': 'off',
};
