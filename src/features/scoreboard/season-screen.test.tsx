import { afterEach, describe, expect, it, vi } from 'vitest'
import { sampleHead } from '../../domain/testing/sample-game'
import { localValues } from '../../platform/local-values'
import { STORAGE_KEYS } from '../../platform/storage-keys'
import { testPorts } from '../../state/testing/test-ports'
import { createStorage } from '../../storage/storage'
import { Icon } from '../../ui/icon'
import { afterFirstPaint } from '../../ui/testing/after-first-paint'
import { eventually, find, render, type Rendered } from '../../ui/testing/render'
// Loaded here before it is asked for: on a busy machine that takes longer than a test waits.
import './on-now'
import { SeasonScreen, type Season } from './season-screen'
import { renderWithPorts } from './testing/render-with-ports'

let rendered: Rendered
afterEach(() => {
  rendered.close()
  vi.useRealTimers()
})

function textsOf(content: Season): readonly string[] {
  rendered = render(<SeasonScreen sport="NHL" content={content} />)
  const screen = find(rendered.page, `[data-content=${content.kind}]`)
  return [...screen.querySelectorAll('p, h2, a')].map((element) => element.textContent)
}

describe('what a league shows instead of games', () => {
  it('a countdown: the days large, and the sentence', () => {
    const content = {
      kind: 'countdown',
      title: 'NHL Offseason',
      text: 'NHL Preseason begins in: 12 days',
      milestone: 'NHL Preseason',
      days: 12,
    } as const
    expect(textsOf(content)).toEqual(['12days', 'NHL Offseason', 'NHL Preseason begins in: 12 days'])
  })

  it('a countdown of one day that says "day", not "days"', () => {
    const content = { kind: 'countdown', title: 'T', text: 'x', milestone: 'M', days: 1 } as const
    expect(textsOf(content)[0]).toBe('1day')
  })

  it('a message', () => {
    const content = { kind: 'message', title: 'NHL Offseason', text: 'NHL is in the offseason' } as const
    expect(textsOf(content)).toEqual(['NHL Offseason', 'NHL is in the offseason'])
  })

  it('a disruption, with the league to watch meanwhile', () => {
    const text = 'Season cancelled due to lockout'
    expect(textsOf({ kind: 'message', title: 'NHL', text, alternative: 'NBA' })).toEqual([
      'NHL',
      text,
      'Watch NBA instead',
    ])
    expect(find(rendered.page, 'a').getAttribute('href')).toBe('/nba')
  })

  it('a special event', () => {
    const text = 'The draft takes place today.'
    expect(textsOf({ kind: 'special', title: 'NHL Draft', text })).toEqual(['NHL Draft', text])
  })

  it('a star with a special event, and a calendar with a message', () => {
    const signOf = (kind: 'message' | 'special') => {
      textsOf({ kind, title: 'T', text: 'x' })
      const drawing = find(rendered.page, 'path').getAttribute('d')
      rendered.close()
      return drawing
    }
    rendered = render(
      <>
        <Icon name="star" />
        <Icon name="calendar" />
      </>,
    )
    const drawings = [...rendered.page.querySelectorAll('path')].map((path) => path.getAttribute('d'))
    rendered.close()
    expect([signOf('special'), signOf('message')]).toEqual(drawings)
  })

  it('the leagues that play at this moment, below what it has to say', async () => {
    await afterFirstPaint()
    vi.useFakeTimers({ now: Date.parse('2026-10-20T16:00:00Z'), toFake: ['Date'] })
    localValues.remove(STORAGE_KEYS.clock)
    const storage = createStorage()
    await storage.save('heads', sampleHead({ id: 'nba', live: true }))
    const content = { kind: 'message', title: 'NHL', text: 'No games' } as const
    const shown = renderWithPorts(<SeasonScreen sport="NHL" content={content} />, {
      ports: testPorts(storage),
    })
    rendered = shown
    await eventually(() => shown.page.querySelector('nav a') !== null)
    const texts = [...shown.page.querySelectorAll('h2, p, a')].map(({ textContent }) => textContent)
    expect(texts).toEqual(['NHL', 'No games', 'Live On now', 'NBA'])
  })
})
