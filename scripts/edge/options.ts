import { isIP } from 'node:net'
import { parseAddressRange } from '../../src/domain/network/address-range'

/** The options of `npm run edge`. */
export interface EdgeOptions {
  /** The server in front of which this edge stands. */
  readonly origin: URL
  readonly host: string
  readonly port: number
  /** Where the origin tells changes: a port of this machine, or of a network that only the origin is in. */
  readonly publisher: string
  readonly redis: string | undefined
  /** Proxies in front of this edge, which are believed when they name a client's real address. */
  readonly fronts: readonly string[]
  readonly tls: { readonly certificate: string; readonly key: string } | undefined
  /** Only writes and checks the configuration; something else runs nginx. */
  readonly isOnlyWritten: boolean
}

const NAMES = ['origin', 'port', 'host', 'publisher', 'redis', 'front', 'certificate', 'key'] as const
type Name = (typeof NAMES)[number]

/** The options, or everything that is wrong with them. Their values end in a configuration, so all are checked. */
export function parseEdgeOptions(args: readonly string[]): EdgeOptions | readonly string[] {
  const given = new Map<Name, string>()
  const complaints: string[] = []
  let isOnlyWritten = false
  for (let at = 0; at < args.length; at++) {
    const name = NAMES.find((one) => args[at] === `--${one}`)
    if (args[at] === '--write-only') isOnlyWritten = true
    else if (!name) complaints.push(`"${args[at]}" is no option of an edge.`)
    else given.set(name, args[++at] ?? '')
  }
  const check = (name: Name, allowed: string, fits: (text: string) => boolean, fallback = '') => {
    const text = given.get(name) ?? fallback
    if (!fits(text)) complaints.push(`--${name} is "${text}"; it must be ${allowed}.`)
    return text
  }
  const origin = check('origin', 'the address of the server, such as http://127.0.0.1:8090', isOrigin)
  const port = Number(check('port', 'a whole number from 1 to 65534', (text) => isPort(text, 65_534)))
  const host = check('host', 'an IP address', (text) => isIP(text) > 0, '127.0.0.1')
  const publisher = check(
    'publisher',
    'an IP address and a port, such as 10.0.0.5:8101',
    isPlace,
    `127.0.0.1:${port + 1}`,
  )
  const redis = given.has('redis') ? check('redis', 'such as redis://127.0.0.1:6379', isRedis) : undefined
  const front = check('front', 'IP addresses and ranges with commas between them', areRanges)
  const certificate = check('certificate', 'the path of a file', isPath)
  const key = check('key', 'the path of a file', isPath)
  if ((certificate === '') !== (key === '')) complaints.push('--certificate and --key go together.')
  if (complaints.length > 0) return complaints
  return {
    origin: new URL(origin),
    host,
    port,
    publisher,
    redis,
    fronts: front === '' ? [] : front.split(','),
    tls: certificate === '' ? undefined : { certificate, key },
    isOnlyWritten,
  }
}

function isOrigin(text: string): boolean {
  if (!/^https?:\/\/[A-Za-z0-9.:[\]-]+\/?$/.test(text) || !URL.canParse(text)) return false
  return new URL(text).pathname === '/'
}

function isPort(text: string, most = 65_535): boolean {
  return /^[1-9]\d{0,4}$/.test(text) && Number(text) <= most
}

function isPlace(text: string): boolean {
  const [, host = '', port = ''] = /^(.+):(\d+)$/.exec(text) ?? []
  return isIP(host.replace(/^\[(.+)\]$/, '$1')) > 0 && isPort(port)
}

/** A password may stand in it, but nothing that ends a word of the configuration. */
function isRedis(text: string): boolean {
  return /^rediss?:\/\/(?:[^\s"';{}@\\$]*@)?[A-Za-z0-9.-]+(?::\d+)?(?:\/\d+)?$/.test(text)
}

function areRanges(text: string): boolean {
  return text === '' || text.split(',').every((one) => parseAddressRange(one) !== undefined)
}

function isPath(text: string): boolean {
  return /^[A-Za-z0-9/._-]*$/.test(text)
}
