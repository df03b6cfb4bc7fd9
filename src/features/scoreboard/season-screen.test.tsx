import { afterEach, describe, expect, it } from 'vitest'
import { find, render, type Rendered } from '../../ui/testing/render'
import { SeasonScreen, type Season } from './season-screen'

let rendered: Rendered
afterEach(() => rendered.close())

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

  it('one day is no days', () => {
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
})
