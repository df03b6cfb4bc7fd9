import { isIP } from 'node:net'
import { REFRESH_LIVE_MS, SECOND_MS } from '../src/domain/time/intervals'
import { parseAddressRange } from '../src/domain/network/address-range'
import { isEmailAddress } from '../src/domain/people/users/email-address'
import type { AiSettings, MailSettings, OidcSettings } from '../src/domain/server-settings'
import type { ClockSetting } from '../src/domain/time/product-clock'

/** Everything that can be set from outside, parsed here and nowhere else. The README's table lists the same. */
export interface Settings {
  readonly host: string
  readonly port: number
  readonly dataDir: string
  readonly pocketbaseBin: string | undefined
  readonly siteDir: string
  readonly appUrl: string
  readonly feedSiteUrl: string
  readonly feedCoreUrl: string
  readonly imageUrl: string
  readonly weatherUrl: string
  /** Without a key of the weather service, weather is estimated. */
  readonly weatherKey: string | undefined
  readonly ai: AiSettings | undefined
  /** The header in which a proxy in front of the server names a client's real address. */
  readonly trustedProxy: string | undefined
  /** The addresses from which PocketBase's dashboard and superusers are admitted, beside this machine. */
  readonly adminAddresses: readonly string[]
  /** Where edges take changes. Of a group of edges that share a Redis, one takes each change for all. */
  readonly edges: readonly (readonly string[])[]
  /** Edges recognise the publisher by it. */
  readonly edgeSecret: string | undefined
  /** Without a mail server no mail goes out, and nothing pretends to. */
  readonly mail: MailSettings | undefined
  /** Without a provider, people sign in only here. */
  readonly oidc: OidcSettings | undefined
  readonly clock: ClockSetting
  readonly liveIntervalS: number
}

/** Years have four digits in the database. */
const TOO_LATE_MS = Date.UTC(9999, 0)

type Environment = Readonly<Record<string, string | undefined>>

/** Collects every complaint before refusing, so that one start names them all. */
class Reader {
  readonly complaints: string[] = []
  constructor(private readonly environment: Environment) {}

  text(name: string, fallback: string): string {
    return this.environment[name]?.trim() || fallback
  }

  present(name: string, what: string): string {
    const text = this.text(name, '')
    if (!text) this.refuse(name, text, what)
    return text
  }

  number(name: string, fallback: number, min: number, max: number, whole = false): number {
    const text = this.environment[name]?.trim()
    if (!text) return fallback
    const value = Number(text)
    if (value >= min && value <= max && (!whole || Number.isInteger(value))) return value
    this.refuse(name, text, `a ${whole ? 'whole ' : ''}number from ${min} to ${max}`)
    return fallback
  }

  address(name: string, fallback: string): string {
    const text = this.text(name, fallback)
    const url = URL.canParse(text) ? new URL(text) : undefined
    const isPlain =
      url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !/[?#]/.test(text)
    if (!isPlain)
      this.refuse(
        name,
        text,
        'an http or https address without user, query or fragment, such as https://feed.example',
      )
    // Addresses are compared as texts, so this one is spelled as browsers spell it.
    return (url?.href ?? text).replace(/\/+$/, '')
  }

  /** Pages and links begin at the root of an origin, so a path behind it would lead nowhere. */
  origin(name: string, fallback: string): string {
    const text = this.address(name, fallback)
    if (URL.canParse(text) && new URL(text).pathname !== '/')
      this.refuse(name, text, 'an address without a path, such as https://scores.example')
    return text
  }

  time(name: string): number | undefined {
    const text = this.environment[name]?.trim()
    if (!text) return undefined
    const value = /^\d{10,}$/.test(text)
      ? Number(text)
      : /^\d{4}-\d\d-\d\d/.test(text)
        ? Date.parse(text)
        : Number.NaN
    if (!(value >= 0 && value < TOO_LATE_MS))
      this.refuse(name, text, 'an ISO time such as 2026-09-13T17:00:00Z, or milliseconds since 1970')
    return value
  }

  host(name: string, fallback: string): string {
    const text = this.text(name, fallback)
    // Text with only digits and dots is meant as an address, not as a name.
    const isAddress = isIP(text) > 0 || (!/^[\d.]+$/.test(text) && !text.includes(':'))
    if (!/^[A-Za-z0-9.:-]+$/.test(text) || !isAddress) this.refuse(name, text, 'a host name or an IP address')
    return text
  }

  header(name: string): string | undefined {
    const text = this.environment[name]?.trim()
    if (!text) return undefined
    if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(text))
      this.refuse(name, text, 'the name of one header, such as X-Real-IP or X-Forwarded-For')
    return text
  }

