import type { OddsAnswer } from '../../backend/odds-api'
import type { OddsMessage } from '../../backend/parse-odds'
import { BACKGROUND_REFRESH_LIVE_MS } from '../../domain/time/intervals'
import type { Slug } from '../../domain/league'
import { applyOddsDelta } from '../../domain/odds/odds-board'
import { areOddsExpired } from '../../domain/odds/odds-cache'
import { isOlderRevision } from '../../domain/board/revision'
import { noop, type Cancel } from '../../platform/timers'
import type { StoredOdds } from '../../storage/db'
import { retryDelayMs } from '../retry-delay'
import { createSingleFlight } from '../single-flight'
import type { OddsPorts } from './ports'

/** Keeps the odds of one league equal to the server's, for one user: stored ones first, then whole, then by push. */
export function startOddsSync(slug: Slug, user: string, ports: OddsPorts): Cancel {
  let stored: StoredOdds | undefined
  let stopped = false
  let connected = false
  let failures = 0
  let cancelTimer = noop
  let unwatch = noop

  const snapshot = createSingleFlight(async () => {
    const answer = await ports.fetchOdds(slug, stored?.board.rev)
    if (!stopped) take(answer)
  })

  function take(answer: OddsAnswer) {
    if (answer.kind === 'denied') return deny()
    if (answer.kind === 'failed') return tryLater()
    failures = 0
    if (answer.kind === 'odds') save({ slug, user, board: answer.board, checkedAt: answer.checkedAt })
    else if (stored) save({ ...stored, checkedAt: answer.checkedAt })
    askLater()
  }

  /** Kept lines bridge a gap, but not for ever: who bets by them must not take them for today's. */
  function tryLater() {
    if (stored && isExpired(stored)) drop()
    askAfter(retryDelayMs((failures += 1), ports.random))
  }

  const isExpired = ({ checkedAt }: StoredOdds) => areOddsExpired(checkedAt, ports.clock.now())

  function drop() {
    stored = undefined
    ports.onOdds(slug, undefined)
  }

  /** The session may be out of date. If it is not, there may be odds again one day. */
  function deny() {
    drop()
    ports.onDenied()
    askLater()
  }

  function save(next: StoredOdds) {
    if (stored && isOlderRevision(next.board.rev, stored.board.rev)) return
    stored = next
    ports.onOdds(slug, next)
    void ports.saveOdds(next)
  }

  function hear({ rev, delta, checkedAt }: OddsMessage) {
    if (stopped || (stored && isOlderRevision(rev, stored.board.rev))) return
    const board = stored && delta ? applyOddsDelta(stored.board, delta) : 'gap'
    if (stored?.board.rev === rev) save({ ...stored, checkedAt: checkedAt ?? stored.checkedAt })
    else if (stored && board !== 'gap') save({ ...stored, board, checkedAt: checkedAt ?? stored.checkedAt })
    else snapshot.ask()
  }

  /** Pushes say nothing while nothing changes; asking costs an answer without a body and tells how old the lines are. */
  function askLater() {
    const interval = ports.clock.waitMs(BACKGROUND_REFRESH_LIVE_MS) * (connected ? 2 : 1)
    askAfter(interval * (1 + ports.random() / 10))
  }

  function askAfter(ms: number) {
    cancelTimer()
    cancelTimer = ports.timers.after(ms, snapshot.ask)
  }

  async function begin() {
    const known = await ports.readOdds(slug, user)
    if (stopped) return
    if (known && !isExpired(known)) {
      stored = known
      ports.onOdds(slug, known)
    }
    await ports.painted
    if (!stopped) goLive()
  }

  function goLive() {
    snapshot.ask()
    unwatch = ports.watchOdds(slug, {
      onConnected() {
        connected = true
        snapshot.ask()
      },
      onMessage: hear,
      onLost: () => void (connected = false),
    })
  }

  void begin()
  return () => {
    stopped = true
    cancelTimer()
    unwatch()
  }
}
