import { vi } from 'vitest'
import { replaceProperty } from '../../../ui/testing/replace-property'

/** A window of 1000 px with a header of 60 px above the list; letters are 16 px, so 72 px stay free below the list. */
const [SCREEN, FOOT] = [1000, 72]
export const HEADER = 60
export const SLIDE_MS = 240
export const readingMs = (px: number) => (px / 25) * 1000

/**
 * A page as browsers lay it out, with a compositor that follows the fake clock: animations report when they have
 * arrived. End a test with `vi.restoreAllMocks`, `vi.unstubAllGlobals` and `leave`.
 */
export function fakeStage(list: HTMLElement) {
  const page = {
    header: HEADER,
    headMargin: '0px',
    scrolled: 0,
    easings: [] as string[],
    moves: [] as string[],
  }
  let rows: readonly number[] = []
  let kind = 'game'
  const heightOf = () => rows.reduce((sum, height) => sum + height, 0)

  function animate(
    this: Element,
    frames: Keyframe[],
    { duration, easing }: { duration: number; easing: string },
  ) {
    const beganMs = Date.now()
    if (this === list) page.easings.push(easing)
    page.moves.push(frames.map(({ transform }) => String(transform)).join(' to '))
    const animation = {
      onfinish: undefined as (() => void) | undefined,
      effect: {
        getComputedTiming: () => ({
          progress: eased(Math.min(1, (Date.now() - beganMs) / duration), easing),
        }),
      },
      cancel: () => clearTimeout(timer),
    }
    const timer = setTimeout(() => animation.onfinish?.(), duration)
    return animation
  }

  function row(id: string, index: number) {
    const element = document.createElement('article')
    element.dataset[kind] = id
    element.getBoundingClientRect = () => {
      const top = rows.slice(0, index).reduce((sum, height) => sum + height, 0)
      return { top, bottom: top + rows[index]! } as DOMRect
    }
    return element
  }

  Object.defineProperty(list, 'offsetTop', { get: () => page.header })
  Object.defineProperty(list, 'offsetHeight', { get: heightOf })
  list.getBoundingClientRect = () => ({ top: 0 }) as DOMRect
  const waysBack = [
    replaceProperty(Element.prototype, 'animate', { value: animate }),
    replaceProperty(window, 'scrollY', { get: () => page.scrolled }),
    replaceProperty(document, 'timeline', { value: { currentTime: 0 } }),
  ]
  vi.stubGlobal('innerHeight', SCREEN)
  vi.spyOn(window, 'scrollTo').mockImplementation((_x: number, y: number) => {
    page.scrolled = y
  })
  const style = {
    fontSize: '16px',
    get marginTop() {
      return page.headMargin
    },
  }
  vi.spyOn(window, 'getComputedStyle').mockReturnValue(style as never)

  return {
    page,
    rangeEnd: () => HEADER + heightOf() + FOOT - SCREEN,
    /** Rows of these heights, one below the other. */
    setRows(heights: readonly number[], ids = heights.map((_, index) => String(index))) {
      rows = heights
      list.replaceChildren(...ids.map(row))
    },
    /** What the rows to come are. */
    use: (next: 'game' | 'player' | 'match') => void (kind = next),
    /** Gives the same rows these heights. */
    grow: (heights: readonly number[]) => void (rows = heights),
    leave: () => waysBack.forEach((goBack) => goBack()),
  }
}

/** Steps stand for equally long at each place, the first and the last among them; all else is taken as linear. */
function eased(share: number, easing: string): number {
  const places = Number(/^steps\((\d+), jump-none\)$/.exec(easing)?.[1])
  return places ? Math.min(1, Math.floor(share * places) / (places - 1)) : share
}
