import { afterEach, expect, it, vi } from 'vitest'
import { kioskAtom } from '../../../state/auto-scroll'
import { createStore, Provider } from '../../../state/store'
import { render } from '../../../ui/testing/render'
import { useIsWall } from './use-is-wall'

afterEach(() => vi.unstubAllGlobals())

function Shown() {
  return useIsWall() ? 'a wall' : 'a desk'
}

/** Evaluates a list of media queries with these three features as a browser does. */
function screenOf(width: number, height: number, dppx: number) {
  const words = { 'min-width': width, 'min-height': height, 'min-resolution': dppx }
  const holds = (condition: string) => {
    const [word = '', least = ''] = condition.replaceAll(/[()]/g, '').split(': ')
    return words[word as keyof typeof words] >= Number.parseFloat(least)
  }
  vi.stubGlobal('matchMedia', (list: string) => ({
    matches: list.split(',').some((query) => query.split(' and ').every(holds)),
    addEventListener() {},
    removeEventListener() {},
  }))
}

function what({ isKiosk = true } = {}): string {
  const store = createStore()
  if (isKiosk) store.set(kioskAtom, { leagues: [] })
  const rendered = render(
    <Provider store={store}>
      <Shown />
    </Provider>,
  )
  const text = rendered.page.textContent
  rendered.close()
  return text
}

it.each([
  ['a full HD screen', 'a wall', 1920, 1080, 1],
  ['an upright full HD screen', 'a wall', 1080, 1920, 1],
  ['a 4K screen at a pixel ratio of 2', 'a wall', 960, 540, 2],
  ['an upright 4K screen at a pixel ratio of 2', 'a wall', 540, 960, 2],
  ['a laptop', 'a desk', 1280, 720, 1],
  ['a phone at a pixel ratio of 2', 'a desk', 390, 844, 2],
  ['a phone on its side', 'a desk', 844, 390, 3],
])('%s counts as %s', (_what, is, width, height, dppx) => {
  screenOf(width, height, dppx)
  expect(what()).toBe(is)
})

it('a screen that somebody uses is no wall, however large it is', () => {
  screenOf(3840, 2160, 1)
  expect(what({ isKiosk: false })).toBe('a desk')
})
