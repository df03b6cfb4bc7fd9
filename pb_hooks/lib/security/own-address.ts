const LOOPBACK = expanded('::1')

/**
 * Whether a request comes from this machine: from a loopback address, or from the very address that the server listens
 * on, because that is where its own requests come from when it listens on no other.
 */
export function isOwnAddress(remote: string, ownUrl: string): boolean {
  const address = expanded(remote)
  return address.startsWith('127.') || address === LOOPBACK || address === expanded(hostOf(ownUrl))
}

/** PocketBase writes addresses with all their zeros, other places without. */
function expanded(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  // When nothing stands before the zeros, the empty part becomes a zero once it is padded.
  const before = head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after].map((group) => group.padStart(4, '0')).join(':')
}

function hostOf(url: string): string {
  const [, bracketed, plain] = /^https?:\/\/(?:\[([^\]]+)\]|([^/:]+))/.exec(url) ?? []
  return bracketed ?? plain ?? 'none'
}
