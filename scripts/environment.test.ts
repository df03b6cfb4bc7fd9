import { describe, expect, it } from 'vitest'
import { readEnvironment } from './environment'

const WALL = Date.parse('2026-11-21T12:00:00Z')
const read = (environment: Record<string, string> = {}) => readEnvironment(environment, WALL)

describe('the environment', () => {
  it('has a default for everything', () => {
    expect(read()).toMatchObject({
      host: '127.0.0.1',
      port: 8090,
      dataDir: 'pb_data',
      appUrl: 'http://127.0.0.1:8090',
      liveIntervalS: 15,
      clock: { start: WALL, anchor: WALL, rate: 1 },
    })
  })

  it('takes the address people use from APP_URL, else from HOST and PORT', () => {
    expect(read({ PORT: '9000' }).appUrl).toBe('http://127.0.0.1:9000')
    expect(read({ HOST: '0.0.0.0', PORT: '9000' }).appUrl).toBe('http://127.0.0.1:9000')
    expect(read({ APP_URL: 'https://scores.example/' }).appUrl).toBe('https://scores.example')
    expect(read({ APP_URL: 'HTTPS://Scores.Example:443/' }).appUrl).toBe('https://scores.example')
  })

  it('spells the addresses of upstreams as the server compares them', () => {
    const spelled = (FEED_SITE_URL: string) => read({ FEED_SITE_URL }).feedSiteUrl
    expect(spelled('HTTP://Feed.Example:80/v1/')).toBe('http://feed.example/v1')
    expect(spelled('https://feed.example/old/../v1')).toBe('https://feed.example/v1')
  })

  it.each(['::1', '::', '0.0.0.0', 'localhost', 'scores.example', '2001:db8::5'])(
    'takes %s as HOST',
    (host) => {
      expect(read({ HOST: host }).host).toBe(host)
    },
  )

  it('trusts no proxy unless told which header carries the real address', () => {
    expect(read().trustedProxy).toBeUndefined()
    expect(read({ ADMIN_ADDRESSES: ' 10.0.0.0/8 , ::1' }).adminAddresses).toEqual(['10.0.0.0/8', '::1'])
    expect(read({ TRUSTED_PROXY: ' X-Real-IP ' }).trustedProxy).toBe('X-Real-IP')
  })

  it('tells changes to no edge unless told where, and by which secret', () => {
    expect(read()).toMatchObject({ edges: [], edgeSecret: undefined })
    const EDGE_SECRET = 'a'.repeat(24)
    const EDGE_URLS = 'http://10.0.0.5:8101|http://10.0.0.6:8101/, https://edge.example'
    expect(read({ EDGE_URLS, EDGE_SECRET }).edges).toEqual([
      ['http://10.0.0.5:8101', 'http://10.0.0.6:8101'],
      ['https://edge.example'],
    ])
    expect(() => read({ EDGE_URLS })).toThrow('EDGE_URLS needs EDGE_SECRET')
    expect(() => read({ EDGE_URLS: 'http://a/path', EDGE_SECRET })).toThrow('EDGE_URLS is "http://a/path"')
    expect(() => read({ EDGE_URLS: 'http://a:1,http://a:1/', EDGE_SECRET })).toThrow(
      'EDGE_URLS is "http://a:1,http://a:1/"; it must be different addresses with commas between them',
    )
    expect(() => read({ EDGE_SECRET: 'too short' })).toThrow('EDGE_SECRET is "…"; it must be 24 to 128')
  })

  it('sends no mail unless told by which server', () => {
    expect(read({ SMTP_PORT: '25', MAIL_FROM: 'nonsense' }).mail).toBeUndefined()
    const told = { SMTP_HOST: 'mail.example', MAIL_FROM: '"Scores" <scores@scores.example>' }
    expect(read(told).mail).toEqual({
      host: 'mail.example',
      port: 587,
      user: '',
      password: '',
      tls: false,
      from: { name: 'Scores', address: 'scores@scores.example' },
      greeting: 'scores.example',
    })
    expect(read({ ...told, SMTP_PORT: '465' }).mail?.tls).toBe(true)
    expect(read({ ...told, SMTP_PORT: '465', SMTP_TLS: 'no' }).mail?.tls).toBe(false)
    const login = { SMTP_USER: 'us', SMTP_PASSWORD: 'secret', MAIL_FROM: 'scores@scores.example' }
    expect(read({ ...told, ...login }).mail).toMatchObject({
      user: 'us',
      password: 'secret',
      from: { name: 'Turbo Scores', address: 'scores@scores.example' },
    })
  })

  it('asks a model only with a key, and then needs its name', () => {
    expect(read({ AI_URL: 'http://127.0.0.1:9' }).ai).toBeUndefined()
    expect(read({ AI_KEY: 'k', AI_MODEL: 'm' }).ai).toEqual({
      url: 'https://api.anthropic.com',
      key: 'k',
      model: 'm',
      timeoutMs: 60_000,
    })
    expect(read({ AI_KEY: 'k', AI_MODEL: 'm', AI_TIMEOUT_S: '5' }).ai).toMatchObject({ timeoutMs: 5000 })
    expect(() => read({ AI_KEY: 'k' })).toThrow(/AI_MODEL is "".*the name of the model/)
    expect(() => read({ AI_URL: 'model.example' })).toThrow(/AI_URL is "model.example"/)
  })

  it('lets no provider sign people in unless one is set, and then needs all of its settings', () => {
    expect(read({ OIDC_NAME: 'Fan Club' }).oidc).toBeUndefined()
    const told = {
      OIDC_CLIENT_ID: 'scores',
      OIDC_CLIENT_SECRET: 'secret',
      OIDC_AUTH_URL: 'https://id.example/authorize',
      OIDC_TOKEN_URL: 'https://id.example/token',
      OIDC_USERINFO_URL: 'https://id.example/userinfo',
    }
    expect(read(told).oidc).toEqual({
      clientId: 'scores',
      clientSecret: 'secret',
      authUrl: 'https://id.example/authorize',
      tokenUrl: 'https://id.example/token',
      userinfoUrl: 'https://id.example/userinfo',
      label: 'OpenID Connect',
    })
    expect(read({ ...told, OIDC_NAME: 'Fan Club' }).oidc?.label).toBe('Fan Club')
    expect(() => read({ OIDC_CLIENT_ID: 'scores' })).toThrow(
      /OIDC_CLIENT_SECRET is "".*\nOIDC_AUTH_URL is "".*\nOIDC_TOKEN_URL is "".*\nOIDC_USERINFO_URL is ""/,
    )
  })

  it('sends from the address that signs in to the mail server, else from the own domain', () => {
    const from = (told: Record<string, string>) =>
      read({ SMTP_HOST: 'mail.example', ...told }).mail?.from.address
    expect(from({ SMTP_USER: 'scores@scores.example' })).toBe('scores@scores.example')
    expect(from({ SMTP_USER: 'scores', APP_URL: 'https://scores.example' })).toBe('no-reply@scores.example')
    expect(from({})).toBe('no-reply@localhost.localdomain')
    expect(() => read({ SMTP_HOST: 'mail.example', MAIL_FROM: 'nobody' })).toThrow(
      'MAIL_FROM is "nobody"; it must be the address that mails come from, such as Turbo Scores <scores@scores.example>.',
    )
    expect(() => read({ SMTP_HOST: 'mail.example', MAIL_FROM: 'a@b.example', SMTP_TLS: 'maybe' })).toThrow(
      'SMTP_TLS is "maybe"; it must be yes or no.',
    )
  })

  it('greets the mail server by the own domain, else by that of the sender', () => {
    const greeting = (told: Record<string, string>) =>
      read({ SMTP_HOST: 'mail.example', ...told }).mail?.greeting
    const MAIL_FROM = 'us@clubs.example'
    expect(greeting({ APP_URL: 'https://scores.example', MAIL_FROM })).toBe('scores.example')
    expect(greeting({ APP_URL: 'http://10.0.0.5:8090', MAIL_FROM })).toBe('clubs.example')
    expect(greeting({})).toBe('localhost.localdomain')
  })

  it('starts product time at CLOCK_START, at the anchor or now, with CLOCK_RATE', () => {
    const start = Date.parse('2026-09-13T17:00:00Z')
    expect(read({ CLOCK_START: '2026-09-13T17:00:00Z' }).clock).toEqual({ start, anchor: WALL, rate: 1 })
    expect(
      read({ CLOCK_START: '2026-09-13T17:00:00Z', CLOCK_ANCHOR: '1790000000000', CLOCK_RATE: '60' }).clock,
    ).toEqual({
      start,
      anchor: 1_790_000_000_000,
      rate: 60,
    })
    expect(read({ CLOCK_RATE: '0' }).clock.rate).toBe(0)
  })

  it.each([
    ['PORT', '80.5', 'PORT is "80.5"; it must be a whole number from 1 to 65535.'],
    ['PORT', 'web', 'PORT is "web"; it must be a whole number from 1 to 65535.'],
    ['LIVE_INTERVAL_S', '4', 'LIVE_INTERVAL_S is "4"; it must be a number from 5 to 120.'],
    ['LIVE_INTERVAL_S', '121', 'LIVE_INTERVAL_S is "121"; it must be a number from 5 to 120.'],
    ['AI_TIMEOUT_S', '61', 'AI_TIMEOUT_S is "61"; it must be a number from 1 to 60.'],
    ['CLOCK_RATE', '-1', 'CLOCK_RATE is "-1"; it must be a number from 0 to 120.'],
    ['CLOCK_RATE', '121', 'CLOCK_RATE is "121"; it must be a number from 0 to 120.'],
    [
      'CLOCK_START',
      'yesterday',
      'CLOCK_START is "yesterday"; it must be an ISO time such as 2026-09-13T17:00:00Z, or milliseconds since 1970.',
    ],
    [
      'CLOCK_START',
      '2026-02-30T10:00:00Z',
      'CLOCK_START is "2026-02-30T10:00:00Z"; it must be an ISO time such as 2026-09-13T17:00:00Z, or milliseconds since 1970.',
    ],
    [
      'CLOCK_ANCHOR',
      '1790000000',
      'CLOCK_ANCHOR is "1790000000"; it must be an ISO time such as 2026-09-13T17:00:00Z, or milliseconds since 1970.',
    ],
    [
      'CLOCK_START',
      '99999999999999999',
      'CLOCK_START is "99999999999999999"; it must be an ISO time such as 2026-09-13T17:00:00Z, or milliseconds since 1970.',
    ],
    [
      'APP_URL',
      'https://scores.example?',
      'APP_URL is "https://scores.example?"; it must be an http or https address without user, query or fragment, such as https://feed.example.',
    ],
    [
      'FEED_SITE_URL',
      'ftp://feed',
      'FEED_SITE_URL is "ftp://feed"; it must be an http or https address without user, query or fragment, such as https://feed.example.',
    ],
    [
      'TRUSTED_PROXY',
      'X-Real-IP, 10.0.0.1',
      'TRUSTED_PROXY is "X-Real-IP, 10.0.0.1"; it must be the name of one header, such as X-Real-IP or X-Forwarded-For.',
    ],
    [
      'ADMIN_ADDRESSES',
      '10.0.0.0/8, home',
      'ADMIN_ADDRESSES is "10.0.0.0/8, home"; it must be IP addresses and ranges with commas between them, such as 203.0.113.7,10.0.0.0/8.',
    ],
    ['HOST', 'my host', 'HOST is "my host"; it must be a host name or an IP address.'],
    ['HOST', '256.1.1.1', 'HOST is "256.1.1.1"; it must be a host name or an IP address.'],
    ['HOST', '127.1', 'HOST is "127.1"; it must be a host name or an IP address.'],
    ['HOST', 'fe80::zz', 'HOST is "fe80::zz"; it must be a host name or an IP address.'],
    ['HOST', '127.0.0.1:80', 'HOST is "127.0.0.1:80"; it must be a host name or an IP address.'],
    [
      'APP_URL',
      'https://example.org/scores',
      'APP_URL is "https://example.org/scores"; it must be an address without a path, such as https://scores.example.',
    ],
  ])('refuses %s=%s and says what is allowed', (name, value, sentence) => {
    expect(() => read({ [name]: value })).toThrow(sentence)
  })

  it('names every bad value at once', () => {
    expect(() => read({ PORT: '0', CLOCK_RATE: 'fast' })).toThrow(/PORT is "0".*\nCLOCK_RATE is "fast"/)
  })
})
