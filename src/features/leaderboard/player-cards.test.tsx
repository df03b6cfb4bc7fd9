import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { holeScore } from '../../domain/golf/hole-score'
import type { Player } from '../../domain/golf/player'
import type { CardRound } from '../../domain/golf/scorecard'
import { finishedPlayer, playingPlayer } from '../../domain/golf/testing/sample-tournament'
import { sessionOf } from '../../domain/people/users/session'
import { portsAtom } from '../../state/ports'
import { sessionAtom } from '../../state/session'
import { createStore, Provider } from '../../state/store'
import { testPorts } from '../../state/testing/test-ports'
import { createStorage } from '../../storage/storage'
import { passTime } from '../../ui/testing/pass-time'
import { iconPath } from '../../ui/testing/icon-path'
import { click, find, render, type Rendered } from '../../ui/testing/render'
import { PlayerCards } from './player-cards'

const CARD = { tournament: '401', player: '1', name: 'A. Player', rounds: [] as readonly CardRound[] }

describe('the card of an opened player', () => {
  let rendered: Rendered
  let asked = 0
  let answers: readonly number[] = []
  let card = CARD

  beforeEach(() => {
    asked = 0
    card = CARD
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0)
    vi.stubGlobal('fetch', async () => {
      const headers = { 'X-Checked-At': new Date().toISOString() }
      return Response.json(card, { status: answers[asked++] ?? 503, headers })
    })
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
        <PlayerCards player={player} scoring="strokes" />
      </Provider>,
    )
    await passTime(0)
  }
  it('000 section 9: is asked for twice more, after 1 s and 2 s, and then only by hand', async () => {
    await open(finishedPlayer())
    expect([asked, rendered.page.textContent]).toEqual([1, 'The scorecard could not be loaded. Try again'])
    await passTime(999)
    expect(asked).toBe(1)
    await passTime(1)
    expect(asked).toBe(2)
    await passTime(2000)
    expect(asked).toBe(3)
    await passTime(600_000)
    expect(asked).toBe(3)
  })

  it('is asked for until it comes', async () => {
    await open(finishedPlayer(), 503, 200)
    await passTime(600_000)
    expect([asked, rendered.page.textContent]).toEqual([2, 'A. Player has not hit a ball yet.'])
  })

  it('is asked for at its own pace after three tries while play goes on', async () => {
    await open(playingPlayer())
    await passTime(3000)
    expect(asked).toBe(3)
    await passTime(60_000)
    expect(asked).toBe(4)
  })

  it('stays when the feed has none any more, with a note', async () => {
    await open(playingPlayer(), 200, 404)
    await passTime(60_000)
    expect([asked, rendered.page.textContent]).toEqual([
      2,
      'The scorecard could not be loaded. This is the last card we have.Try againSaved 1 min agoA. Player has not hit a ball yet.',
    ])
  })

  it.each([
    [401, 'Sign in again to see scorecards. Try again'],
    [404, /^No scorecard for .* yet\.$/],
  ])('is not asked for again when the answer is %i', async (status, text) => {
    await open(finishedPlayer(), status)
    await passTime(600_000)
    expect(asked).toBe(1)
    expect(rendered.page.textContent).toMatch(text)
  })

  const round = (period: number, strokes: number, types: readonly string[]): CardRound => ({
    period,
    strokes,
    score: 'E',
    holes: types.map((type, index) => holeScore(index + 1, 4 + Number(type), type === '0' ? 'E' : type)),
  })
  const says = (selector: string) =>
    [...rendered.page.querySelectorAll(selector)].map(({ textContent }) => textContent)
  const pressed = () => find(rendered.page, '[aria-pressed=true]').textContent

  it('keeps its place free while it loads', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    await open(finishedPlayer())
    expect(says('[role=status] .visually-hidden')).toEqual(['Loading the scorecard'])
    expect(rendered.page.querySelectorAll('[aria-hidden] table')).toHaveLength(2)
  })

  it('shows the newest round first, counts the holes of all rounds, and lets each round be chosen', async () => {
    card = { ...CARD, rounds: [round(1, 72, ['-1', '0', '+1']), round(2, 70, ['-1', '-1']), round(3, 0, [])] }
    await open(finishedPlayer(), 200)
    expect(says('[aria-label="Scorecard of round"] button')).toEqual(['Round 1', 'Round 2'])
    expect([pressed(), says('strong')]).toEqual(['Round 2', ['70']])
    expect(says('dd')).toEqual(['0', '3', '1', '1', '0'])
    click(find(rendered.page, '[aria-pressed=false]'))
    expect([pressed(), says('strong')]).toEqual(['Round 1', ['72']])
    expect(says('[role=status]')).toEqual([])
  })

  it('has no counts where only the nines are known', async () => {
    card = { ...CARD, rounds: [round(1, 72, [])] }
    await open(finishedPlayer(), 200)
    expect([says('dd'), says('strong')]).toEqual([[], ['72']])
  })

  it('has no counts where some holes that were played are unknown', async () => {
    card = { ...CARD, rounds: [round(1, 72, []), round(2, 70, ['-1', '-1'])] }
    await open(finishedPlayer(), 200)
    expect(says('dd')).toEqual([])
    card = { ...CARD, rounds: [round(1, 72, ['0', ''])] }
    rendered.close()
    await open(finishedPlayer(), 200)
    expect(says('dd')).toEqual([])
  })

  it('calls a round that is being played one so far, although no hole of it is known', async () => {
    card = { ...CARD, rounds: [round(1, 72, []), round(2, 39, [])] }
    await open(playingPlayer(), 200)
    expect(says('p')).toContain('Round 2 so far: 39 (E)')
    click(find(rendered.page, '[aria-pressed=false]'))
    expect(says('p')).toContain('Round 1: 72 (E)')
  })

  it('calls a round over when all its holes are known, although the row does not say so yet', async () => {
    card = { ...CARD, rounds: [round(2, 72, Array(18).fill('0'))] }
    await open(playingPlayer(), 200)
    expect(says('p')).toContain('Round 2: 72 (E)')
  })

  it('stays when a newer one cannot be loaded, says so, and can be asked for by hand', async () => {
    card = { ...CARD, rounds: [round(1, 72, ['0'])] }
    await open(playingPlayer(), 200, 503)
    await passTime(60_000)
    expect(says('[role=status] p')).toEqual([
      'The scorecard could not be loaded. This is the last card we have.',
    ])
    expect([says('strong'), says('[data-card-age]')]).toEqual([['72'], ['Saved 1 min ago']])
    answers = [200, 503, 200]
    click(find(rendered.page, '[role=status] button'))
    await passTime(0)
    expect([asked, says('[role=status]'), says('strong')]).toEqual([3, [], ['72']])
    expect(says('[data-card-age]')).toEqual([])
  })

  it('says that there is no connection where no answer comes, with a sign of its own', async () => {
    const sign = () => find(rendered.page, '[role=status] path').getAttribute('d')
    await open(finishedPlayer())
    expect(sign()).toBe(iconPath('warning'))
    rendered.close()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await open(finishedPlayer())
    expect(says('[role=status] p')).toEqual(['The scorecard cannot be reached: there is no connection. '])
    expect(sign()).toBe(iconPath('offline'))
  })

  it('is neither asked for nor shown on a device of a guest', async () => {
    const storage = createStorage()
    const row = { key: 'guest/700/1', card, stamp: '', checkedAt: '2026-06-06T18:00:00Z' }
    await storage.save('scorecards', row)
    const store = createStore()
    store.set(portsAtom, testPorts(storage))
    rendered = render(
      <Provider store={store}>
        <PlayerCards player={finishedPlayer()} scoring="strokes" />
      </Provider>,
    )
    await passTime(10)
    expect([asked, rendered.page.textContent]).toEqual([0, expect.not.stringContaining(card.name)])
  })
})
