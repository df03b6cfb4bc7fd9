import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { PUSH_FIELDS, unpackPush } from './unpack-push'

const delta = { sport: 'NFL', from: 'a-1', to: 'a-2', rows: {} }
const checked_at = '2026-01-11T18:00:00.000Z'
const pack = (inside: object) => gzipSync(JSON.stringify(inside)).toString('base64')

it('a packed push reads as a plain one', async () => {
  const record = { rev: 'a-2', packed: pack({ delta, checked_at }) }
  expect(await unpackPush({ action: 'update', record })).toEqual({
    record: { rev: 'a-2', delta, checked_at },
  })
})

it.each(['', 'no base64!', btoa('no gzip'), pack({ delta }).slice(0, 20)])(
  'of one that cannot be unpacked (%j) the revision remains',
  async (packed) => {
    expect(await unpackPush({ record: { rev: 'a-2', packed } })).toMatchObject({ record: { rev: 'a-2' } })
  },
)

it.each([null, {}, { record: { rev: 'a-2', delta, checked_at } }])('%j stays as it is', async (data) => {
  expect(await unpackPush(data)).toEqual(data)
})

it('a viewer asks for the packed change and nothing that is in it', () => {
  expect(PUSH_FIELDS).toBe('rev,packed')
})
