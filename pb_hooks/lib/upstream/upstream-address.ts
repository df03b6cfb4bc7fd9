import type { ServerSettings } from '../../../src/domain/server-settings'

/** Whether an address lies below one of the upstreams in the settings: the last fence, whatever made the address. */
export function isOurUpstream(url: string, settings: ServerSettings): boolean {
  const { feedSiteUrl, feedCoreUrl, imageUrl, weatherUrl, ai } = settings
  const bases = [feedSiteUrl, feedCoreUrl, imageUrl, weatherUrl, ...(ai ? [ai.url] : [])]
  return PLAIN.test(url) && bases.some((base) => url.startsWith(`${base}/`))
}

/** No spaces, controls, backslashes or anything that parsers disagree about; and no way up. */
const PLAIN = /^https?:\/\/(?!.*\/\.\.?(?:[/?]|$))[A-Za-z0-9\-._~:/?[\]@!$&'()*+,;=%]+$/

/** What went wrong, without the address that Go puts into its errors in quotes. */
export function withoutAddress(text: string): string {
  return text.replace(/"[a-z]+:\/\/[^"]*"/gi, '(address)').slice(0, 200)
}
