import type { GameBoard } from '../board/board'
import { noteOf } from '../game/note'
import { leagueOfSport } from '../league'
import { disruptionsOn } from './disruptions'
import type { Claim } from './evidence'
import { showcaseOn } from './showcase'
import { causesFromGames } from './causes-from-games'

/** The lines about a board's day above its games, each with its evidence. No lines without games. */
export function dayClaims({
  sport,
  day,
  games,
}: Pick<GameBoard, 'sport' | 'day' | 'games'>): readonly Claim[] {
  const today = games.filter((game) => !(game.phase === 'live' && game.lastNight))
  if (today.length === 0) return []
  const showcase = showcaseOn(sport, day, today)
  const notices = disruptionsOn(sport, day, causesFromGames(today)).filter(
    ({ effect }) => effect.kind === 'notice',
  )
  const allStar = today.some((game) => ALL_STAR.test(`${noteOf(game)} ${game.gameSubtype ?? ''}`))
  return [
    ...(showcase ? [showcase] : []),
    ...(allStar ? [{ text: allStarText(sport), evidence: FROM_NOTE }] : []),
    ...notices.map(({ text, evidence }) => ({ text, evidence })),
  ]
}

const ALL_STAR = /\ball-star (game|weekend)\b|\bALLSTAR\b/i
const FROM_NOTE = { kind: 'feed', tells: 'a note of the day' } as const

function allStarText(sport: GameBoard['sport']): string {
  return `${leagueOfSport(sport).label} ${sport === 'NFL' ? 'Pro Bowl' : 'All-Star Game'}`
}
