import { beforeEach, describe, expect, it } from 'vitest'
import type { HistoryAnswer } from '../../backend/history-answer'
import type { FetchedCard } from '../../backend/scorecard-api'
import type { HistoryTrouble } from '../../domain/freshness/history-trouble'
import { createStorage } from '../../storage/storage'
import { createHandTime, settle, START } from '../testing/hand-time'
import { startScorecardSync, type OpenedPlayer } from './scorecard-sync'

type Answer = HistoryAnswer<FetchedCard>

const cardOf = (checkedAtMs: number): Answer => ({
  kind: 'history',
  content: {
    card: { tournament: '401', player: '7', name: 'A. Player', rounds: [] },
    checkedAt: new Date(checkedAtMs).toISOString(),
  },
})
const CARD = cardOf(START)
const NO_NETWORK: Answer = { kind: 'failed', reason: 'network' }
const OPENED = { key: 'ann/401/7', tournament: '401', id: '7', stamp: 'finished -5 F 0', isPlaying: false }

describe('the card of an opened player', () => {
  let time = createHandTime()
  let storage = createStorage()
  let asked: string[] = []
  let troubles: (HistoryTrouble | undefined)[] = []
  let isVisible = true
  let wake = () => {}
  beforeEach(() => {
    time = createHandTime()
    storage = createStorage()
    asked = []
    troubles = []
    isVisible = true
  })

  function start(changes: Partial<OpenedPlayer>, ...answers: readonly Answer[]) {
    asked = []
    return startScorecardSync(
      {
        clock: time.clock,
        timers: time.timers,
        random: () => 0,
        storage,
        fetchScorecard: async (tournament, player) => {
          asked.push(`${tournament}/${player}`)
          return answers[Math.min(asked.length, answers.length) - 1]!
        },
        isVisible: () => isVisible,
        onWake(run) {
          wake = run
          return () => {}
        },
      },
      { ...OPENED, ...changes },
      (trouble) => troubles.push(trouble),
    )
  }

  async function open(changes: Partial<OpenedPlayer>, ...answers: readonly Answer[]) {
    const stop = start(changes, ...answers)
    await settle()
    return stop
  }

  it('is stored with what the row of the player said', async () => {
    await open({}, CARD)
    expect([asked, troubles]).toEqual([['401/7'], [undefined]])
    expect(await storage.read('scorecards', 'ann/401/7')).toEqual({
      key: 'ann/401/7',
      card: { tournament: '401', player: '7', name: 'A. Player', rounds: [] },
      stamp: OPENED.stamp,
      checkedAt: new Date(START).toISOString(),
    })
  })

  it('is asked for again after a minute when it is older than the row, and may lack the last holes', async () => {
    const stop = await open({}, cardOf(START - 1), cardOf(START + 60_000))
    await time.pass(59_999)
    expect(asked).toHaveLength(1)
    await time.pass(3_600_000)
    expect(asked).toHaveLength(2)
    stop()
  })

  it('that was older than the row is asked for again when the player is opened again', async () => {
    const stop = await open({}, cardOf(START - 1))
    stop()
    await open({}, CARD)
    expect(asked).toHaveLength(1)
    expect(await storage.read('scorecards', 'ann/401/7')).toMatchObject({ stamp: OPENED.stamp })
  })

  it('is not asked for again while the row of a finished player stays the same', async () => {
    await open({}, CARD)
    await open({}, CARD)
    expect(asked).toEqual([])
    await open({ stamp: 'finished -4 F 0' }, CARD)
    expect(asked).toHaveLength(1)
  })

  it('is asked for every minute while the player is on the course, whatever was stored', async () => {
    await open({}, CARD)
    const stop = await open({ isPlaying: true }, CARD)
    await time.pass(120_000)
    expect(asked).toHaveLength(3)
    stop()
    await time.pass(120_000)
    expect(asked).toHaveLength(3)
  })

  it('of a player who has finished is asked for once', async () => {
    await open({}, CARD)
    await time.pass(3_600_000)
    expect(asked).toHaveLength(1)
  })

  it('is asked for twice more when it does not come, and says why', async () => {
    await open({}, NO_NETWORK)
    await time.pass(3_600_000)
    expect([asked.length, troubles]).toEqual([3, ['network', 'network', 'network']])
    expect(await storage.read('scorecards', 'ann/401/7')).toBeUndefined()
  })

  it('is asked for every minute while the player is on the course, though it does not come', async () => {
    const stop = await open({ isPlaying: true }, NO_NETWORK)
    await time.pass(60_000)
    const before = asked.length
    await time.pass(600_000)
    expect(asked.length - before).toBe(10)
    stop()
  })

  it('says that the trouble is over', async () => {
    await open({}, NO_NETWORK, CARD)
    await time.pass(10_000)
    expect(troubles).toEqual(['network', undefined])
  })

  it.each([
    [{ kind: 'none' }, 'none'],
    [{ kind: 'failed', reason: 'refused' }, 'refused'],
  ] as const)('is not asked for again after %j', async (answer, trouble) => {
    await open({}, answer)
    await time.pass(3_600_000)
    expect([asked.length, troubles]).toEqual([1, [trouble]])
  })

  it('is not asked for while nobody looks, and at once when somebody does', async () => {
    isVisible = false
    await open({ isPlaying: true }, CARD)
    await time.pass(120_000)
    expect(asked).toEqual([])
    isVisible = true
    wake()
    await settle()
    expect(asked).toHaveLength(1)
  })

  it('is not asked for again once it was closed, even when the page wakes up', async () => {
    const stop = await open({ isPlaying: true }, CARD)
    stop()
    asked = []
    wake()
    await time.pass(120_000)
    expect(asked).toEqual([])
  })

  it('is not asked for when it was closed while storage was read', async () => {
    const stop = start({ isPlaying: true }, CARD)
    stop()
    await settle()
    expect(asked).toEqual([])
  })
})
