import { easternDay } from '../../../src/domain/time/eastern'
import { ownDay } from '../../../src/domain/golf/golf-board-day'
import { isNoTournament } from '../../../src/domain/golf/golf-failure'
import type { Scorecard } from '../../../src/domain/golf/scorecard'
import { GOLF_TODAY_CACHE_MS } from '../../../src/domain/time/intervals'
import { mapScorecard } from '../../../src/feeds/espn/golf/map-scorecard'
import { golfScoreboardPath, leaderboardPath } from '../../../src/feeds/espn/golf/request'
import { parseObject, type FetchedJson } from '../upstream/fetch-json'
import { fetchLogged } from '../upstream/fetch-logged'
import { answerOnce, type Loaded } from '../cache/answer-once'
import { spend, SPENT, type Budget } from '../cache/budget'
import type { Cache, Answer } from '../cache/answer-cache'
import { serverSettings } from '../server/settings'
import { productNow } from '../server/time'
import { isOnBoard, loadBoard } from '../boards/board-memory'
import { sameFailure, remainingFreshMs } from '../cache/derived-answer'

/** A leaderboard has all cards of a tournament in about a megabyte, so it is asked for once and kept as it came. */
const LEADERBOARDS: Cache = { name: 'leaderboards', mostEntries: 6, mostBytes: 12_000_000, packs: false }
const CARDS: Cache = { name: 'scorecards', mostEntries: 500, mostBytes: 4_000_000, packs: true }
/** For tournaments that the board does not show. */
const BUDGET: Budget = { name: 'golf', perMinute: 30, perAsker: 10 }

/** One player's scorecard. */
export function scorecardView(event: string, player: string, asker: string): Answer {
  return answerOnce(CARDS, `${event}/${player}`, () => {
    const answer = answerOnce(LEADERBOARDS, event, () => loadLeaderboard(event, asker))
    if (answer.kind === 'bad') return sameFailure(answer)
    const card = mapScorecard(parseObject(answer.bodies[0]?.text ?? ''), event, player)
    if (!card)
      return {
        kind: 'bad',
        status: 404,
        message: 'There is no such player',
        freshMs: remainingFreshMs(answer),
      }
    const { checkedAt } = answer
    const told = (hasHoles(card) ? undefined : cardWithHoles(event, player, asker)) ?? { card, checkedAt }
    return {
      kind: 'good',
      texts: [JSON.stringify(told.card)],
      freshMs: remainingFreshMs(answer),
      // The holes may be of an older answer than the rounds.
      checkedAt: told.checkedAt < checkedAt ? told.checkedAt : checkedAt,
    }
  })
}

/** Only the golf scoreboard lists holes. Without it the card still has its rounds. */
function cardWithHoles(
  event: string,
  player: string,
  asker: string,
): { readonly card: Scorecard; readonly checkedAt: string } | undefined {
  const answer = answerOnce(LEADERBOARDS, `${event}/holes`, () => loadHoles(event, asker))
  if (answer.kind === 'bad') return undefined
  const card = mapScorecard(parseObject(answer.bodies[0]?.text ?? ''), event, player)
  return card && hasHoles(card) ? { card, checkedAt: answer.checkedAt } : undefined
}

function hasHoles({ rounds }: Scorecard): boolean {
  return rounds.some(({ holes }) => holes.length > 0)
}

function loadHoles(event: string, asker: string): Loaded {
  if (!isOnBoard('pga', event) && !spend(BUDGET, asker)) return SPENT
  const fetched = fetchLogged(serverSettings().feedSiteUrl + golfScoreboardPath(dayOf(event)), 'PGA')
  return fetched.ok ? { kind: 'good', texts: [fetched.text], freshMs: GOLF_TODAY_CACHE_MS } : fetched.bad
}

function dayOf(event: string): string {
  const today = easternDay(productNow())
  const board = isOnBoard('pga', event) ? loadBoard('pga') : undefined
  const tournament =
    board && 'tournaments' in board ? board.tournaments.find(({ id }) => id === event) : undefined
  return tournament ? ownDay(tournament, today) : today
}

function loadLeaderboard(event: string, asker: string): Loaded {
  if (!isOnBoard('pga', event) && !spend(BUDGET, asker)) return SPENT
  const fetched = fetchEither(event)
  return fetched.ok ? { kind: 'good', texts: [fetched.text], freshMs: GOLF_TODAY_CACHE_MS } : fetched.bad
}

/** The leaderboard, or when it has no tournament the golf scoreboard of the day. */
function fetchEither(event: string): FetchedJson {
  const base = serverSettings().feedSiteUrl
  const fetched = fetchLogged(base + leaderboardPath(event), 'PGA')
  if (fetched.ok || !isNoTournament({ kind: 'status', status: fetched.bad.status })) return fetched
  return fetchLogged(base + golfScoreboardPath(dayOf(event)), 'PGA')
}