  addresses(name: string): readonly string[] {
    const text = this.environment[name]?.trim()
    if (!text) return []
    const all = text.split(',').map((one) => one.trim())
    if (!all.every(parseAddressRange))
      this.refuse(
        name,
        text,
        'IP addresses and ranges with commas between them, such as 203.0.113.7,10.0.0.0/8',
      )
    return all
  }

  /** Separated by commas; `|` separates edges of which one is enough. */
  edges(name: string): readonly (readonly string[])[] {
    const text = this.environment[name]?.trim()
    if (!text) return []
    const isAddress = (one: string) => /^https?:\/\/[A-Za-z0-9.:[\]-]+\/?$/.test(one) && URL.canParse(one)
    const all = text.split(',').map((group) => group.split('|').map((one) => one.trim()))
    const bare = all.map((group) => group.map((one) => one.replace(/\/$/, '')))
    if (!all.flat().every(isAddress) || new Set(bare.flat()).size < bare.flat().length)
      this.refuse(
        name,
        text,
        'different addresses with commas between them, such as http://10.0.0.5:8101,http://10.0.0.6:8101',
      )
    return bare
  }

  /** It stands in a configuration and in a header, so it has plain characters. */
  secret(name: string): string | undefined {
    const text = this.environment[name]?.trim()
    if (!text) return undefined
    if (!/^[A-Za-z0-9_-]{24,128}$/.test(text))
      this.refuse(name, '…', '24 to 128 letters, digits, - and _, such as openssl rand -hex 24 prints')
    return text
  }

  /** `Turbo Scores <scores@scores.example>`, or the address alone. */
  sender(name: string, otherwise: string): MailSettings['from'] {
    const text = this.environment[name]?.trim() || otherwise
    const [, named = '', bracketed] = /^([^<>]*)<([^<>]+)>$/.exec(text) ?? []
    const address = bracketed?.trim() ?? text
    const hasOneLine = !/\p{Cc}/u.test(text)
    if (!isEmailAddress(address) || !hasOneLine)
      this.refuse(
        name,
        text,
        'the address that mails come from, such as Turbo Scores <scores@scores.example>',
      )
    return { name: named.trim().replaceAll('"', '') || 'Turbo Scores', address }
  }

  /** Undefined where nothing is said. */
  yesOrNo(name: string): boolean | undefined {
    const text = this.environment[name]?.trim()
    if (!text) return undefined
    if (text !== 'yes' && text !== 'no') this.refuse(name, text, 'yes or no')
    return text === 'yes'
  }

  private refuse(name: string, value: string, allowed: string): void {
    this.complaints.push(`${name} is "${value}"; it must be ${allowed}.`)
  }
}

export function readEnvironment(environment: Environment, wall: number): Settings {
  const read = new Reader(environment)
  const host = read.host('HOST', '127.0.0.1')
  const port = read.number('PORT', 8090, 1, 65535, true)
  const appUrl = read.origin('APP_URL', `http://${urlHost(host)}:${port}`)
  const settings: Settings = {
    host,
    port,
    dataDir: read.text('DATA_DIR', 'pb_data'),
    pocketbaseBin: environment['POCKETBASE_BIN']?.trim() || undefined,
    siteDir: read.text('SITE_DIR', 'dist'),
    appUrl,
    feedSiteUrl: read.address('FEED_SITE_URL', 'https://site.api.espn.com'),
    feedCoreUrl: read.address('FEED_CORE_URL', 'https://sports.core.api.espn.com'),
    imageUrl: read.address('IMAGE_URL', 'https://a.espncdn.com'),
    weatherUrl: read.address('WEATHER_URL', 'https://api.openweathermap.org'),
    weatherKey: environment['WEATHER_KEY']?.trim() || undefined,
    ai: readAi(read),
    trustedProxy: read.header('TRUSTED_PROXY'),
    adminAddresses: read.addresses('ADMIN_ADDRESSES'),
    edges: read.edges('EDGE_URLS'),
    edgeSecret: read.secret('EDGE_SECRET'),
    mail: readMail(read, appUrl),
    oidc: readOidc(read),
    clock: readClock(read, wall),
    liveIntervalS: read.number('LIVE_INTERVAL_S', REFRESH_LIVE_MS / SECOND_MS, 5, 120),
  }
  if (settings.edges.length > 0 && settings.edgeSecret === undefined)
    read.complaints.push('EDGE_URLS needs EDGE_SECRET, by which the edges know this server.')
  if (read.complaints.length > 0) throw new Error(read.complaints.join('\n'))
  return settings
}

