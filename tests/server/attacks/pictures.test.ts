import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { encodePng } from '../../feed-sim/images/png'
import { boardOfFeed } from '../../support/boards'
import { startProduct, type Product } from '../../support/product'
import { startUpstream, type Upstream } from '../../support/upstream'

/** What may a feed send as a picture? A few bytes that say they are a large one. */
let product: Product
let images: Upstream
let logos: string[]
beforeAll(async () => {
  images = await startUpstream()
  product = await startProduct({
    at: '2026-10-25T18:30:00Z',
    leagues: ['nfl'],
    slate: 'standard',
    env: { IMAGE_URL: images.url },
    onFeed: (url) => images.connect(url),
  })
  const { games } = await boardOfFeed(product.url, 'nfl')
  logos = games.flatMap(({ homeTeam, awayTeam }) => [homeTeam.logo ?? '', awayTeam.logo ?? ''])
})
afterAll(async () => {
  await product?.close()
  await images?.close()
})

/** One colour: 8,000 pixels a side are 8 KB to send and 256 MB to decode. */
function png(size: number): Buffer {
  return encodePng({ size, pixels: new Uint8Array(size * size), palette: [[200, 0, 0, 255]] })
}

/** A bitmap with 24 bits a pixel; the side is a multiple of four pixels, so rows need no padding. */
function bitmap(size: number): Buffer {
  const bytes = Buffer.alloc(54 + size * size * 3)
  bytes.write('BM')
  bytes.writeUInt32LE(bytes.length, 2)
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(size, 18)
  bytes.writeInt32LE(size, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  return bytes
}

async function askedFor(body: Buffer, type = 'image/png') {
  const logo = logos.pop()!
  images.answer(
    new RegExp(`${logo.replace('/api/image', '').replaceAll('.', '\\.')}$`),
    (_request, response) => {
      response.writeHead(200, { 'content-type': type })
      response.end(body)
    },
  )
  const began = Date.now()
  const response = await fetch(product.url + logo)
  await response.body?.cancel()
  const path = join(product.dataDir, 'storage', logo.replace('/api/image/', 'images/'))
  return { status: response.status, isKept: existsSync(path), ms: Date.now() - began }
}

it('a picture of ordinary size is scaled and kept', async () => {
  expect(await askedFor(png(500))).toMatchObject({ status: 200, isKept: true })
})

it('a picture that declares 8,000 pixels a side is refused before it is decoded', async () => {
  const bomb = png(8000)
  expect(bomb.length).toBeLessThan(200_000)
  const { ms, ...answer } = await askedFor(bomb)
  expect(answer).toEqual({ status: 502, isKept: false })
  expect(ms).toBeLessThan(2000)
})

it.each([
  ['30,000 pixels a side and nothing behind them', withSides(png(10), 30_000, 30_000)],
  ['a single row of 30,000', withSides(png(10), 30_000, 1)],
  ['a bitmap that calls itself a PNG', bitmap(64)],
])('also refused: %s', async (_what, body) => {
  expect(await askedFor(body)).toMatchObject({ status: 502, isKept: false })
})

function withSides(picture: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(picture)
  changed.writeUInt32BE(width, 16)
  changed.writeUInt32BE(height, 20)
  return changed
}
