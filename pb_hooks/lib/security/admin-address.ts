import {
  isLoopback,
  isWithin,
  parseAddressRange,
  type AddressRange,
} from '../../../src/domain/network/address-range'
import { serverSettings } from '../server/settings'

/** The headers with which proxies name the client they ask for. */
const PASSED_ON = ['Forwarded', 'X-Forwarded-For', 'X-Real-IP', 'Via']

/**
 * Whether the request comes from this machine or from one of ADMIN_ADDRESSES. A header can only take that away: the
 * address that a trusted proxy names counts, but no header makes a client this machine. Where no proxy is trusted, a
 * request that a proxy passed on is not from here, though the proxy is.
 */
export function comesFromAdmin(e: core.RequestEvent): boolean {
  const address = e.realIP()
  if (isLoopback(address)) return isLoopback(e.remoteIP()) && !isPassedOnUnseen(e)
  return isWithin(address, adminRanges())
}

/** Whether this is PocketBase's own superuser, at an address from which one is admitted. */
export function isSuperuser(e: core.RequestEvent): boolean {
  return e.hasSuperuserAuth() && comesFromAdmin(e)
}

function isPassedOnUnseen(e: core.RequestEvent): boolean {
  if (serverSettings().trustedProxy) return false
  return PASSED_ON.some((name) => e.request!.header.get(name) !== '')
}

let ranges: readonly AddressRange[] | undefined

function adminRanges(): readonly AddressRange[] {
  ranges ??= serverSettings().adminAddresses.flatMap((text) => parseAddressRange(text) ?? [])
  return ranges
}
