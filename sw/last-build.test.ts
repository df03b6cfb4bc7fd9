import { expect, it } from 'vitest'
import { forgetOlderBuilds } from './last-build'

const ORIGIN = 'https://scores.example'
const filesOf = (build: string) => [`${ORIGIN}/assets/shared.js`, `${ORIGIN}/assets/${build}.js`]

/** A device on which versions follow each other. */
function createDevice() {
  const kept = new Map<string, Response>()
  const href = (key: RequestInfo | URL) => new URL(key as string, ORIGIN).href
  const cache = {
    match: async (key: RequestInfo | URL) => kept.get(href(key))?.clone(),
    put: async (key: RequestInfo | URL, response: Response) => void kept.set(href(key), response),
    delete: async (key: RequestInfo | URL) => kept.delete(href(key)),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
  }
  return {
    async take(build: string) {
      for (const url of filesOf(build)) kept.set(url, new Response(build))
      await forgetOlderBuilds(cache, filesOf(build))
    },
    names: () => [...kept.keys()].flatMap((url) => /assets\/(.+)\.js/.exec(url)?.[1] ?? []),
    cache,
  }
}

it('a device has the files of this version and of the one before it, whose pages may be open', async () => {
  const device = createDevice()
  for (const build of ['one', 'two', 'three', 'four']) await device.take(build)
  expect(device.names()).toEqual(['shared', 'three', 'four'])
})

it('the version before the first that left a list stays too', async () => {
  const device = createDevice()
  for (const url of filesOf('zero')) await device.cache.put(url, new Response())
  await device.take('one')
  expect(device.names()).toEqual(['shared', 'zero', 'one'])
})

it('a version that begins twice does not count as an older one: the one before it stays', async () => {
  const device = createDevice()
  for (const build of ['one', 'two', 'two']) await device.take(build)
  expect(device.names()).toEqual(['shared', 'one', 'two'])
})

it('a version that the browser ended while it deleted files stays as long as any other', async () => {
  const device = createDevice()
  for (const build of ['one', 'two']) await device.take(build)
  const { delete: remove } = device.cache
  device.cache.delete = () => Promise.reject(new Error('ended'))
  await device.take('three').catch(() => {})
  device.cache.delete = remove
  await device.take('four')
  expect(device.names()).toEqual(['shared', 'three', 'four'])
})
