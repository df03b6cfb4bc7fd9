import { useEffect } from 'react'
import { fetchScorecard, type ScorecardAnswer } from '../backend/scorecard-api'
import type { Player } from '../domain/golf/player'
import type { Scorecard } from '../domain/golf/scorecard'
import { GOLF_TODAY_CACHE_MS } from '../domain/intervals'
import { browserClock } from '../platform/clock'
import { browserTimers, nothing, type Cancel } from '../platform/timers'
import { sessionAtom } from './session'
import { atom, useAtomValue, useSetAtom } from './store'

/** What an opened player's panel knows: the last good card stays when a newer one does not come. */
export interface ScorecardRead {
  readonly card?: Scorecard
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

const answeredAtom = atom(undefined, (get, set, user: string, key: string, answer: ScorecardAnswer) => {
  if (get(userAtom) !== user) return
  const cards = get(cardsAtom)
  set(keptAtom, { user, cards: { ...cards, [key]: afterAnswer(cards[key] ?? {}, answer) } })
})

function afterAnswer(read: ScorecardRead, answer: ScorecardAnswer): ScorecardRead {
  if (answer.kind === 'card') return { card: answer.card }
  if (answer.kind === 'none') return { answer: 'none' }
  return { ...read, answer: answer.reason }
}

/**
 * The card of a player, for as long as it is on the screen: asked again when the row changes, while play goes on, and
 * when `tries` does.
 */
export function useScorecard({ id, tournament, state, score, thru }: Player, tries: number): ScorecardRead {
  const key = `${tournament}/${id}`
  const user = useAtomValue(userAtom)
  const answered = useSetAtom(answeredAtom)
  const read = useAtomValue(cardsAtom)[key]

  useEffect(() => {
    if (user === undefined) return undefined
    const ask = async () => answered(user, key, await fetchScorecard(tournament, id))
    return keepAsking(ask, state === 'playing')
  }, [user, key, tournament, id, state, score, thru, tries, answered])
  return read ?? {}
}

function keepAsking(ask: () => Promise<void>, again: boolean): Cancel {
  let cancel = nothing
  let stopped = false
  const round = async () => {
    if (!document.hidden) await ask()
    if (again && !stopped)
      cancel = browserTimers.after(Math.max(1000, browserClock.waitMs(GOLF_TODAY_CACHE_MS)), round)
  }
  void round()
  return () => {
    stopped = true
    cancel()
  }
}
