import { afterEach, describe, expect, it } from 'vitest'
import type { CupBoard } from '../../domain/board/board'
import type { CupMatch, CupSession } from '../../domain/cup/cup'
import { sampleCup, sampleMatch } from '../../domain/cup/testing/sample-cup'
import { sampleCupBoard } from '../../domain/testing/sample-board'
import { dayText, timeText } from '../../platform/local-time'
import { find, render, type Rendered } from '../../ui/testing/render'
import { CupScreen } from './cup-screen'

const team = (name: string, abbreviation: string) => ({ ...sampleCup().usa, name, abbreviation })
const cup = sampleCup({
  title: '2025 Ryder Cup — United States vs. Europe',
  venue: { name: 'Bethpage Black', city: 'Farmingdale', state: 'NY' },
  usa: team('United States', 'USA'),
  europe: team('Europe', 'EUR'),
  totalPoints: { usa: 1, europe: 4.5 },
})
const session = (id: string, name: string, startTime?: string): CupSession => ({
  id,
  name,
  type: 'foursomes',
  ...(startTime && { startTime }),
})

let rendered: Rendered
afterEach(() => rendered.close())

function show(changes: Partial<CupBoard>): HTMLElement {
  rendered = render(<CupScreen board={sampleCupBoard(changes)} />)
  return rendered.page
}
const textIn = (selector: string) => find(rendered.page, selector).textContent

