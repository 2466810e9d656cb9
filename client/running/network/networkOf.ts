import type { NetworkSettings } from '@pagewright/engine/run';

/** VS Code's network settings as `settings.json` has them: each may hold any value. */
export interface HttpSettings {
  proxy?: unknown;
  noProxy?: unknown;
  proxySupport?: unknown;
  proxyStrictSSL?: unknown;
  systemCertificates?: unknown;
}

/** The hosts of this machine. Requests to them never go through a proxy, as everywhere in VS Code. */
const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The proxies and certificates for a run. A setting of VS Code takes precedence over an environment variable; with proxy
 * support off there is no proxy at all.
 */
export function networkOf(settings: HttpSettings, environment: Record<string, string | undefined>): NetworkSettings {
  return {
    environment: settings.proxySupport === 'off' ? {} : proxyVariables(settings, environment),
    systemCertificates: settings.systemCertificates !== false,
    verifyProxy: settings.proxyStrictSSL !== false,
  };
}

function proxyVariables(
  { proxy, noProxy }: HttpSettings,
  environment: Record<string, string | undefined>,
): Record<string, string> {
  const variable = (name: string) => environment[name] || environment[name.toUpperCase()] || '';
  const setting = typeof proxy === 'string' ? proxy.trim() : '';
  const http = setting || variable('http_proxy');
  // Without a separate proxy, https URLs use the one for http.
  const https = setting || variable('https_proxy');
  return {
    ...(http !== '' && { http_proxy: http }),
    ...(https !== '' && { https_proxy: https }),
    no_proxy: exceptions(noProxy, variable('no_proxy')),
  };
}

function exceptions(setting: unknown, variable: string): string {
  const ofSetting = Array.isArray(setting) ? setting.filter((host) => typeof host === 'string' && host !== '') : [];
  const hosts = ofSetting.length > 0 ? ofSetting : variable.split(/[,\s]+/).filter((host) => host !== '');
  return hosts.includes('*') ? '*' : [...hosts, ...thisMachine].join(',');
}
