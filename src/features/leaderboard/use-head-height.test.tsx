import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { find, render, type Rendered } from '../../ui/testing/render'
import { useHeadHeight } from './use-head-height'

let measureAgain: () => void
let watched: Element[] = []

class Sizes {
  constructor(hear: () => void) {
    measureAgain = hear
  }
  observe(element: Element) {
    watched.push(element)
    measureAgain()
  }
  disconnect() {
    watched = []
  }
}

function Below() {
  return <div ref={useHeadHeight()} data-below="" />
}

describe('the row of columns stands below the head of its board', () => {
  let rendered: Rendered
  beforeEach(() => vi.stubGlobal('ResizeObserver', Sizes))
  afterEach(() => {
    rendered.close()
    vi.unstubAllGlobals()
    watched = []
  })

  function show(style: { position: 'sticky' | 'static'; marginTop: string }, heightPx: number) {
    rendered = render(
      <div data-board="pga">
        <div
          data-page-head=""
          style={style}
          ref={(head) => {
            if (head) setHeight(head, heightPx)
          }}
        />
        <Below />
      </div>,
    )
    return told()
  }
  const setHeight = (head: HTMLElement, px: number) =>
    Object.defineProperty(head, 'offsetHeight', { value: px, configurable: true })
  const told = () => find(rendered.page, '[data-below]').style.getPropertyValue('--head-height')

  it.each([
    ['by the height of a head that sticks', { position: 'sticky', marginTop: '0px' }, 56, '56px'],
    [
      'at the edge of the screen, if the head does not stick',
      { position: 'static', marginTop: '0px' },
      56,
      '0px',
    ],
    [
      'by the part of a head that is seen below the header of the page',
      { position: 'sticky', marginTop: '-40px' },
      56,
      '16px',
    ],
    [
      'at the edge of the screen, if the header of the page covers the whole head',
      { position: 'sticky', marginTop: '-60px' },
      56,
      '0px',
    ],
    [
      'by the height of a head with a margin above it, without that margin',
      { position: 'sticky', marginTop: '8px' },
      56,
      '56px',
    ],
  ] as const)('%s', (_what, style, heightPx, top) => {
    expect(show(style, heightPx)).toBe(top)
  })

  it('even when the head wraps later, and the head is not watched any more once the board is gone', () => {
    show({ position: 'sticky', marginTop: '0px' }, 56)
    setHeight(find(rendered.page, '[data-page-head]'), 92)
    measureAgain()
    expect([told(), watched.length]).toEqual(['92px', 1])
    rendered.close()
    expect(watched).toEqual([])
  })

  it('where no head is, nothing is measured', () => {
    rendered = render(
      <div data-board="pga">
        <Below />
      </div>,
    )
    expect([told(), watched.length]).toEqual(['', 0])
    rendered.close()
    rendered = render(<Below />)
    expect([told(), watched.length]).toEqual(['', 0])
  })
})
