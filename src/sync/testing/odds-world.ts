import type { Listener } from '../../backend/board-events'
import type { OddsAnswer } from '../../backend/odds-api'
import type { OddsMessage } from '../../backend/parse-odds'
import type { OddsBoard, OddsRow, OddsRows } from '../../domain/odds/odds-board'
import { sampleLine } from '../../domain/odds/testing/sample-odds'
import { sessionOf, type Session } from '../../domain/people/users/session'
import { createStorage } from '../../storage/storage'
import { viewerOf } from '../../storage/viewer'
import { createOddsChannel } from '../odds/odds-channel'
import { createHandTime } from './hand-time'

/** For tests: odds of one game, their reader, and a channel that brings them. */
const line = (overUnder: number): OddsRow => ({ ...sampleLine({ overUnder }), capture: 'regular' })
const rows = (overUnder: number): OddsRows => ({ g1: line(overUnder) })
export const board = (rev: string, overUnder: number): OddsBoard => ({
  v: 1,
  sport: 'NFL',
  rev,
  rows: rows(overUnder),
})
export const checkedAt = '2026-01-11T18:00:00.000Z'
export const reader: Session = sessionOf({ id: 'ann', tier: 'verified', can: ['view_betting_odds'] })!
export const user = viewerOf(reader)

/** The server and the storage in memory. */
export function oddsWorld() {
  const time = createHandTime()
  const storage = createStorage()
  const state = {
    answer: { kind: 'odds', board: board('e-1', 43), checkedAt } as OddsAnswer,
    /** Every answer waits for this. */
    held: Promise.resolve(),
    asked: [] as string[],
    watched: [] as string[],
    denied: 0,
    isVisible: true,
    chance: 0,
    wake: () => {},
    listener: undefined as Listener<OddsMessage> | undefined,
  }
  const channel = createOddsChannel({
    clock: time.clock,
    timers: time.timers,
    random: () => state.chance,
    painted: Promise.resolve(),
    async fetchOdds(slug, knownRev) {
      state.asked.push(`${slug} ${knownRev ?? '-'}`)
      await state.held
      return state.answer
    },
    watchOdds(slug, listener) {
      state.watched.push(slug)
      state.listener = listener
      return () => void state.watched.push(`not ${slug}`)
    },
    storage,
    isVisible: () => state.isVisible,
    onWake(run) {
      state.wake = run
      return () => {}
    },
    onDenied: () => void (state.denied += 1),
  })
  return { time, state, storage, stored: () => storage.read('odds', 'nfl'), channel }
}
