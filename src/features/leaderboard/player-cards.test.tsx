import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Player } from '../../domain/golf/player'
import { finishedPlayer, playingPlayer } from '../../domain/golf/testing/sample-tournament'
import { sessionOf } from '../../domain/people/users/session'
import { portsAtom } from '../../state/ports'
import { sessionAtom } from '../../state/session'
import { createStore, Provider } from '../../state/store'
import { testPorts } from '../../state/testing/test-ports'
import { pass } from '../../ui/testing/pass'
import { render, type Rendered } from '../../ui/testing/render'
import { PlayerCards } from './player-cards'

const CARD = { tournament: '401', player: '1', name: 'A. Player', rounds: [] }

describe('000 section 9: a scorecard that does not come is asked for twice more', () => {
  let rendered: Rendered
  let asked = 0
  let answers: readonly number[] = []

  beforeEach(() => {
    asked = 0
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0)
    vi.stubGlobal('fetch', async () => Response.json(CARD, { status: answers[asked++] ?? 503 }))
  })
  afterEach(() => {
    rendered.close()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  async function open(player: Player, ...statuses: readonly number[]) {
    answers = statuses
    const store = createStore()
    store.set(portsAtom, testPorts())
    store.set(sessionAtom, sessionOf({ id: 'ann', collectionName: 'users', tier: 'registered' })!)
    rendered = render(
      <Provider store={store}>
        <PlayerCards player={player} />
      </Provider>,
    )
    await pass(0)
  }
  it('after 1 s and 2 s, and then only by hand', async () => {
    await open(finishedPlayer())
    expect([asked, rendered.page.textContent]).toEqual([1, 'The scorecard could not be loaded. Try again'])
    await pass(999)
    expect(asked).toBe(1)
    await pass(1)
    expect(asked).toBe(2)
    await pass(2000)
    expect(asked).toBe(3)
    await pass(600_000)
    expect(asked).toBe(3)
  })

  it('until it comes', async () => {
    await open(finishedPlayer(), 503, 200)
    await pass(600_000)
    expect([asked, rendered.page.textContent]).toEqual([2, 'A. Player has not hit a ball yet.'])
  })

  it('while play goes on at its own pace after that', async () => {
    await open(playingPlayer())
    await pass(3000)
    expect(asked).toBe(3)
    await pass(60_000)
    expect(asked).toBe(4)
  })

  it.each([
    [401, 'Sign in again to see scorecards. Try again'],
    [404, /^No scorecard for .* yet\.$/],
  ])('but not when the answer is %i', async (status, text) => {
    await open(finishedPlayer(), status)
    await pass(600_000)
    expect(asked).toBe(1)
    expect(rendered.page.textContent).toMatch(text)
  })
})
