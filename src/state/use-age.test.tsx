import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { passTime } from '../ui/testing/pass-time'
import { render, type Rendered } from '../ui/testing/render'
import { createStore, Provider } from './store'
import { useAge } from './use-age'

const NOW = '2026-09-06T17:00:00.000Z'
let rendered: Rendered
let draws = 0

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(NOW) })
  localValues.remove(STORAGE_KEYS.clock)
  draws = 0
})
afterEach(() => {
  rendered.close()
  vi.useRealTimers()
})

function Age({ time }: { readonly time: string }) {
  draws++
  return <p>{useAge(time)}</p>
}

it('an age grows by itself, is drawn again only for other words, and is that of the time on the screen', async () => {
  const store = createStore()
  const of = (time: string) => (
    <Provider store={store}>
      <Age time={time} />
    </Provider>
  )
  rendered = render(of(NOW))
  const drawn = draws
  await passTime(9000)
  expect([rendered.page.textContent, draws]).toEqual(['just now', drawn])
  await passTime(1000)
  expect(rendered.page.textContent).toBe('10 s ago')
  rendered.show(of('2026-09-06T14:00:00.000Z'))
  expect(rendered.page.textContent).toBe('3 h ago')
})
