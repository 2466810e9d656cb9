import * as vscode from 'vscode';
import type { NetworkSettings } from '../../../engine/index.ts';
import { networkOf } from './networkOf.ts';

/** What the settings of this window and the variables of its process say about the way to the network. */
export function readNetwork(): NetworkSettings {
  const settings = vscode.workspace.getConfiguration('http');
  return networkOf(
    {
      proxy: settings.get('proxy'),
      noProxy: settings.get('noProxy'),
      proxySupport: settings.get('proxySupport'),
      proxyStrictSSL: settings.get('proxyStrictSSL'),
      systemCertificates: settings.get('systemCertificates'),
    },
    process.env,
  );
}
