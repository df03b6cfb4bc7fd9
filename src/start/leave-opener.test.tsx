import { afterEach, expect, it, vi } from 'vitest'
import { leaveOpener } from './leave-opener'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

/** Opens the address and returns where the page sends the browser, if it does. */
function openedAt(address: string, by: object | null): string | undefined {
  history.replaceState(null, '', address)
  vi.stubGlobal('opener', by)
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  leaveOpener()
  return replace.mock.calls[0]?.[0]?.toString()
}

it('a page that another one opened is opened anew, where no opener can reach it', () => {
  expect(openedAt('/nfl#scores', {})).toBe('/nfl?parted#scores')
})

it('a page that nobody opened stays', () => {
  expect(openedAt('/nfl', null)).toBeUndefined()
})

it('a page that was opened anew stays, at the address that was meant, whoever opened it', () => {
  expect(openedAt('/nfl?parted#scores', {})).toBeUndefined()
  expect(location.pathname + location.search + location.hash).toBe('/nfl#scores')
})

it('a page whose address has a query stays, since it never comes from the device alone', () => {
  expect(openedAt('/nfl?kiosk', {})).toBeUndefined()
})
