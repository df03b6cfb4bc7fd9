import { lookup } from 'node:dns/promises'
import type { Settings } from './environment'
import { urlHost } from './url-host'

/**
 * The URL at which the server reaches itself. It has an address and no name, because the server recognises its own
 * requests by where they come from.
 */
export async function ownUrl({ host, port }: Pick<Settings, 'host' | 'port'>): Promise<string> {
  const reached = urlHost(host).replace(/^\[|\]$/g, '')
  // PocketBase listens on the first address of a name, and prefers one of IPv4.
  const { address } = await lookup(reached, { verbatim: false })
  return new URL(`http://${urlHost(address)}:${port}`).origin
}
