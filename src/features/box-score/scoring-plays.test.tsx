import { afterEach, describe, expect, it } from 'vitest'
import type { ScoringPlay } from '../../domain/box-score/scoring-plays'
import { click, find, render, type Rendered } from '../../ui/testing/render'
import { ScoringPlays } from './scoring-plays'

const AWAY = { abbreviation: 'SF', color: 'aa0000' }
const HOME = { abbreviation: 'SEA' }

function play(id: number, changes: Partial<ScoringPlay> = {}): ScoringPlay {
  const facts = { period: '1Q', clock: '9:31', team: 'SF', text: `Play ${id}`, awayScore: id, homeScore: 0 }
  return { id: `${id}`, ...facts, ...changes }
}

describe('the list of scoring plays', () => {
  let rendered: Rendered
  afterEach(() => rendered.close())

  const list = (plays: readonly ScoringPlay[], score?: { away: number; home: number }) => (
    <ScoringPlays plays={plays} score={score} away={AWAY} home={HOME} />
  )
  function show(...plays: readonly ScoringPlay[]) {
    rendered = render(list(plays))
    return [...rendered.page.querySelectorAll<HTMLElement>('li')]
  }
  const many = (count: number) => Array.from({ length: count }, (_, at) => play(at + 1))
  const lines = () => rendered.page.querySelectorAll('li').length

  it('says that nobody has scored only where the score says so: of some games the feed has no plays', () => {
    rendered = render(list([], { away: 0, home: 0 }))
    expect(rendered.page.textContent).toBe('Nobody has scored yet.')
    for (const score of [{ away: 0, home: 3 }, { away: 7, home: 0 }, undefined]) {
      rendered.show(list([], score))
      expect(rendered.page.textContent).toBe('No scoring plays to show.')
    }
  })

  it('leaves no play behind where the feed gives plays no ids', () => {
    const unnamed = [play(1, { id: '' }), play(2, { id: '' })]
    show(...unnamed)
    rendered.show(list([...unnamed, play(3)]))
    expect([...rendered.page.querySelectorAll('li p:last-child')].map((one) => one.textContent)).toEqual([
      'Play 3',
      'Play 2',
      'Play 1',
    ])
  })

  it('says when each play was, who scored and what the score was then', () => {
    const [newest, first] = show(play(1, { clock: '' }), play(2, { team: 'SEA', awayScore: 7, homeScore: 3 }))
    const texts = (line: HTMLElement) => [...line.children].map(({ textContent }) => textContent)
    expect(texts(newest!)).toEqual(['SEA 1Q · 9:31', 'SF 7–, SEA 3', 'Play 2'])
    expect(texts(first!)[0]).toBe('SF 1Q')
    const scored = [newest!, first!].map((line) =>
      [...line.querySelectorAll<HTMLElement>('[data-scored]')].map(({ dataset }) => dataset['scored']),
    )
    expect(scored).toEqual([
      ['false', 'true'],
      ['true', 'false'],
    ])
  })

  it('marks each play in the colour of its team, where that has one', () => {
    const colors = show(play(1), play(2, { team: 'SEA' }), play(3, { team: 'NYJ' })).map(({ style }) =>
      style.getPropertyValue('--team'),
    )
    expect(colors).toEqual(['', '', '#aa0000'])
  })

  it('begins with the newest twenty, and has all of them at a press', () => {
    show(...many(21))
    expect(lines()).toBe(20)
    expect(find(rendered.page, 'li p:last-child').textContent).toBe('Play 21')
    const button = find(rendered.page, 'button')
    expect(button.textContent).toBe('Show all 21 scoring plays')
    click(button)
    expect([lines(), rendered.page.querySelector('button')]).toEqual([21, null])
    rendered.close()
    show(...many(20))
    expect([lines(), rendered.page.querySelector('button')]).toEqual([20, null])
  })
})
