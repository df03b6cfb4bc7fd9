import type { OddsAnswer } from '../../backend/odds-api'
import { parseOdds, type OddsMessage } from '../../backend/parse-odds'
import { BACKGROUND_REFRESH_LIVE_MS } from '../../domain/time/intervals'
import type { Slug } from '../../domain/league'
import { applyOddsDelta, type OddsBoard, type OddsDelta } from '../../domain/odds/odds-board'
import { areOddsExpired } from '../../domain/odds/odds-cache'
import { isOlderRevision } from '../../domain/board/revision'
import { noop, type Cancel } from '../../platform/timers'
import type { StoredOdds } from '../../storage/rows'
import { retryDelayMs } from '../retry-delay'
import { keepAsking, type Asker, type Outcome } from '../keep-asking'
import type { OddsPorts } from './ports'

/** Keeps one league's odds equal to the server's for one viewer: reads stored ones, fetches all, follows pushes. */
export function startOddsSync(slug: Slug, viewer: string, ports: OddsPorts): Cancel {
  let stored: StoredOdds | undefined
  let connected = false
  let unwatch = noop

  const snapshot: Asker = keepAsking<OddsAnswer>({
    timers: ports.timers,
    fetch: () => ports.fetchOdds(slug, stored?.board.rev),
    take,
    retryMs: (failures) => retryDelayMs(failures, ports.random),
    // Fifty hidden tabs would each ask for what nobody sees; a tab that is seen again asks at once.
    mayAsk: ports.isVisible,
    onWake: ports.onWake,
  })

  function take(answer: OddsAnswer): Outcome {
    if (answer.kind === 'denied') return deny()
    if (answer.kind === 'failed') return bridge()
    if (answer.kind === 'odds') save({ slug, user: viewer, board: answer.board, checkedAt: answer.checkedAt })
    else if (stored) save({ ...stored, checkedAt: answer.checkedAt })
    return { kind: 'answered', againMs: silenceMs() }
  }

  /** Stored lines bridge a gap, but not for ever: a person who bets by them must not take old ones for today's. */
  function bridge(): Outcome {
    if (stored && isExpired(stored)) drop()
    return { kind: 'failed' }
  }

  const isExpired = ({ checkedAt }: StoredOdds) => areOddsExpired(checkedAt, ports.clock.now())

  function drop() {
    stored = undefined
    void ports.storage.remove('odds', (row) => row.slug === slug)
  }

  /** The session may be out of date. If it is not, the server may show odds again one day, so asking goes on. */
  function deny(): Outcome {
    drop()
    ports.onDenied()
    return { kind: 'answered', againMs: silenceMs() }
  }

  function save(next: StoredOdds) {
    if (stored && isOlderRevision(next.board.rev, stored.board.rev)) return
    stored = next
    void ports.storage.save('odds', next)
  }

  function hear({ rev, delta, checkedAt }: OddsMessage) {
    if (snapshot.isStopped() || (stored && isOlderRevision(rev, stored.board.rev))) return
    const board = stored && delta && patchedOdds(stored, delta)
    if (stored?.board.rev === rev) save({ ...stored, checkedAt: checkedAt ?? stored.checkedAt })
    else if (stored && board) save({ ...stored, board, checkedAt: checkedAt ?? stored.checkedAt })
    else snapshot.ask()
  }

  /** No push comes while nothing changes. Asking then costs an answer without a body and tells the age of the lines. */
  function silenceMs(): number {
    const interval = ports.clock.waitMs(BACKGROUND_REFRESH_LIVE_MS) * (connected ? 2 : 1)
    return interval * (1 + ports.random() / 10)
  }

  async function begin() {
    const known = await ports.storage.read('odds', slug)
    if (known?.user === viewer && !isExpired(known)) stored = known
    await ports.painted
    if (!snapshot.isStopped()) goLive()
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
    snapshot.stop()
    unwatch()
  }
}

/** A delta that leads to a wrong line (one of which we never had the rest) counts as a gap. */
function patchedOdds({ slug, board }: StoredOdds, delta: OddsDelta): OddsBoard | undefined {
  return parseOdds(slug, applyOddsDelta(board, delta), 'refuse')
}
