import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MINUTE_MS } from '../../domain/time/intervals'
import { passTime } from '../../ui/testing/pass-time'
import { render, type Rendered } from '../../ui/testing/render'
import { useScreenReports } from './use-screen-reports'

let rendered: Rendered
let reports: unknown[]
let reload: boolean

function Screen({ isWall }: { readonly isWall: boolean }) {
  useScreenReports(isWall)
  return <div data-board="nba" data-checked-at="2026-10-25T16:00:00.000Z" />
}

beforeEach(() => {
  vi.useFakeTimers()
  reports = []
  reload = false
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    reports.push(JSON.parse(body as string))
    return Response.json({ reload })
  })
})
afterEach(() => {
  rendered.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('a wall tells operators every minute what it shows, and how old its last frame is', async () => {
  rendered = render(<Screen isWall />)
  await passTime(0)
  // The answer arrives outside of fake time.
  await vi.waitFor(async () => {
    await passTime(MINUTE_MS)
    expect(reports.length).toBeGreaterThan(1)
  })
  const shown = { league: 'nba', boardAtMs: Date.parse('2026-10-25T16:00:00Z') }
  expect(reports.slice(0, 2)).toEqual([
    { ...shown, id: expect.stringMatching(/^\w+$/), begins: true, frameAgeMs: expect.any(Number) },
    { ...shown, id: expect.stringMatching(/^\w+$/), begins: false, frameAgeMs: expect.any(Number) },
  ])
})

it('a page tells nothing unless it is on a wall, and nothing of it goes on afterwards', async () => {
  rendered = render(<Screen isWall={false} />)
  await passTime(MINUTE_MS)
  expect(reports).toEqual([])
  rendered.show(<Screen isWall />)
  await passTime(0)
  expect(reports).toHaveLength(1)
  rendered.show(<Screen isWall={false} />)
  await passTime(10 * MINUTE_MS)
  expect(reports).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
})

it('a page that leaves the wall before it knows its own name tells nothing', async () => {
  rendered = render(<Screen isWall />)
  rendered.show(<Screen isWall={false} />)
  await passTime(MINUTE_MS)
  expect(reports).toEqual([])
})

it('a wall that operators want to begin anew does so after its round', async () => {
  vi.spyOn(location, 'replace').mockImplementation(() => {})
  vi.resetModules()
  const { reloadIfRequested, startCaretaker } = await import('./caretaker')
  const { useScreenReports: useReportsOfFreshPage } = await import('./use-screen-reports')
  function FreshScreen() {
    useReportsOfFreshPage(true)
    return null
  }
  startCaretaker('/nba?kiosk')
  reload = true
  rendered = render(<FreshScreen />)
  await vi.waitFor(async () => {
    await passTime(0)
    expect(reloadIfRequested()).toBe(true)
  })
  startCaretaker(undefined)
  // The next file would find its caretaker with this request.
  vi.resetModules()
})
