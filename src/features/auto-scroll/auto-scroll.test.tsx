import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { KIOSK_RETURN_MS, KIOSK_STILL_MS } from '../../domain/time/intervals'
import { passTime } from '../../ui/testing/pass-time'
import { click, find, fire, render, settle, type Rendered } from '../../ui/testing/render'
import { AutoScroll } from './auto-scroll'
import { fakeStage, HEADER, readingMs, SLIDE_MS } from './testing/fake-stage'

const RESUME_MS = 5000
let rendered: Rendered
let stage: ReturnType<typeof fakeStage>
let list: HTMLElement
let ends: number
let seen: number
let resized: () => void

beforeEach(() => {
  vi.useFakeTimers()
  ends = 0
  seen = 0
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(run: () => void) {
        resized = run
      }
      observe() {}
      disconnect() {}
    },
  )
  list = document.body.appendChild(document.createElement('main'))
  stage = fakeStage(list)
  stage.setRows([500, 500, 500, 500])
})
afterEach(() => {
  rendered.close()
  document.body.replaceChildren()
  stage.leave()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function Scrolling({ page, isKiosk }: { readonly page: string; readonly isKiosk: boolean }) {
  const [resumeMs, setResumeMs] = useState(RESUME_MS)
  return (
    <AutoScroll
      page={page}
      resumeMs={resumeMs}
      isKiosk={isKiosk}
      onResumeMs={setResumeMs}
      onEnd={() => ends++}
      onSeen={() => (seen++, false)}
    />
  )
}
const scrolling = (page = 'nfl', isKiosk = false) => <Scrolling page={page} isKiosk={isKiosk} />
const start = (isKiosk = false) => (rendered = render(scrolling('nfl', isKiosk)))
const phase = () => document.documentElement.dataset['autoScroll']
const press = (label: string) =>
  click([...rendered.page.querySelectorAll('button')].find(({ textContent }) => textContent === label)!)
const turnWheel = () => fire(list, new Event('wheel', { bubbles: true }))
const touch = () => fire(list, new Event('pointerdown', { bubbles: true }))

describe('auto-scroll', () => {
  it('moves the list of the page, and says whether it runs or is paused', async () => {
    start()
    expect([phase(), find(rendered.page, '[data-phase]').dataset['phase']]).toEqual(['running', 'running'])
    await passTime(SLIDE_MS + 4000)
    press('Pause')
    expect([Math.round(stage.page.scrolled), phase()]).toEqual([HEADER + 100, 'paused'])
    await passTime(10 * RESUME_MS)
    expect(phase()).toBe('paused')
    press('Go on')
    expect(phase()).toBe('running')
  })

  it('has no controls where there is nothing to scroll', () => {
    stage.setRows([500])
    start()
    expect([phase(), rendered.page.querySelector('button')]).toEqual(['still', null])
  })

  it('has no controls before it is known whether there is something to scroll', () => {
    expect(renderToString(scrolling())).not.toContain('button')
    start()
  })

  it('does nothing on a page without a list', () => {
    list.remove()
    start()
    expect([phase(), rendered.page.querySelector('button')]).toEqual([undefined, null])
  })

  it('begins where the page was scrolled to', async () => {
    stage.page.scrolled = 500
    start()
    await passTime(2000)
    press('Pause')
    expect(Math.round(stage.page.scrolled)).toBe(550)
  })

  it('tells when a list that stands still was seen, however often it is touched meanwhile', async () => {
    stage.setRows([500])
    start()
    touch()
    expect(phase()).toBe('still')
    await passTime(KIOSK_STILL_MS - 1)
    expect(seen).toBe(0)
    await passTime(1)
    expect(seen).toBe(1)
  })

  it('turns pages for people who asked for less motion', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(prefers-reduced-motion: reduce)',
    }))
    stage.page.scrolled = HEADER
    start()
    expect(stage.page.easings).toEqual(['steps(3, jump-none)'])
  })

  it('ends with a tap, which opens a card only while the list does not move', async () => {
    start()
    await passTime(SLIDE_MS)
    const tap = () => {
      touch()
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })
      fire(list, event)
      return event.defaultPrevented ? 'only ends' : 'opens'
    }
    expect(tap()).toBe('only ends')
    expect([phase(), tap()]).toEqual(['resting', 'opens'])
    expect(ends).toBe(2)
  })

  it('stays paused when the list is touched', async () => {
    start()
    press('Pause')
    touch()
    await passTime(2 * RESUME_MS)
    expect(phase()).toBe('paused')
  })

  it('is not begun anew at the end of a rest that a person has ended', async () => {
    start()
    await passTime(SLIDE_MS + 4000)
    touch()
    press('Go on')
    const before = stage.page.moves.length
    await passTime(RESUME_MS)
    expect(stage.page.moves).toHaveLength(before)
  })

  it('rests after a touch, and goes on by itself', async () => {
    start()
    await passTime(SLIDE_MS)
    touch()
    expect(phase()).toBe('resting')
    await passTime(RESUME_MS - 1)
    touch()
    await passTime(RESUME_MS - 1)
    expect(phase()).toBe('resting')
    await passTime(1)
    expect(phase()).toBe('running')
  })

  it('rests as long as a flick goes on', async () => {
    start()
    await passTime(SLIDE_MS)
    touch()
    await passTime(RESUME_MS - 1)
    settle(() => void dispatchEvent(new Event('scroll')))
    await passTime(RESUME_MS - 1)
    expect(phase()).toBe('resting')
  })

  it('does not go on below a dialog that is open', async () => {
    start()
    await passTime(SLIDE_MS)
    touch()
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>')
    await passTime(3 * RESUME_MS)
    expect(phase()).toBe('resting')
    document.querySelector('dialog')?.remove()
    await passTime(RESUME_MS)
    expect(phase()).toBe('running')
  })

  const restSelect = () => find<HTMLSelectElement>(rendered.page, 'select')
  const rest = async (isKiosk = false) => {
    start(isKiosk)
    await passTime(SLIDE_MS)
    turnWheel()
    settle(() => restSelect().focus())
  }

  it('rests while a person chooses for how long, and goes on once they have left that', async () => {
    await rest()
    await passTime(2 * RESUME_MS)
    expect(phase()).toBe('resting')
    settle(() => restSelect().blur())
    await passTime(RESUME_MS - 1)
    expect(phase()).toBe('resting')
    await passTime(1)
    expect(phase()).toBe('running')
  })

  it('goes on after a choice that is left by turning the wheel', async () => {
    await rest()
    await passTime(2 * RESUME_MS)
    turnWheel()
    await passTime(RESUME_MS)
    expect(phase()).toBe('running')
  })

  it('goes on by itself on a kiosk after a choice that somebody has left open', async () => {
    await rest(true)
    await passTime(KIOSK_RETURN_MS - 1)
    expect(phase()).toBe('resting')
    await passTime(1)
    expect(phase()).toBe('running')
  })

  it('keeps the choice for who walks through it with arrow keys', async () => {
    await rest()
    for (const seconds of ['10', '15']) {
      fire(restSelect(), new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
      restSelect().value = seconds
      fire(restSelect(), new Event('change', { bubbles: true }))
    }
    await passTime(60_000)
    expect([phase(), document.activeElement === restSelect()]).toEqual(['resting', true])
  })

  it('rests as long as was chosen with the pointer, from then on', async () => {
    await rest()
    settle(() => void restSelect().dispatchEvent(new Event('pointerdown', { bubbles: true })))
    await passTime(2 * RESUME_MS)
    restSelect().value = '10'
    fire(restSelect(), new Event('change', { bubbles: true }))
    await passTime(10_000 - 1)
    expect(phase()).toBe('resting')
    await passTime(1)
    expect(phase()).toBe('running')
  })

  it('goes on by itself on a kiosk after a pause that nobody ends', async () => {
    start(true)
    await passTime(SLIDE_MS)
    press('Pause')
    await passTime(KIOSK_RETURN_MS - 1)
    expect(phase()).toBe('paused')
    await passTime(1)
    expect(phase()).toBe('running')
    expect(find(rendered.page, '[data-auto-scroll-controls]').dataset['kiosk']).toBe('true')
  })

  it('ends with Escape, and leaves nothing behind', async () => {
    start()
    await passTime(SLIDE_MS + 4000)
    settle(() => void list.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
    expect(ends).toBe(1)
    rendered.close()
    expect([phase(), Math.round(stage.page.scrolled)]).toEqual([undefined, HEADER + 100])
    settle(() => void dispatchEvent(new Event('scroll')))
    touch()
    const before = stage.page.moves.length
    stage.setRows([100, 500, 500, 500, 500], ['new', '0', '1', '2', '3'])
    settle(() => void dispatchEvent(new Event('resize')))
    await passTime(3 * RESUME_MS)
    expect([phase(), ends, stage.page.moves.length]).toEqual([undefined, 1, before])
  })

  it('begins at the top of another league', async () => {
    start()
    await passTime(SLIDE_MS + 4000)
    rendered.show(scrolling('nba'))
    expect(stage.page.scrolled).toBe(0)
    await passTime(SLIDE_MS + 2000)
    press('Pause')
    expect(Math.round(stage.page.scrolled)).toBe(HEADER + 50)
  })
})

