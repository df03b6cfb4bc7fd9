import { downText } from '../football/down-text'
import { basesText } from '../game/bases-text'
import type { LiveGame } from '../game/game'
import { isInPlay } from '../game/in-play'
import { openCount } from '../game/open-count'
import type { BaseballSituation, FootballSituation, Situation } from '../game/situation'

/** One line of a sheet: `Ball: SF, 3rd & 7 at SEA 34`. */
export interface Fact {
  readonly label: string
  readonly text: string
}

/**
 * What everybody may know of the state of a live game: who has the ball, the down and distance or the count, timeouts,
 * and the last play. In a break, while the game waits, and when nothing has changed for hours, the timeouts and the ball
 * are still told, as they still hold. `lastPlay` comes from the summary; a last play from the board is fresher and
 * replaces it. While a game waits no play is the last one: what was announced after it is told as the delay.
 */
export function liveFacts(game: LiveGame, lastPlay: string | undefined): readonly Fact[] {
  const { situation } = game
  const facts = situation ? factsOf(situation, game) : []
  if (game.delay !== undefined) return facts
  const play = (situation && 'lastPlay' in situation && situation.lastPlay) || lastPlay
  return play ? [...facts, { label: 'Last play', text: play }] : facts
}

function factsOf(situation: Situation, game: LiveGame): readonly Fact[] {
  if (situation.kind !== 'football' && !isInPlay(game)) return []
  switch (situation.kind) {
    case 'football':
      return footballFacts(situation, game)
    case 'baseball':
      return baseballFacts(situation)
    case 'hockey': {
      const { strength, possession } = situation
      const text = [possession, strength].filter(Boolean).join(' ')
      return strength === 'even' ? [] : [{ label: 'Strength', text }]
    }
    case 'basketball':
      return []
  }
}

/** A down is told only while play runs; the ball and the timeouts stand as long as the feed names them. */
function footballFacts(situation: FootballSituation, game: LiveGame): readonly Fact[] {
  const { possession, homeTimeouts, awayTimeouts } = situation
  const ball = [possession, isInPlay(game) ? downText(situation) : undefined].filter(Boolean).join(', ')
  const timeouts = [
    awayTimeouts === undefined ? undefined : `${game.awayTeam.abbreviation} ${awayTimeouts}`,
    homeTimeouts === undefined ? undefined : `${game.homeTeam.abbreviation} ${homeTimeouts}`,
  ]
  const left = timeouts.filter((text) => text !== undefined).join(' · ')
  return [
    ...(ball === '' ? [] : [{ label: 'Ball', text: ball }]),
    ...(left === '' ? [] : [{ label: 'Timeouts', text: left }]),
  ]
}

function baseballFacts(situation: BaseballSituation): readonly Fact[] {
  const { possession, outs } = situation
  const count = openCount(situation)
  const out = outs === 1 ? '1 out' : `${outs} outs`
  const inning = [count === undefined ? undefined : `Count ${count}`, out, basesText(situation)]
  return [
    ...(possession ? [{ label: 'At bat', text: possession }] : []),
    { label: 'Inning', text: inning.filter((part) => part !== undefined).join(' · ') },
  ]
}
