import { afterEach, describe, expect, it, vi } from 'vitest'
import { REPLAY_SPEEDS } from '../domain/operations/simulator/replay/replay'
import { iconPath } from '../ui/testing/icon-path'
import { find, settle } from '../ui/testing/render'
import {
  card,
  choose,
  field,
  leaveDeveloperPage,
  openDeveloperPage,
  page,
  press,
} from './testing/developer-page'

afterEach(() => {
  leaveDeveloperPage()
  vi.useRealTimers()
})

describe('the replay', () => {
  const slider = () => find<HTMLInputElement>(page(), 'input[type=range]')
  const signOf = (name: string) => {
    const found = [...page().querySelectorAll('button')].find(({ textContent }) => textContent === name)
    return found && find(found, 'path').getAttribute('d')
  }
  const seek = (to: number) => {
    settle(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider(), String(to))
      slider().dispatchEvent(new Event('input', { bubbles: true }))
    })
  }

  it('is scrubbed from before the start to the end, and says where it is', async () => {
    await openDeveloperPage()
    seek(1)
    expect(card().dataset['phase']).toBe('scheduled')
    seek(Number(slider().max) / 2)
    expect(card().dataset['phase']).toBe('live')
    expect(slider().getAttribute('aria-valuetext')).toContain(card().dataset['period'])
    seek(Number(slider().max))
    expect(card().dataset['phase']).toBe('final')
    press('Reset')
    expect(card().dataset['phase']).toBe('live')
  })

  it('goes from play to play', async () => {
    await openDeveloperPage()
    press('Next play')
    expect(Number(slider().value)).toBeGreaterThan(0)
    const before = Number(slider().value)
    press('Next play')
    expect(Number(slider().value)).toBeGreaterThan(before)
    press('Previous play')
    expect(Number(slider().value)).toBe(before)
  })

  it('plays as fast as is chosen, and stops when a knob is used', async () => {
    await openDeveloperPage()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    const pass = (ms: number) => settle(() => void vi.advanceTimersByTime(ms))
    press('Play')
    pass(1000)
    expect(Number(slider().value)).toBe(10)
    const speeds = [...field('Speed', 'select').querySelectorAll('option')].map(
      ({ textContent }) => textContent,
    )
    expect(speeds).toEqual(REPLAY_SPEEDS.map((speed) => `${speed}x`))
    choose('Speed', '100')
    pass(1000)
    expect(Number(slider().value)).toBe(110)
    press('PHI score +1')
    pass(1000)
    expect(Number(slider().value)).toBe(110)
    press('Play')
    pass(100)
    expect(Number(slider().value)).toBe(120)
    pass(60_000)
    expect(card().dataset['phase']).toBe('final')
    expect(slider().value).toBe(slider().max)
    press('Play')
    pass(100)
    expect(Number(slider().value)).toBe(10)
    press('Pause')
  })

  it('tells screen readers the time, the score and the last play', async () => {
    await openDeveloperPage()
    const says = () => slider().getAttribute('aria-valuetext')
    seek(1)
    expect(says()).toBe('Before the start, PHI 0, DAL 0')
    press('Next play')
    press('Next play')
    const { period } = card().dataset
    expect(says()).toMatch(new RegExp(`^${period}, PHI 0, DAL 0: .+`))
    expect([...page().querySelectorAll('p')].some(({ textContent }) => textContent === says())).toBe(true)
  })

  it.each([
    ['is scrubbed', () => seek(300)],
    ['is moved to the next play', () => press('Next play')],
    ['is moved to the play before', () => press('Previous play')],
    ['is stopped', () => press('Pause')],
    ['shows another game', () => choose('Game', '101')],
  ])('stands still once it %s, and says that it can be played', async (_what, happen) => {
    await openDeveloperPage()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    press('Play')
    expect(signOf('Pause')).toBe(iconPath('pause'))
    settle(() => void vi.advanceTimersByTime(20_000))
    happen()
    const stands = slider().value
    expect(signOf('Play')).toBe(iconPath('play'))
    settle(() => void vi.advanceTimersByTime(5000))
    expect(slider().value).toBe(stands)
    press('Play')
    press('Pause')
  })

  it('begins anew with another game', async () => {
    await openDeveloperPage()
    seek(900)
    choose('Game', '101')
    expect(slider().value).toBe('0')
    expect(card().dataset['game']).toBe('101')
  })
})
