import { isIP } from 'node:net'
import { parseAddressRange } from '../src/domain/network/address-range'
import { parseDay } from '../src/domain/time/parse-day'
import { isEmailAddress } from '../src/domain/people/users/email-address'
import type { MailSettings } from '../src/domain/server-settings'

/** Years have four digits in the database. */
const TOO_LATE_MS = Date.UTC(9999, 0)

export type Environment = Readonly<Record<string, string | undefined>>

/** Reads one setting at a time, and collects every complaint, so that one start names them all. */
export class EnvironmentReader {
  readonly complaints: string[] = []
  constructor(private readonly environment: Environment) {}

  /** A text of blanks counts as nothing. */
  given(name: string): string | undefined {
    return this.environment[name]?.trim() || undefined
  }

  text(name: string, fallback: string): string {
    return this.given(name) ?? fallback
  }

  present(name: string, what: string): string {
    const text = this.text(name, '')
    if (!text) this.refuse(name, text, what)
    return text
  }

  number(name: string, fallback: number, min: number, max: number): number {
    const text = this.given(name)
    if (!text) return fallback
    const value = Number(text)
    if (value >= min && value <= max) return value
    this.refuse(name, text, `a number from ${min} to ${max}`)
    return fallback
  }

  port(name: string, fallback: number): number {
    const text = this.given(name)
    if (!text) return fallback
    const value = Number(text)
    if (Number.isInteger(value) && value >= 1 && value <= 65535) return value
    this.refuse(name, text, 'a whole number from 1 to 65535')
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
    const text = this.given(name)
    if (!text) return undefined
    // Seconds since 1970 have ten digits, and would be a day of January 1970.
    const value = /^\d{12,}$/.test(text) ? Number(text) : isoTime(text)
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
    const text = this.given(name)
    if (!text) return undefined
    if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(text))
      this.refuse(name, text, 'the name of one header, such as X-Real-IP or X-Forwarded-For')
    return text
  }

  addresses(name: string): readonly string[] {
    const text = this.given(name)
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
    const text = this.given(name)
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
    const text = this.given(name)
    if (!text) return undefined
    if (!/^[A-Za-z0-9_-]{24,128}$/.test(text))
      this.refuse(name, '…', '24 to 128 letters, digits, - and _, such as openssl rand -hex 24 prints')
    return text
  }

  /** `Turbo Scores <scores@scores.example>`, or the address alone. */
  sender(name: string, otherwise: string): MailSettings['from'] {
    const text = this.text(name, otherwise)
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
    const text = this.given(name)
    if (!text) return undefined
    if (text !== 'yes' && text !== 'no') this.refuse(name, text, 'yes or no')
    return text === 'yes'
  }

  private refuse(name: string, value: string, allowed: string): void {
    this.complaints.push(`${name} is "${value}"; it must be ${allowed}.`)
  }
}

/** Not a number for a day that the calendar does not have: it would be read as one of the next month. */
function isoTime(text: string): number {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(text) ?? []
  return day !== undefined && parseDay(day) === day ? Date.parse(text) : Number.NaN
}
