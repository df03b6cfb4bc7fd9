import { afterEach, describe, expect, it } from 'vitest'
import type { Tournament } from '../../domain/golf/tournament'
import { sampleTournament } from '../../domain/golf/testing/sample-tournament'
import { find, render, type Rendered } from '../../ui/testing/render'
import { TournamentHead } from './tournament-head'

describe('the head of a tournament', () => {
  let rendered: Rendered
  afterEach(() => rendered.close())

  function show(changes: Partial<Tournament> = {}) {
    rendered = render(<TournamentHead tournament={sampleTournament(changes)} headingId="of-it" />)
    return rendered.page
  }
  const facts = () => [...rendered.page.querySelectorAll('li')].map(({ textContent }) => textContent)
  const status = () => rendered.page.querySelector<HTMLElement>('[data-live]')

  it('names it, and says when and where it is', () => {
    expect(find(show(), '#of-it').textContent).toBe('Some Classic')
    expect(facts()).toEqual(['Thu, Jun 4 – Sun, Jun 7', 'Some Links, Town, TN'])
  })

  it.each([
    [
      'a tournament of one day shows this day once',
      { end: '2026-06-04T22:00:00Z' },
      ['Thu, Jun 4', 'Some Links, Town, TN'],
    ],
    [
      'a part of the place that the feed does not name is left out',
      { venue: { name: 'Some Links', city: '', state: 'TN' } },
      ['Thu, Jun 4 – Sun, Jun 7', 'Some Links, TN'],
    ],
    [
      'the TV channels stand last',
      { coverage: 'ESPN+' },
      ['Thu, Jun 4 – Sun, Jun 7', 'Some Links, Town, TN', 'ESPN+'],
    ],
  ] as const)('%s', (_what, changes, expected) => {
    show(changes)
    expect(facts()).toEqual(expected)
  })

  it('without dates or a place it has no line for them', () => {
    const {
      start: _start,
      end: _end,
      ...undated
    } = sampleTournament({ venue: { name: '', city: '', state: '' } })
    rendered = render(<TournamentHead tournament={undated} headingId="of-it" />)
    expect(facts()).toEqual([])
  })

  it('is live while a round is played', () => {
    show()
    expect([status()?.dataset['live'], status()?.textContent]).toEqual(['true', 'LiveRound 2'])
  })

  it.each([
    ['suspended', { startTime: 'Round 2 - Suspended' }, 'Round 2 • Suspended'],
    ['over for the day', { roundOver: true }, 'Round 2 Complete'],
  ] as const)('says that the round is %s, without the Live badge', (_what, changes, text) => {
    show(changes)
    expect([status()?.dataset['live'], status()?.textContent]).toEqual(['false', text])
  })

  it('says what became of the round meanwhile', () => {
    show()
    const next = sampleTournament({ roundOver: true })
    rendered.show(<TournamentHead tournament={next} headingId="of-it" />)
    expect(status()?.textContent).toBe('Round 2 Complete')
  })

  it('shows no status of a tournament that is long over', () => {
    show({ state: 'post', completed: true, end: '2020-06-07T04:00:00Z' })
    expect(status()).toBeNull()
  })
})