/** Where mail goes out, if it does. By custom a server at port 465 speaks TLS from the first byte, others begin it later. */
function readMail(read: Reader, appUrl: string): MailSettings | undefined {
  if (!read.text('SMTP_HOST', '')) return undefined
  const port = read.number('SMTP_PORT', 587, 1, 65535, true)
  const user = read.text('SMTP_USER', '')
  const domain = domainIn(appUrl)
  const from = read.sender(
    'MAIL_FROM',
    isEmailAddress(user) ? user : `no-reply@${domain ?? 'localhost.localdomain'}`,
  )
  return {
    host: read.host('SMTP_HOST', ''),
    port,
    user,
    password: read.text('SMTP_PASSWORD', ''),
    tls: read.yesOrNo('SMTP_TLS') ?? port === 465,
    from,
    // Some mail servers take nothing from a stranger who says `localhost`.
    greeting: domain ?? domainIn(`http://${from.address.split('@')[1]}`) ?? '',
  }
}

/** The page gives up a little later (`src/backend/model-api.ts`). */
const LONGEST_AI_ANSWER_S = 60

/** With a key there is a model to ask, and then its name is required. */
function readAi(read: Reader): AiSettings | undefined {
  const url = read.address('AI_URL', 'https://api.anthropic.com')
  const key = read.text('AI_KEY', '')
  const timeoutMs = read.number('AI_TIMEOUT_S', LONGEST_AI_ANSWER_S, 1, LONGEST_AI_ANSWER_S) * SECOND_MS
  if (!key) return undefined
  return { url, key, model: read.present('AI_MODEL', 'the name of the model that is asked'), timeoutMs }
}

/** All or nothing: with half of it, the button would lead nowhere. */
function readOidc(read: Reader): OidcSettings | undefined {
  if (!OIDC.some((name) => read.text(name, ''))) return undefined
  return {
    clientId: read.present('OIDC_CLIENT_ID', 'the name by which the provider knows this server'),
    clientSecret: read.present('OIDC_CLIENT_SECRET', 'the secret that the provider gave this server'),
    authUrl: read.address('OIDC_AUTH_URL', ''),
    tokenUrl: read.address('OIDC_TOKEN_URL', ''),
    userinfoUrl: read.address('OIDC_USERINFO_URL', ''),
    label: read.text('OIDC_NAME', 'OpenID Connect'),
  }
}

const OIDC = [
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_AUTH_URL',
  'OIDC_TOKEN_URL',
  'OIDC_USERINFO_URL',
] as const

/** Mail servers want a domain; a server that is known by a number only has none. */
function domainIn(url: string): string | undefined {
  const hostname = URL.canParse(url) ? new URL(url).hostname : ''
  return /^[a-z][a-z\d.-]*\.[a-z]{2,}$/.test(hostname) ? hostname : undefined
}

/** Without CLOCK_START product time is wall time; with it, it starts there at the anchor (now, unless given). */
function readClock(read: Reader, wall: number): ClockSetting {
  const anchor = read.time('CLOCK_ANCHOR') ?? wall
  return {
    start: read.time('CLOCK_START') ?? anchor,
    anchor,
    rate: read.number('CLOCK_RATE', 1, 0, 120),
  }
}

/** How a browser on this machine reaches a server that listens on `host`. */
export function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
