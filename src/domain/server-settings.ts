import type { ClockSetting } from './time/product-clock'

/** The server through which we send mail. */
export interface MailSettings {
  readonly host: string
  readonly port: number
  /** Empty for a server without a sign-in. */
  readonly user: string
  readonly password: string
  /** True: TLS from the first byte. False: the server may switch to it (STARTTLS). */
  readonly tls: boolean
  readonly from: { readonly name: string; readonly address: string }
  /** The name by which we greet the mail server; empty where we have none. */
  readonly greeting: string
}

/** Another service through which people can sign in, by OpenID Connect. */
export interface OidcSettings {
  readonly clientId: string
  readonly clientSecret: string
  readonly authUrl: string
  readonly tokenUrl: string
  readonly userinfoUrl: string
  /** Its name on the button. */
  readonly label: string
}

/** The model that operators may ask about errors. */
export interface AiSettings {
  readonly url: string
  readonly key: string
  readonly model: string
  /** How long an answer of the model may take. */
  readonly timeoutMs: number
}

/** What `serve` tells PocketBase's hooks at every start, as JSON in the environment variable TURBO_SETTINGS. */
export interface ServerSettings {
  readonly clock: ClockSetting
  /** The address people use. */
  readonly appUrl: string
  /** The header in which a proxy tells the real address of a client; absent where there is no proxy to trust. */
  readonly trustedProxy?: string
  /** Addresses and ranges from which PocketBase's dashboard and superusers are admitted, beside this machine. */
  readonly adminAddresses: readonly string[]
  /** Absent where no mail goes out. */
  readonly mail?: MailSettings
  /** Absent where people sign in here alone. */
  readonly oidc?: OidcSettings
  readonly feedSiteUrl: string
  readonly feedCoreUrl: string
  readonly imageUrl: string
  readonly weatherUrl: string
  /** Absent without an account at the weather service; weather is estimated then. */
  readonly weatherKey?: string
  /** Absent where no model can be asked. */
  readonly ai?: AiSettings
  readonly liveIntervalMs: number
  /** How many edges, or groups of them, the server notifies of changes. */
  readonly edges: number
  /** Where the server reaches itself. */
  readonly loopbackUrl: string
  /** Builds of the app, each with its `site-index.json`: the one that is served, and behind it older ones. */
  readonly sites: readonly string[]
  /** Made anew at every start; whoever knows it may use /api/internal. */
  readonly internalSecret: string
}

/** This file is in the data folder while a server uses it, and names that server. No backup contains it. */
export const LOCK_FILE = 'server.lock'
