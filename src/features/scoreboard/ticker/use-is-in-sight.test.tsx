import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render, settle, type Rendered } from '../../../ui/testing/render'
import { useIsInSight } from './use-is-in-sight'

let rendered: Rendered
let tell: (...isIntersecting: boolean[]) => void
let watched: Element[] = []
let margin: string | undefined

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: (entries: unknown[]) => void, options?: { rootMargin?: string }) {
        margin = options?.rootMargin
        tell = (...all) => settle(() => hear(all.map((isIntersecting) => ({ isIntersecting }))))
      }
      observe(element: Element) {
        watched.push(element)
      }
      disconnect() {
        watched = []
      }
    },
  )
})
afterEach(() => {
  rendered.close()
  vi.unstubAllGlobals()
})

function Card({ isDrawn = true }) {
  const place = useRef<HTMLDivElement>(null)
  const inSight = useIsInSight(place)
  return (
    <>
      {isDrawn ? <div ref={place} /> : null}
      <p>{inSight ? 'in sight' : 'out of sight'}</p>
    </>
  )
}
const says = () => rendered.page.textContent

it('a card is in sight from a quarter of a screen away, by the last report of the browser', () => {
  rendered = render(<Card />)
  expect([says(), watched.length, margin]).toEqual(['out of sight', 1, '25% 0%'])
  tell(true)
  expect(says()).toBe('in sight')
  tell(true, false)
  expect(says()).toBe('out of sight')
  tell(false, true)
  expect(says()).toBe('in sight')
  tell()
  expect(says()).toBe('out of sight')
})

it('a card is watched only as long as it is on the page', () => {
  rendered = render(<Card />)
  rendered.close()
  expect(watched).toEqual([])
  rendered = render(<Card isDrawn={false} />)
  expect([says(), watched]).toEqual(['out of sight', []])
})
