import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../../domain/time/intervals'
import { render, type Rendered } from '../../ui/testing/render'
import { useDrift } from './use-drift'

const stage = document.createElement('main')
let rendered: Rendered

function Kiosk({ isWall = true }: { readonly isWall?: boolean }) {
  useDrift(isWall)
  return null
}

beforeEach(() => {
  vi.useFakeTimers()
  document.body.append(stage)
  rendered = render(<Kiosk />)
})
afterEach(() => {
  rendered.close()
  stage.remove()
  delete document.documentElement.dataset['autoScroll']
  vi.useRealTimers()
})

it('on a wall the page moves to another place each minute of a day, never far, by its translate style alone', () => {
  const places = Array.from({ length: DAY_MS / MINUTE_MS }, () => {
    vi.advanceTimersByTime(MINUTE_MS)
    return stage.style.translate
  })
  places.forEach((place, at) => expect(place).not.toBe(places[at - 1]))
  for (const place of places) {
    const [x, y] = place.split(' ').map((part) => Math.abs(Number.parseInt(part)))
    expect(x).toBeLessThanOrEqual(28)
    expect(y).toBeLessThanOrEqual(20)
  }
  expect(stage.getAttribute('style')).toMatch(/^translate: -?\d+px -?\d+px;$/)
})

it.each(['paused', 'resting'])('the page stays where it is while the list is %s', (phase) => {
  vi.advanceTimersByTime(MINUTE_MS)
  const before = stage.style.translate
  document.documentElement.dataset['autoScroll'] = phase
  vi.advanceTimersByTime(MINUTE_MS)
  expect(stage.style.translate).toBe(before)
})

it('the page moves only while it is on a wall', () => {
  const movesIn = (ms: number) => {
    const before = stage.style.translate
    vi.advanceTimersByTime(ms)
    return stage.style.translate !== before
  }
  expect(movesIn(MINUTE_MS)).toBe(true)
  rendered.show(<Kiosk isWall={false} />)
  expect(movesIn(MINUTE_MS)).toBe(false)
  rendered.show(<Kiosk />)
  expect(movesIn(MINUTE_MS)).toBe(true)
  rendered.close()
  expect(movesIn(MINUTE_MS)).toBe(false)
})