describe('001 section 2: the Ryder Cup page', () => {
  it('has title, venue and that it is being played', () => {
    show({ cup, matches: [sampleMatch('usa'), sampleMatch('open', { id: '2' })] })
    expect(textIn('header h2')).toBe('2025 Ryder Cup — United States vs. Europe')
    expect(textIn('header p')).toBe('Bethpage Black, Farmingdale, NYLive')
    expect(find(rendered.page, '[data-cup]').dataset).toMatchObject({ cup: '1', state: 'in' })
  })

  it.each(['pre', 'post'] as const)("says in the feed's words how the cup stands while it is %s", (state) => {
    show({ cup: { ...cup, state, description: 'Some word', venue: { name: '', city: '', state: '' } } })
    expect(textIn('header p')).toBe('Some word')
  })

  it('calls itself live only while a match is played, and not at night', () => {
    show({ cup, matches: [sampleMatch('usa'), sampleMatch('open', { id: '2', state: 'pre' })] })
    expect(textIn('header p')).toBe('Bethpage Black, Farmingdale, NYIn Progress')
  })

  it('does not call itself live while play is suspended', () => {
    show({ cup, matches: [sampleMatch('open', { status: 'Suspended' })] })
    expect(textIn('header p')).toBe('Bethpage Black, Farmingdale, NYIn Progress')
  })

  it('gives its result once it is over, though the feed never ended one of its matches', () => {
    show({ cup: { ...cup, state: 'post', description: 'Final' }, matches: [sampleMatch('open')] })
    expect(textIn('header p')).toBe('Bethpage Black, Farmingdale, NYFinal')
  })

  it('has the points of each side', () => {
    show({ cup })
    expect([textIn('[data-points=usa]'), textIn('[data-points=europe]')]).toEqual(['1', '4.5'])
    const panels = [...rendered.page.querySelectorAll('section[data-side]')]
    expect(panels.map((panel) => panel.getAttribute('aria-label'))).toEqual(['United States', 'Europe'])
    expect(panels.map((panel) => panel.lastElementChild?.textContent)).toEqual(['point', 'points'])
  })

  it('has two bars for the race, with the points scored and remaining', () => {
    show({ cup })
    const race = find(rendered.page, 'section[aria-label="The race"]')
    expect(race.querySelector('h3')?.textContent).toBe('Race to 14.5 points secures the cup')
    const bars = [...race.querySelectorAll('[role=progressbar]')]
    expect(bars.map((bar) => [bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')])).toEqual(
      [
        ['1', '28'],
        ['4.5', '28'],
      ],
    )
    expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual(['USA points', 'Europe points'])
    const sums = [...race.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
    expect(sums).toEqual(['Points scored5.5', 'Points remaining22.5'])
    expect(race.querySelectorAll('p')).toHaveLength(0)
  })

  it('says who has the cup once that is certain', () => {
    show({ cup: { ...cup, totalPoints: { usa: 13, europe: 15 } } })
    expect(textIn('section[aria-label="The race"] > p')).toMatch(/Europe/)
  })
})

describe('a session', () => {
  it('has its matches, the one being played on top', () => {
    const sessions = [
      session('1', 'Friday Foursomes', '2025-09-26T11:10:00Z'),
      session('2', 'Friday Four-ball'),
    ]
    const match = (id: string, inSession: string, won: 'usa' | 'open') =>
      sampleMatch(won, { id, session: inSession })
    show({
      cup,
      sessions,
      matches: [match('a', '1', 'usa'), match('b', '2', 'open'), match('c', '2', 'usa')],
    })
    const shown = [...rendered.page.querySelectorAll<HTMLElement>('[data-session]')]
    const idsIn = (part: HTMLElement) =>
      [...part.querySelectorAll<HTMLElement>('[data-match]')].map(({ dataset }) => dataset['match'])
    expect(shown.map((part) => [part.querySelector('h3')?.textContent, idsIn(part)])).toEqual([
      ['Friday Four-ball', ['b', 'c']],
      ['Friday Foursomes', ['a']],
    ])
    const labels = shown.map((part) => find(part, `[id="${part.getAttribute('aria-labelledby')}"]`))
    expect(labels.map(({ tagName }) => tagName)).toEqual(['H3', 'H3'])
    const ms = Date.parse('2025-09-26T11:10:00Z')
    const [playing, over] = shown.map((part) => [...part.querySelectorAll('header p')])
    expect(over![0]?.textContent).toBe(`${dayText(ms)} · ${timeText(ms)}`)
    expect([playing![0]?.textContent, playing![1]?.textContent]).toEqual(['', 'USA 1 – 0 EUR'])
  })

  const player = (name: string) => ({ id: name, name })
  const named = (match: CupMatch, usa: string, europe: string): CupMatch => ({
    ...match,
    usa: { ...match.usa, players: [player(usa)] },
    europe: { ...match.europe, players: [player(europe)] },
  })

  it('shows for each match its players, who leads by how much, and how far it is', () => {
    const match = named(sampleMatch('europe', { detail: 'Final', matchNumber: 3 }), 'Sam Ace', 'Tim Birdie')
    show({ cup, sessions: [session('session-1', 'Singles')], matches: [match] })
    const card = find(rendered.page, '[data-match]')
    expect(card.dataset).toMatchObject({ state: 'post', leader: 'europe' })
    expect(card.getAttribute('aria-label')).toBe('Match 3')
    const sides = [...card.querySelectorAll('ul')]
    expect(sides.map((side) => [side.getAttribute('aria-label'), side.textContent])).toEqual([
      ['USA', 'SASam Ace'],
      ['Europe', 'TBTim Birdie'],
    ])
    expect([...card.querySelectorAll('p span')].map(({ textContent }) => textContent)).toEqual([
      'Europe 2 & 1',
      'Europe ',
      'Final',
    ])
  })

  it('says "To be named" before the players of a match are named', () => {
    const match = sampleMatch('open', { state: 'pre' })
    show({ cup, sessions: [session('session-1', 'Singles')], matches: [match] })
    const card = find(rendered.page, '[data-match]')
    expect([...card.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'To be named',
      'To be named',
    ])
    expect(card.dataset['leader']).toBeUndefined()
    expect(card.querySelector('p')?.textContent).toBe('Not started')
  })

  it('tells screen readers when the USA leads', () => {
    const match = sampleMatch('usa')
    show({ cup, sessions: [session('session-1', 'Singles')], matches: [match] })
    expect(textIn('.visually-hidden')).toBe('USA ')
  })
})

describe('a board without a cup', () => {
  it('says that its data comes closer to the event', () => {
    show({})
    expect(rendered.page.textContent).toContain('No Ryder Cup data available')
    expect(rendered.page.textContent).toContain('Data will be available closer to the event')
    expect(rendered.page.querySelector('[role=alert]')).toBeNull()
  })

  it('says that loading failed where the feed is in trouble', () => {
    show({ source: { state: 'down', since: '2026-09-06T12:00:00Z', message: 'x' } })
    expect(textIn('[role=alert]')).toContain('Failed to load Ryder Cup data')
    expect(textIn('[role=alert]')).toContain('Please try again later')
  })
})
