import type { Player, WaitingPlayer } from './player'

/** The feed gives such a player even par, which nobody has before the first shot. */
export function hasYetToStart(player: Player): player is WaitingPlayer {
  return player.state === 'waiting' && player.rounds.length === 0
}
