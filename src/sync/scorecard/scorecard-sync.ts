import type { HistoryAnswer } from '../../backend/history-answer'
import type { FetchedCard } from '../../backend/scorecard-api'
import type { OnHistoryTrouble } from '../../domain/freshness/history-trouble'
import { queryRetryMs } from '../../domain/polling/query-retry'
import { GOLF_TODAY_CACHE_MS } from '../../domain/time/intervals'
import type { BrowserClock } from '../../platform/clock'
import type { Cancel, Timers } from '../../platform/timers'
import type { Storage } from '../../storage/storage'
import { troubleOf } from '../history/history-sync'
import { keepAsking, type Asker, type Outcome } from '../keep-asking'

export interface ScorecardPorts {
  readonly clock: BrowserClock
  readonly timers: Timers
  readonly random: () => number
  readonly storage: Storage
  readonly fetchScorecard: (tournament: string, player: string) => Promise<HistoryAnswer<FetchedCard>>
  readonly isVisible: () => boolean
  readonly onWake: (run: () => void) => Cancel
}

export interface OpenedPlayer {
  /** Key of the row in storage: names the viewer and the card. */
  readonly key: string
  readonly tournament: string
  readonly id: string
  /** What the row of the leaderboard says now. As long as it says the same, a stored card is up to date. */
  readonly stamp: string
  readonly isPlaying: boolean
}

/** The stamp of a card that is older than the row: no row says this. */
const OLDER = ''

/**
 * Keeps the stored card of an opened player up to date: asks again and again while play goes on, and until a card is as
 * new as the row; twice more when the card does not come. The last good card stays. `onTrouble` gets the reason why there
 * is no newer one, and undefined once there is.
 */
export function startScorecardSync(
  ports: ScorecardPorts,
  { key, tournament, id, stamp, isPlaying }: OpenedPlayer,
  onTrouble: OnHistoryTrouble,
): Cancel {
  const openedMs = ports.clock.now()
  const minuteMs = () => ports.clock.waitMs(GOLF_TODAY_CACHE_MS)
  const paceMs = () => (isPlaying ? minuteMs() : undefined)

  const asker: Asker = keepAsking<HistoryAnswer<FetchedCard>>({
    timers: ports.timers,
    async fetch() {
      const stored = await ports.storage.read('scorecards', key)
      if (asker.isStopped() || (!isPlaying && stored?.stamp === stamp)) return undefined
      return ports.fetchScorecard(tournament, id)
    },
    take,
    retryMs(failures) {
      const retryMs = queryRetryMs(failures, ports.random())
      return retryMs === undefined ? paceMs() : ports.clock.waitMs(retryMs)
    },
    mayAsk: ports.isVisible,
    onWake: ports.onWake,
  })

  function take(answer: HistoryAnswer<FetchedCard>): Outcome {
    onTrouble(troubleOf(answer))
    if (answer.kind === 'failed' && answer.reason !== 'refused') return { kind: 'failed' }
    return {
      kind: 'answered',
      againMs: answer.kind === 'history' && !save(answer.content) ? minuteMs() : paceMs(),
    }
  }

  /**
   * Returns whether the card shows what the row says. The server keeps cards for a minute, so one from before the row was
   * seen may lack the last holes.
   */
  function save({ card, checkedAt }: FetchedCard): boolean {
    const isAsRow = Date.parse(checkedAt) >= openedMs
    void ports.storage.save('scorecards', { key, card, stamp: isAsRow ? stamp : OLDER, checkedAt })
    return isAsRow
  }

  asker.ask()
  return asker.stop
}
