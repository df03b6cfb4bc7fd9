import { useEffect } from 'react'
import { fetchScorecard, type ScorecardAnswer } from '../backend/scorecard-api'
import type { Player } from '../domain/golf/player'
import type { Scorecard } from '../domain/golf/scorecard'
import { GOLF_TODAY_CACHE_MS } from '../domain/time/intervals'
import { queryRetryMs } from '../domain/polling/query-retry'
import { browserClock } from '../platform/clock'
import { browserTimers, noop, type Cancel } from '../platform/timers'
import { sessionAtom } from './session'
import { atom, useAtomValue, useSetAtom } from './store'

/** What an opened player's panel knows: the last good card stays when a newer one does not come. */
export interface ScorecardRead {
  readonly card?: Scorecard
  readonly stamp?: string
  /** Why there is no newer card. */
  readonly answer?: 'none' | Extract<ScorecardAnswer, { kind: 'failed' }>['reason']
}

/** Whose cards these are: nobody sees what another user has opened. */
const keptAtom = atom<{ readonly user?: string; readonly cards: Readonly<Record<string, ScorecardRead>> }>({
  cards: {},
})

const userAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.kind === 'signed-in' ? session.user.id : undefined
})

const cardsAtom = atom((get) => {
  const { user, cards } = get(keptAtom)
  return user !== undefined && user === get(userAtom) ? cards : {}
})

interface Wanted {
  readonly user: string
  readonly tournament: string
  readonly id: string
  /** What the row said when the card was asked for: as long as it says the same, a card that came is right. */
  readonly stamp: string
}

/** Says whether asking once more may help. */
const askAtom = atom(undefined, async (get, set, wanted: Wanted, again: boolean) => {
  const { user, tournament, id, stamp } = wanted
  const key = `${tournament}/${id}`
  if (!again && get(cardsAtom)[key]?.stamp === stamp) return false
  const answer = await fetchScorecard(tournament, id)
  if (get(userAtom) !== user) return false
  const cards = get(cardsAtom)
  set(keptAtom, { user, cards: { ...cards, [key]: afterAnswer(cards[key] ?? {}, answer, stamp) } })
  return answer.kind === 'failed' && answer.reason !== 'refused'
})

function afterAnswer(read: ScorecardRead, answer: ScorecardAnswer, stamp: string): ScorecardRead {
  if (answer.kind === 'card') return { card: answer.card, stamp }
  if (answer.kind === 'none') return { answer: 'none' }
  return { ...read, answer: answer.reason }
}

/**
 * The card of a player, for as long as it is on the screen: asked again when the row changes, while play goes on, when
 * `tries` does, and twice when it does not come.
 */
export function useScorecard({ id, tournament, state, score, thru }: Player, tries: number): ScorecardRead {
  const user = useAtomValue(userAtom)
  const ask = useSetAtom(askAtom)
  const read = useAtomValue(cardsAtom)[`${tournament}/${id}`]
  const stamp = `${state} ${score} ${thru} ${tries}`
  const isPlaying = state === 'playing'

  useEffect(() => {
    if (user === undefined) return undefined
    return keepAsking(() => ask({ user, tournament, id, stamp }, isPlaying), isPlaying)
  }, [user, tournament, id, stamp, isPlaying, ask])
  return read ?? {}
}

function keepAsking(ask: () => Promise<boolean>, again: boolean): Cancel {
  let cancel = noop
  let stopped = false
  let failures = 0
  const round = async () => {
    const failed = !document.hidden && (await ask())
    failures = failed ? failures + 1 : 0
    const nextMs = queryRetryMs(failures, Math.random()) ?? (again ? GOLF_TODAY_CACHE_MS : undefined)
    if (nextMs !== undefined && !stopped) cancel = browserTimers.after(browserClock.waitMs(nextMs), round)
  }
  void round()
  return () => {
    stopped = true
    cancel()
  }
}
