/** Settings that keep everything else out of the picture of the readme. */
export const pictureSettings: Record<string, unknown> = {
  'editor.fontSize': 12,
  'editor.minimap.enabled': false,
  'breadcrumbs.enabled': false,
  'workbench.activityBar.location': 'hidden',
};
