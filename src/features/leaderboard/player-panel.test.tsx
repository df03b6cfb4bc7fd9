import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Player } from '../../domain/golf/player'
import type { Tournament } from '../../domain/golf/tournament'
import {
  finishedPlayer,
  outPlayer,
  playingPlayer,
  sampleTournament,
  waitingPlayer,
} from '../../domain/golf/testing/sample-tournament'
import { sessionOf } from '../../domain/people/users/session'
import { dayText } from '../../platform/local-time'
import { portsAtom } from '../../state/ports'
import { sessionAtom } from '../../state/session'
import { createStore, Provider } from '../../state/store'
import { testPorts } from '../../state/testing/test-ports'
import { find, render, type Rendered } from '../../ui/testing/render'
import { PlayerPanel } from './player-panel'
import { teeTimeText } from './player-words'

const TEE = '2026-06-06T17:05:00Z'
const TODAY = dayText(Date.parse(TEE))

describe('what opens below a player', () => {
  let rendered: Rendered
  afterEach(() => {
    rendered.close()
    vi.unstubAllGlobals()
  })

  function show(player: Player, changes: Partial<Tournament> = {}, store = createStore()) {
    rendered = render(
      <Provider store={store}>
        <PlayerPanel player={player} tournament={sampleTournament(changes)} today={TODAY} />
      </Provider>,
    )
    return rendered.page
  }
  const facts = () => [...find(rendered.page, 'p').children].map(({ textContent }) => textContent)
  const rounds = () =>
    [...rendered.page.querySelectorAll('[data-round]')].map((round) =>
      [...round.children].map(({ textContent }) => textContent),
    )

  it.each([
    [`Tees off ${teeTimeText(TEE, TODAY)}`, waitingPlayer({ teeTime: TEE })],
    ['Not started', waitingPlayer()],
    ['Thru 9', playingPlayer({ thru: '9' })],
    ['Round finished', finishedPlayer()],
    ['Missed the cut', outPlayer()],
    ['Made the cut, did not finish', outPlayer({ thru: 'MDF' })],
    ['Withdrew', outPlayer({ thru: 'WD' })],
    ['Disqualified', outPlayer({ thru: 'DQ' })],
    ['DNS', outPlayer({ thru: 'DNS' })],
  ])('says how the player stands: %s', (text, player) => {
    show(player)
    expect(facts()).toEqual([text])
  })

  it('says first which country the player is from', () => {
    show(finishedPlayer({ country: 'Norway' }))
    expect(facts()).toEqual(['Norway', 'Round finished'])
  })

  it('has strokes and score of each round; of the one being played only the score', () => {
    show(playingPlayer())
    expect(rounds()).toEqual([
      ['R1', '71', '-1'],
      ['R2', '–', '-1'],
    ])
    expect(find(rendered.page, '[data-tone]').dataset['tone']).toBe('under')
  })

  it('has no colours for points', () => {
    show(finishedPlayer(), { scoring: 'points' })
    expect(find(rendered.page, '[data-tone]').dataset['tone']).toBe('even')
  })

  it('has locks for guests, and loads the card for signed-in users', () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', (path: string) => (asked.push(path), new Promise(() => undefined)))
    expect(show(finishedPlayer()).querySelectorAll('[data-locked]')).toHaveLength(2)
    rendered.close()
    const store = createStore()
    store.set(portsAtom, testPorts())
    store.set(sessionAtom, sessionOf({ id: 'ann', collectionName: 'users', tier: 'registered' })!)
    const page = show(finishedPlayer(), {}, store)
    expect(page.querySelector('[data-locked]')).toBeNull()
    expect(page.textContent).toContain('Loading the scorecard')
  })
})
