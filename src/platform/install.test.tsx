import { afterEach, expect, it, vi } from 'vitest'
import { askToKeepStorage, keepInstallOffer } from './install'

afterEach(() => vi.unstubAllGlobals())

const storageThat = (isKept: boolean) => {
  const persist = vi.fn(async () => true)
  vi.stubGlobal('navigator', { storage: { persisted: async () => isKept, persist } })
  return persist
}

it('the browser is asked to keep what the app has stored when the app is installed', async () => {
  keepInstallOffer()
  const persist = storageThat(false)
  dispatchEvent(new Event('appinstalled'))
  await vi.waitFor(() => expect(persist).toHaveBeenCalled())
})

it('the browser is not asked again for what it has granted', async () => {
  const persist = storageThat(true)
  askToKeepStorage()
  await new Promise((resolve) => setTimeout(resolve))
  expect(persist).not.toHaveBeenCalled()
})

it('a browser that cannot keep anything is left alone', () => {
  vi.stubGlobal('navigator', {})
  expect(askToKeepStorage).not.toThrow()
})
