import { progressText } from '../card/progress-text'
import { offWord } from '../delay/off-words'
import type { Game, Team } from '../game/game'
import { hasScore } from '../game/has-score'
import { teamsText } from '../game/teams-text'
import { venueText } from '../game/venue-text'
import { knownStartMs, openStartText } from '../game/start-time'
import { isStuck } from '../game/stuck'
import { easternClock } from '../time/eastern'
import { MONTHS } from '../time/months'

/** The preview of a game's link in a chat. It has no betting lines, as its readers may have no account here. */
export interface SharedGame {
  readonly title: string
  readonly description: string
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** `isConfirmed`: whether the board is as fresh as it should be. A score that may be long outdated is left out. */
export function sharedGame(game: Game, league: string, isConfirmed: boolean): SharedGame {
  const place = venueText(game, ', ')
  return {
    title: gameTitle(game, isConfirmed),
    description: [league, place, 'Live scores on Turbo Scores'].filter(Boolean).join(' · '),
  }
}

/** `Bills 24, Chiefs 21 · 3Q • 8:36`; the start in place of the score while there is none. */
export function gameTitle(game: Game, isConfirmed = true): string {
  const { awayTeam, homeTeam } = game
  const teams = teamsText(game)
  const scores = `${scoreOf(awayTeam)}, ${scoreOf(homeTeam)}`
  switch (game.phase) {
    case 'scheduled':
      return `${teams} · ${startText(game)}`
    case 'live':
      return isConfirmed && !isStuck(game) ? `${scores} · ${progressText(game)}` : teams
    case 'final':
      return `${scores} · ${game.quarter}`
    case 'off':
      return `${hasScore(game) ? scores : teams} · ${offWord(game)}`
  }
}

function scoreOf({ displayName, score }: Team): string {
  return `${displayName} ${score}`
}

/** Eastern time, since nobody knows where the link is read. */
function startText(game: Game): string {
  const ms = knownStartMs(game)
  if (ms === undefined) return openStartText(game)
  const { weekday, month, dayOfMonth, hour, minute } = easternClock(ms)
  const twelve = hour % 12 === 0 ? 12 : hour % 12
  const time = `${twelve}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'} ET`
  return `${DAYS[weekday]}, ${MONTHS[month - 1]} ${dayOfMonth}, ${time}`
}
