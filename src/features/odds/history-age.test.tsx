import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { HistoryTrouble } from '../../domain/freshness/history-trouble'
import { localValues } from '../../platform/local-values'
import { serverReach } from '../../platform/reach'
import { STORAGE_KEYS } from '../../platform/storage-keys'
import { createStore, Provider } from '../../state/store'
import { passTime } from '../../ui/testing/pass-time'
import { find, render, settle, type Rendered } from '../../ui/testing/render'
import { HistoryAge } from './history-age'

const NOW = Date.parse('2026-10-25T18:00:00Z')
let rendered: Rendered
beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  localValues.remove(STORAGE_KEYS.clock)
})
afterEach(() => {
  rendered.close()
  serverReach.answered()
  vi.useRealTimers()
})

const age = (trouble: HistoryTrouble | undefined, hours = 1) => (
  <HistoryAge checkedAt={new Date(NOW - hours * 3_600_000).toISOString()} trouble={trouble} />
)
function show(trouble: HistoryTrouble | undefined) {
  const store = createStore()
  const page = (hours?: number) => <Provider store={store}>{age(trouble, hours)}</Provider>
  rendered = render(page())
  return page
}
const text = () => rendered.page.textContent

it('a history that could be refreshed says nothing of its age', () => {
  show(undefined)
  expect(text()).toBe('')
})

it.each([
  ['none', 'the server no longer has it'],
  ['network', 'no connection'],
  ['refused', 'sign in again'],
  ['server', 'the server is in trouble'],
] as const)('a history that could not be refreshed says how old it is, and why: %s', (trouble, why) => {
  const page = show(trouble)
  expect(text()).toBe(`Not refreshed (${why}) · saved 1 h ago.`)
  rendered.show(page(2))
  expect(text()).toBe(`Not refreshed (${why}) · saved 2 h ago.`)
  // A screen reader would read the age again whenever it changes.
  expect(find(rendered.page, '[role=status]').textContent).toBe(`Not refreshed (${why})`)
})

it('once the server is lost, that is given as the reason', async () => {
  show(undefined)
  settle(() => serverReach.failed())
  await passTime(60_000)
  expect(text()).toBe('Server unreachable · saved 1 h ago.')
})
