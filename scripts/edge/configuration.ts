import { A_YEAR_OF_HTTPS, DATA_POLICY, SECURITY_HEADERS } from '../../src/domain/network/security-headers'
import { bracketed } from '../url-host'
import { OPEN_FILE } from './first-listener'
import type { EdgeOptions } from './options'

/** What a configuration needs to know about this machine. */
export interface EdgeMachine {
  /** The folder of all files of this edge. */
  readonly folder: string
  readonly modules: string
  /** Publishers have to send it. */
  readonly secret: string
  readonly isRoot: boolean
  readonly workers: number
}

/** That many because thousands of people in a stadium may share one address. */
const CONNECTIONS_OF_ONE = 6000
/** Where Debian keeps the authorities that sign certificates. */
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt'

/** Fills in a template of `deploy/edge`; a name that it does not know is a mistake in the template. */
export function fillTemplate(template: string, options: EdgeOptions, machine: EdgeMachine): string {
  const values: Readonly<Record<string, string>> = {
    modules: machine.modules,
    // As root, nginx's workers would otherwise become another user, who can read nothing in this folder. Only root can
    // change users.
    user: machine.isRoot ? 'user root;' : '',
    workers: String(machine.workers),
    front: frontLines(options.fronts),
    connections: String(CONNECTIONS_OF_ONE),
    cache: '1g',
    memory: '64m',
    origin: placeOf(options.origin),
    originHost: options.origin.host,
    originTls: options.origin.protocol === 'https:' ? originTlsLines(options.origin) : '',
    policy: DATA_POLICY,
    https: options.tls ? A_YEAR_OF_HTTPS : '',
    headers: SECURITY_HEADERS.map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n    '),
    hidden: SECURITY_HEADERS.map(([name]) => `proxy_hide_header ${name};`).join('\n'),
    scheme: options.origin.protocol.slice(0, -1),
    listen: listenLines(options),
    tls: options.tls ? tlsLines(options.tls) : '',
    publisher: options.publisher,
    secret: machine.secret,
    redis: options.redis ? redisLines(options.redis) : '',
    gate: options.redis && !options.isOnlyWritten ? gateLines(machine.folder) : '',
    redisPass: options.redis ? 'nchan_redis_pass redis;' : '',
  }
  return template
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`Nothing is called ${name} here`)
      return value
    })
    .replaceAll(/^[ ]+\n/gm, '')
}

function frontLines(fronts: readonly string[]): string {
  const trusted = fronts.map((front) => `set_real_ip_from ${front};`)
  return trusted.length === 0
    ? ''
    : [...trusted, 'real_ip_header X-Forwarded-For;', 'real_ip_recursive on;'].join('\n  ')
}

function originTlsLines({ hostname }: URL): string {
  return [
    'proxy_ssl_server_name on;',
    `proxy_ssl_name ${hostname};`,
    'proxy_ssl_verify on;',
    'proxy_ssl_verify_depth 4;',
    `proxy_ssl_trusted_certificate ${AUTHORITIES};`,
  ].join('\n  ')
}

/**
 * Redis passes changes on and keeps none (`nostore`): the board contains what a viewer missed. With storage, a
 * connection that began while Redis died would be waited for when it is back, ten seconds by default.
 */
function redisLines(url: string): string {
  return [
    'upstream redis {',
    `  nchan_redis_server ${url};`,
    '  nchan_redis_storage_mode nostore;',
    '  nchan_redis_node_connect_timeout 1s;',
    '  nchan_redis_cluster_connect_timeout 2s;',
    '  nchan_redis_reconnect_delay_max 200ms;',
    '}',
  ].join('\n  ')
}

/** nginx would remember a file for seconds, and the streams would stay open that long. */
function gateLines(folder: string): string {
  return ['open_file_cache off;', `if (!-f "${folder}/${OPEN_FILE}") { return 503; }`].join('\n      ')
}

/** To nginx `::` means IPv6 alone; a server of ours means every address by it. */
function listenLines({ host, port, tls }: EdgeOptions): string {
  const hosts = host === '::' ? ['[::]', '0.0.0.0'] : [bracketed(host)]
  return hosts.map((one) => `listen ${one}:${port}${tls ? ' ssl http2' : ''} backlog=16384;`).join('\n    ')
}

function tlsLines({ certificate, key }: NonNullable<EdgeOptions['tls']>): string {
  return [
    `ssl_certificate ${certificate};`,
    `ssl_certificate_key ${key};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    // Only those ciphers of TLS 1.2 that keep past sessions secret and notice each changed byte; all of 1.3 do.
    'ssl_ciphers ECDHE+AESGCM:ECDHE+CHACHA20;',
    'ssl_session_cache shared:edge_tls:16m;',
    'ssl_session_timeout 1d;',
    'ssl_session_tickets off;',
    // Each stream keeps such a buffer: the usual size, 16 KB, costs 6 KB more for each in the end.
    'ssl_buffer_size 4k;',
  ].join('\n    ')
}

/** The host with its port, which a URL leaves out when it is the default. */
function placeOf({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
}
