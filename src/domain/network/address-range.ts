/** An address or a range: sixteen bytes, of which the first `bits` bits count. IPv4 is written as IPv6 maps it. */
export interface AddressRange {
  readonly bytes: readonly number[]
  readonly bits: number
}

const MAPPED = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff]
const ALL_BITS = 128

/** Reads `203.0.113.7`, `10.0.0.0/8` and `2001:db8::/32`; undefined for any other text. */
export function parseAddressRange(text: string): AddressRange | undefined {
  const [, address = '', length] = /^([0-9A-Fa-f:.]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const bytes = bytesOf(address)
  if (!bytes) return undefined
  const offset = address.includes(':') ? 0 : MAPPED.length * 8
  const bits = length === undefined ? ALL_BITS : offset + Number(length)
  return bits <= ALL_BITS ? { bytes, bits } : undefined
}

const LOOPBACK = ['127.0.0.0/8', '::1'].map((text) => parseAddressRange(text)!)

export function isLoopback(address: string): boolean {
  return isWithin(address, LOOPBACK)
}

/** False when the text is no address. */
export function isWithin(address: string, ranges: readonly AddressRange[]): boolean {
  const bytes = bytesOf(address)
  return bytes !== undefined && ranges.some((range) => startsAlike(bytes, range))
}

/** The IPv4 address that this is, also where it is written as IPv6 maps it: `::ffff:203.0.113.7`. */
export function ipv4In(address: string): string | undefined {
  const bytes = bytesOf(address)
  if (!bytes || !MAPPED.every((byte, index) => bytes[index] === byte)) return undefined
  return bytes.slice(MAPPED.length).join('.')
}

function startsAlike(bytes: readonly number[], range: AddressRange): boolean {
  return bytes.every((byte, index) => {
    const counting = Math.min(8, Math.max(0, range.bits - index * 8))
    const mask = 0xff & (0xff << (8 - counting))
    return (byte & mask) === ((range.bytes[index] ?? 0) & mask)
  })
}

function bytesOf(address: string): readonly number[] | undefined {
  if (!address.includes(':')) {
    const four = fourBytes(address)
    return four && [...MAPPED, ...four]
  }
  // The last two groups can be written as IPv4.
  const tail = /(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(address)
  if (!tail) return sixteenBytes(address)
  const four = fourBytes(tail[2]!)
  if (!four) return undefined
  const [a = 0, b = 0, c = 0, d = 0] = four
  return sixteenBytes(`${tail[1]}${hex(a * 256 + b)}:${hex(c * 256 + d)}`)
}

function fourBytes(text: string): readonly number[] | undefined {
  const parts = text.split('.')
  const isAddress = parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256)
  return isAddress ? parts.map(Number) : undefined
}

function sixteenBytes(text: string): readonly number[] | undefined {
  const halves = text.split('::')
  if (halves.length > 2) return undefined
  const [head = [], tail = []] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const missing = 8 - head.length - tail.length
  if (halves.length === 2 ? missing < 1 : missing !== 0) return undefined
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail]
  if (!groups.every((group) => /^[0-9A-Fa-f]{1,4}$/.test(group))) return undefined
  return groups.map((group) => parseInt(group, 16)).flatMap((group) => [group >> 8, group & 0xff])
}

function hex(value: number): string {
  return value.toString(16)
}
