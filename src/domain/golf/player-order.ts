import { compare } from '../game/game-order'
import type { Player } from './player'

/**
 * The order of a leaderboard's rows: players with a place by that place, then waiting players by tee time, then players
 * who are out. It depends on nothing but the rows, so that server and browser sort alike.
 */
export function comparePlayers(a: Player, b: Player): number {
  return (
    compare(a.tournament, b.tournament) ||
    compare(groupOf(a), groupOf(b)) ||
    compare(a.position, b.position) ||
    compare(teeTimeOf(a), teeTimeOf(b)) ||
    compare(b.rounds.length, a.rounds.length) ||
    compare(a.name, b.name) ||
    compare(a.id, b.id)
  )
}

function groupOf({ position, state }: Player): number {
  if (position > 0) return 0
  return state === 'out' ? 2 : 1
}

function teeTimeOf(player: Player): string {
  return player.state === 'waiting' && player.position === 0 ? (player.teeTime ?? '~') : ''
}