describe('what happens in the list', () => {
  const shown = () => {
    press('Pause')
    return Math.round(stage.page.scrolled)
  }
  const grown = [600, 500, 500, 500]

  it('is noticed: rows that come', async () => {
    start()
    await passTime(SLIDE_MS + readingMs(600))
    stage.setRows([100, 500, 500, 500, 500], ['new', '0', '1', '2', '3'])
    await passTime(0)
    expect(shown()).toBe(HEADER + 700)
  })

  it.each([
    ['rows that grow', () => resized()],
    ['a window that is resized', () => void dispatchEvent(new Event('resize'))],
  ])('is noticed: %s', async (_what, notice) => {
    start()
    await passTime(SLIDE_MS + readingMs(600))
    stage.grow(grown)
    settle(notice)
    expect(shown()).toBe(HEADER + 700)
  })

  it('is noticed: rows within a part of it, also while a score changes', async () => {
    const part = list.appendChild(document.createElement('section'))
    start()
    await passTime(SLIDE_MS + readingMs(600))
    stage.grow(grown)
    list.querySelector('article')!.append(document.createElement('b'))
    part.append(document.createElement('p'))
    await passTime(0)
    expect(shown()).toBe(HEADER + 700)
  })

  it('is not measured again while only a score changes within a card', async () => {
    start()
    await passTime(SLIDE_MS + readingMs(600))
    stage.grow(grown)
    list.querySelector('article')!.append(document.createElement('b'))
    await passTime(0)
    expect(shown()).toBe(HEADER + 600)
  })
})
