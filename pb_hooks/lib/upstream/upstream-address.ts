import type { ServerSettings } from '../../../src/domain/server-settings'

/** Whether an address is below one of the upstreams in the settings: the last check, whatever built the address. */
export function isOurUpstream(url: string, settings: ServerSettings): boolean {
  const { feedSiteUrl, feedCoreUrl, imageUrl, weatherUrl, ai } = settings
  const bases = [feedSiteUrl, feedCoreUrl, imageUrl, weatherUrl, ...(ai ? [ai.url] : [])]
  return PLAIN.test(url) && bases.some((base) => url.startsWith(`${base}/`))
}

/** No spaces, controls, backslashes or anything that parsers treat differently, and no `..` to climb up with. */
const PLAIN = /^https?:\/\/(?!.*\/\.\.?(?:[/?]|$))[A-Za-z0-9\-._~:/?[\]@!$&'()*+,;=%]+$/

/** The error, without the address that Go's errors contain in quotes. */
export function withoutAddress(text: string): string {
  return text.replace(/"[a-z]+:\/\/[^"]*"/gi, '(address)').slice(0, 200)
}
