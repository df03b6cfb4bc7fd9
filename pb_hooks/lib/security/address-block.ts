/**
 * The part of an address that identifies one caller. A caller with IPv6 has a network of 2^64 addresses, so of those
 * only the network counts.
 */
export function addressBlock(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail = ''] = address.split('%', 1).join('').split('::')
  const first = head.split(':').filter((group) => group !== '')
  const last = tail.split(':').filter((group) => group !== '')
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::`
}
