import { deflateSync } from 'node:zlib'

/** An image of a few colours: one byte a pixel, naming a row of the palette. */
export interface Picture {
  readonly size: number
  readonly pixels: Uint8Array
  /** Red, green, blue, opacity. */
  readonly palette: readonly (readonly [number, number, number, number])[]
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const INDEXED = 3

/** A PNG with a palette: large flat areas shrink to a few kilobytes. */
export function encodePng(picture: Picture): Buffer {
  const { size, palette } = picture
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, INDEXED, 0, 0, 0], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(([red, green, blue]) => [red, green, blue]))),
    chunk('tRNS', Buffer.from(palette.map((color) => color[3]))),
    chunk('IDAT', deflateSync(rows(picture))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Every row begins with the number of its filter; 0 is none. */
function rows({ size, pixels }: Picture): Buffer {
  const data = Buffer.alloc(size * (size + 1))
  for (let y = 0; y < size; y++) data.set(pixels.subarray(y * size, (y + 1) * size), y * (size + 1) + 1)
  return data
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  const check = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/**
 * PNG's checksum. Node has its own only from 20.15 on, and Node's types have it only since a later version.
 */
function crc32(data: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of data) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c
})
