import { describe, expect, it } from 'vitest'
import { isSmallPicture, pictureSize } from './picture-size'

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const two = (number: number) => [number >> 8, number & 255]
const twoFromBelow = (number: number) => [number & 255, number >> 8]
const four = (number: number) => [0, 0, ...two(number)]
const bytes = (...parts: readonly (readonly number[])[]) => parts.flat()

const SIGNATURE = bytes([0x89], ascii('PNG'), [0x0d, 0x0a, 0x1a, 0x0a])
const png = (width: number, height: number) =>
  bytes(SIGNATURE, four(13), ascii('IHDR'), four(width), four(height))
const gif = (width: number, height: number) =>
  bytes(ascii('GIF89a'), twoFromBelow(width), twoFromBelow(height))

const COMMENT = bytes([0xff, 0xfe], two(6), ascii('mine'))
/** Its marker lies among those of frames, and one byte more than needed follows it. */
const TABLE = bytes([0xff, 0xc4], two(4), [1, 2, 0xff])
const frameOf = (width: number, height: number, marker = 0xc0) =>
  bytes([0xff, marker], two(11), [8], two(height), two(width), [1, 1, 17, 0])
const jpeg = (width: number, height: number, marker = 0xc0) =>
  bytes([0xff, 0xd8], COMMENT, TABLE, frameOf(width, height, marker))
const jpegAfter = (comments: number) =>
  bytes([0xff, 0xd8], ...Array.from({ length: comments }, () => COMMENT), frameOf(500, 400))

describe('the declared size of a picture', () => {
  it.each([
    ['PNG', png(500, 400)],
    ['GIF', gif(500, 400)],
    ['JPEG', jpeg(500, 400)],
    ['progressive JPEG', jpeg(500, 400, 0xc2)],
    ['JPEG of the last kind', jpeg(500, 400, 0xcf)],
    ['JPEG with many comments', jpegAfter(199)],
  ])('is read from a %s', (_kind, picture) => {
    expect(pictureSize(picture)).toEqual({ width: 500, height: 400 })
    expect(isSmallPicture(picture)).toBe(true)
  })

  it('is small from one pixel up to 2,000 pixels a side', () => {
    expect([png(1, 1), png(2000, 2000)].map(isSmallPicture)).toEqual([true, true])
    expect([png(2001, 2000), png(2000, 2001)].map(isSmallPicture)).toEqual([false, false])
  })

  it.each([
    ['PNG', png(30_000, 30_000)],
    ['PNG of many lines', png(1, 30_000)],
    ['GIF', gif(30_000, 30_000)],
    ['JPEG', jpeg(30_000, 2)],
    ['PNG of nothing', png(0, 0)],
  ])('tells that a large %s is not small', (_kind, picture) => {
    expect(isSmallPicture(picture)).toBe(false)
  })

  it.each([
    ['nothing', []],
    ['a bitmap', [...ascii('BM'), ...four(1), ...four(1)]],
    ['a TIFF', [...ascii('II*'), 0, ...four(8)]],
    ['a web page', ascii('<html></html>')],
    ['a JPEG without a frame', [0xff, 0xd8, 0xff, 0xfe, 0, 2]],
    ['a JPEG of parts without length', [0xff, 0xd8, ...Array.from({ length: 5000 }, () => 0xff)]],
    ['a JPEG whose frame comes after 200 parts', jpegAfter(200)],
    ['a JPEG with other parts among the markers of frames', jpeg(500, 400, 0xc8)],
    ['a JPEG with arithmetic tables', jpeg(500, 400, 0xcc)],
    ['a JPEG with a part that only has the size of a frame', jpeg(500, 400, 0xbf)],
    [
      'a JPEG with a frame that no marker begins',
      bytes([0xff, 0xd8], COMMENT, [0], frameOf(500, 400).slice(1)),
    ],
    ['a JPEG without its first bytes', bytes([0, 0], COMMENT, frameOf(500, 400))],
    ['a PNG with a wrong first byte', [0x88, ...png(500, 400).slice(1)]],
    ['a PNG that ends early', png(500, 400).slice(0, 12)],
  ])('tells that what declares none is not small: %s', (_kind, picture) => {
    expect(isSmallPicture(picture)).toBe(false)
  })
})
