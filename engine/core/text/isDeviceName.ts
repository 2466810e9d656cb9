const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Whether Windows keeps a name for a device, so that no file can have it. */
export function isDeviceName(name: string): boolean {
  return devices.test(name);
}
