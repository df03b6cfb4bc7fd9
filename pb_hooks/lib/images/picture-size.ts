/** The size that a picture's own header declares, before anything decodes it. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

type Bytes = ArrayLike<number>

/** Pixels of a side. The feed's logos have 500, its headshots 600. */
const LARGEST_SIDE = 2000

/**
 * Whether a picture may be decoded: a few kilobytes can declare 30,000 pixels a side, and decoding makes room for all of
 * them.
 */
export function isSmallPicture(bytes: Bytes): boolean {
  const size = pictureSize(bytes)
  return size !== undefined && isSide(size.width) && isSide(size.height)
}

function isSide(pixels: number): boolean {
  return pixels >= 1 && pixels <= LARGEST_SIDE
}

/** The size of a PNG, GIF or JPEG; nothing for anything else, whatever its sender calls it. */
export function pictureSize(bytes: Bytes): PictureSize | undefined {
  if (begins(bytes, PNG)) return { width: big(bytes, 16, 4), height: big(bytes, 20, 4) }
  if (begins(bytes, GIF)) return { width: little(bytes, 6), height: little(bytes, 8) }
  return begins(bytes, JPEG) ? jpegSize(bytes) : undefined
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
/** `GIF8` */
const GIF = [0x47, 0x49, 0x46, 0x38]
const JPEG = [0xff, 0xd8, 0xff]

/** Comments and colours may stand before the frame; nobody needs this many parts. */
const MOST_PARTS = 200
const HUFFMAN = 0xc4
const EXTENSION = 0xc8
const ARITHMETIC = 0xcc

/** A JPEG is a sequence of parts, each with a marker and a length; the frame's part contains the size. */
function jpegSize(bytes: Bytes): PictureSize | undefined {
  let at = 2
  for (let part = 0; part < MOST_PARTS && bytes[at] === 0xff; part++) {
    const marker = bytes[at + 1] ?? 0
    if (isFrame(marker)) return { width: big(bytes, at + 7, 2), height: big(bytes, at + 5, 2) }
    // Any number of 0xff bytes may fill the space before a marker.
    at += marker === 0xff ? 1 : 2 + big(bytes, at + 2, 2)
  }
  return undefined
}

function isFrame(marker: number): boolean {
  const isTable = marker === HUFFMAN || marker === EXTENSION || marker === ARITHMETIC
  return marker >= 0xc0 && marker <= 0xcf && !isTable
}

function begins(bytes: Bytes, first: readonly number[]): boolean {
  return first.every((byte, at) => bytes[at] === byte)
}

function big(bytes: Bytes, at: number, count: number): number {
  let number = 0
  for (let next = at; next < at + count; next++) number = number * 256 + (bytes[next] ?? 0)
  return number
}

function little(bytes: Bytes, at: number): number {
  return (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0)
}
