import { REFRESH_LIVE_MS, SECOND_MS } from '../src/domain/time/intervals'
import { isEmailAddress } from '../src/domain/people/users/email-address'
import type { AiSettings, MailSettings, OidcSettings } from '../src/domain/server-settings'
import type { ClockSetting } from '../src/domain/time/product-clock'
import { EnvironmentReader, type Environment } from './environment-reader'
import { urlHost } from './url-host'

/**
 * All settings of the server. Commands and tests read a few more themselves (`OPERATOR_PASSWORD`, `CHROMIUM_PATH`,
 * `FEED_RECORDINGS`); the README's table lists all.
 */
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

export function readEnvironment(environment: Environment, wall: number): Settings {
  const read = new EnvironmentReader(environment)
  const host = read.host('HOST', '127.0.0.1')
  const port = read.port('PORT', 8090)
  const appUrl = read.origin('APP_URL', `http://${urlHost(host)}:${port}`)
  const settings: Settings = {
    host,
    port,
    dataDir: read.text('DATA_DIR', 'pb_data'),
    pocketbaseBin: read.given('POCKETBASE_BIN'),
    siteDir: read.text('SITE_DIR', 'dist'),
    appUrl,
    feedSiteUrl: read.address('FEED_SITE_URL', 'https://site.api.espn.com'),
    feedCoreUrl: read.address('FEED_CORE_URL', 'https://sports.core.api.espn.com'),
    imageUrl: read.address('IMAGE_URL', 'https://a.espncdn.com'),
    weatherUrl: read.address('WEATHER_URL', 'https://api.openweathermap.org'),
    weatherKey: read.given('WEATHER_KEY'),
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
function readMail(read: EnvironmentReader, appUrl: string): MailSettings | undefined {
  if (!read.given('SMTP_HOST')) return undefined
  const port = read.port('SMTP_PORT', 587)
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
export const LONGEST_AI_ANSWER_S = 60

/** With a key there is a model to ask, and then its name is required. */
function readAi(read: EnvironmentReader): AiSettings | undefined {
  const url = read.address('AI_URL', 'https://api.anthropic.com')
  const key = read.given('AI_KEY')
  const timeoutMs = read.number('AI_TIMEOUT_S', LONGEST_AI_ANSWER_S, 1, LONGEST_AI_ANSWER_S) * SECOND_MS
  if (!key) return undefined
  return { url, key, model: read.present('AI_MODEL', 'the name of the model that is asked'), timeoutMs }
}

/** All or nothing: with half of it, the button would lead nowhere. */
function readOidc(read: EnvironmentReader): OidcSettings | undefined {
  if (!OIDC.some((name) => read.given(name))) return undefined
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
function readClock(read: EnvironmentReader, wall: number): ClockSetting {
  const anchor = read.time('CLOCK_ANCHOR') ?? wall
  return {
    start: read.time('CLOCK_START') ?? anchor,
    anchor,
    rate: read.number('CLOCK_RATE', 1, 0, 120),
  }
}
