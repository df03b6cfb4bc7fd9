import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Delay } from '../../../domain/delay/delay'
import { click, eventually, find, render, type Rendered } from '../../../ui/testing/render'
import { liveGame, scheduledGame } from '../testing/games'
import { DelayNote, delayWords } from './delay-note'
// Loaded here before it is asked for: on a busy machine that takes longer than a test waits.
import './rain'

const RAIN: Delay = { kind: 'delay', reason: 'rain', text: 'Rain Delay' }
const FOG: Delay = { kind: 'delay', reason: 'fog', text: 'Fog Delay' }

function wantLessMotion(less: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: less, addEventListener() {}, removeEventListener() {} }))
}

describe('the delay of a card', () => {
  let rendered: Rendered
  beforeEach(() => wantLessMotion(false))
  afterEach(() => {
    rendered.close()
    vi.unstubAllGlobals()
  })

  const show = (delay: Delay) => {
    rendered = render(<DelayNote game={liveGame({ delay: delay.text })} delay={delay} />)
    return rendered.page
  }
  const drops = () => rendered.page.querySelectorAll('[data-rain] > i').length

  it('lets 40 drops fall for rain, and stops them when asked', async () => {
    const page = show(RAIN)
    await eventually(() => drops() === 40)
    // A part that was loaded late follows the switch one turn of the event loop after it was rendered.
    const isPaused = () => find(page, '[data-rain]').dataset['paused']
    const sign = () => find(page, 'button path').getAttribute('d')
    const pause = sign()
    click(find(page, 'button[aria-label="Pause the rain"]'))
    await eventually(() => isPaused() === 'true')
    expect([pause, sign()]).not.toContain(null)
    expect(sign()).not.toBe(pause)
    click(find(page, 'button[aria-label="Let the rain fall"]'))
    await eventually(() => isPaused() === 'false')
  })

  it('spreads the drops over the card and over time, without rows and without holes', async () => {
    const page = show(RAIN)
    await eventually(() => drops() === 40)
    const places = (name: string) =>
      [...page.querySelectorAll<HTMLElement>('[data-rain] > i')]
        .map(({ style }) => Number.parseFloat(style.getPropertyValue(name)))
        .toSorted((one, other) => one - other)
    const widestHole = (all: readonly number[]) =>
      Math.max(...all.slice(1).map((place, index) => place - all[index]!))
    const [across, behind] = [places('--across'), places('--behind')]
    expect(across[0]).toBeGreaterThanOrEqual(0)
    expect(across.at(-1)).toBeGreaterThan(90)
    expect(across.at(-1)).toBeLessThan(100)
    expect(widestHole(across)).toBeLessThan(5)
    expect(behind[0]).toBeGreaterThanOrEqual(0)
    expect(behind.at(-1)).toBeGreaterThan(0.9)
    expect(behind.at(-1)).toBeLessThan(1)
    expect(widestHole(behind)).toBeLessThan(0.1)
  })

  it('lets none fall for fog, nor when motion is unwanted', () => {
    expect(show(FOG).textContent).toBe('Fog Delay')
    expect(drops()).toBe(0)
    rendered.close()
    wantLessMotion(true)
    expect(show(RAIN).textContent).toBe('Rain Delay')
    expect(drops()).toBe(0)
  })

  it('adds the words of the feed when they say more', () => {
    rendered = render(null)
    expect(delayWords(liveGame({ delay: 'Rain Delay, Top 3rd' }), RAIN)).toBe('Rain Delay, Top 3rd')
    expect(delayWords(liveGame({ delay: 'Rain Delay, resumes at 7' }), RAIN)).toBe('Rain Delay, resumes at 7')
    expect(delayWords(liveGame({ delay: 'Delayed' }), RAIN)).toBe('Rain Delay · Delayed')
    expect(delayWords(liveGame({ delay: 'Rain Delay' }), RAIN)).toBe('Rain Delay')
    expect(delayWords(liveGame(), RAIN)).toBe('Rain Delay')
    expect(delayWords(scheduledGame(), RAIN)).toBe('Rain Delay')
  })

  it.each([
    ['Rain Delay, Top 3rd', 'Rain Delay'],
    ['Delayed, Top 3rd', 'Rain Delay · Delayed'],
    ['Rain Delay, Top 3rd, resumes at 7', 'Rain Delay, resumes at 7'],
    ['Rain Delay, resumes at 7', 'Rain Delay, resumes at 7'],
  ])('leaves out the inning, which stands before it: %s', (delay, words) => {
    rendered = render(null)
    expect(delayWords(liveGame({ quarter: 'DELAYED', delay }), RAIN)).toBe(words)
  })
})
