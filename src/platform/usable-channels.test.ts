import { build } from 'esbuild'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openChannel } from './channel'

function Refused() {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

beforeEach(() => void vi.stubGlobal('BroadcastChannel', Refused))
afterEach(() => void vi.unstubAllGlobals())

/** Loads a module with all that it imports as a browser would, also packages that this process has loaded already. */
async function loadAnew(path: string): Promise<unknown> {
  const { outputFiles } = await build({ entryPoints: [path], bundle: true, write: false, format: 'esm' })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]!.contents).toString('base64')}`)
}

it.each(['src/storage/db.ts', 'src/storage/dexie-device.ts', 'src/state/use-stored.ts'])(
  'where the browser lets nobody open a channel, as Firefox without cookies, %s loads Dexie all the same',
  async (path) => {
    await expect(loadAnew(path)).resolves.toBeDefined()
  },
)

it('where the browser lets nobody open a channel, there is none', () => {
  expect(openChannel('ts-rows')).toBeUndefined()
})
