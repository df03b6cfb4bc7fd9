/** What a play says of the men on the ice, as the team that made it sees it. */
export interface StrengthOfPlay {
  readonly team: string
  readonly strength: StrengthWord | undefined
  readonly isGoal: boolean
}

export type StrengthWord = 'even' | 'power play' | 'shorthanded' | 'empty net'

export interface HockeyStrength {
  readonly powerPlay: boolean
  readonly strength: Exclude<StrengthWord, 'shorthanded'>
  /** Abbreviation of the team with more men, while there is one. */
  readonly possession?: string
}

export const EVEN_STRENGTH: HockeyStrength = { powerPlay: false, strength: 'even' }

/**
 * Decided by the last play that names a strength. Shorthanded for one team is a power play for the other. A goal of the
 * team with more men ends its power play, which no other play says before the face-off. The feed says empty net of goals
 * alone, so that a net was empty is known only from then on.
 */
export function hockeyStrength(
  plays: readonly StrengthOfPlay[],
  teams: readonly [string, string],
): HockeyStrength {
  const last = plays.filter(({ strength }) => strength !== undefined).at(-1)
  switch (last?.strength) {
    case 'power play':
      return last.isGoal ? EVEN_STRENGTH : powerPlayOf(last.team)
    case 'shorthanded':
      return powerPlayOf(opponentOf(last.team, teams))
    case 'empty net':
      return { powerPlay: false, strength: 'empty net' }
    case 'even':
    case undefined:
      return EVEN_STRENGTH
  }
}

export function parseStrength(text: string): StrengthWord | undefined {
  const words = text.trim().toLowerCase()
  if (words.startsWith('even')) return 'even'
  if (words.startsWith('power')) return 'power play'
  if (words.startsWith('short')) return 'shorthanded'
  return words.startsWith('empty') ? 'empty net' : undefined
}

/** Empty when the play names neither team. */
function opponentOf(team: string, [one, other]: readonly [string, string]): string {
  if (team === one) return other
  return team === other ? one : ''
}

function powerPlayOf(team: string): HockeyStrength {
  return { powerPlay: true, strength: 'power play', ...(team !== '' && { possession: team }) }
}
