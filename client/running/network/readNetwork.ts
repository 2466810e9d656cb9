import type { NetworkSettings } from '@pagewright/engine/run';
import * as vscode from 'vscode';
import { networkOf } from './networkOf.ts';

/** Reads the network settings of this window and the environment of its process. */
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
