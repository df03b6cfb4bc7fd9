import { lookup } from 'node:dns/promises'
import { urlHost, type Settings } from './environment'

/**
 * Where the server reaches itself. An address and no name, because the server tells its own requests from others by
 * where they come from.
 */
export async function ownUrl({ host, port }: Pick<Settings, 'host' | 'port'>): Promise<string> {
  const reached = urlHost(host).replace(/^\[|\]$/g, '')
  // PocketBase listens on the first address of a name, and on one of IPv4 before any other.
  const { address } = await lookup(reached, { verbatim: false })
  return new URL(`http://${urlHost(address)}:${port}`).origin
}
