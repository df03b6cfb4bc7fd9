import { shownSituation } from '../../../domain/card/card-parts'
import { fieldPosition } from '../../../domain/football/field-position'
import { footballWords } from '../../../domain/football/football-words'
import type { Game, Team } from '../../../domain/game/game'
import type { GameSlug } from '../../../domain/league'
import type { WallGrid } from '../../../domain/screen/wall-grid'
import { statusNote } from '../card/status-note'

/**
 * A team's name in the length that fits the wall. People know colleges by their school and not by their
 * mascot.
 */
export function wallName(team: Team, names: WallGrid['names'], slug: GameSlug): string {
  const { abbreviation, displayName, name } = team
  if (names === 'abbreviation') return abbreviation
  if (names === 'full') return displayName
  if (slug !== 'ncaaf' && slug !== 'ncaab') return name
  const school = displayName.endsWith(name) ? displayName.slice(0, -name.length).trim() : displayName
  return school || displayName
}

/** The current situation, in so few words that people can read it in passing. */
export function wallSituation(game: Game): string {
  const situation = shownSituation(game)
  if (situation?.kind === 'baseball') return situation.outs === 1 ? '1 out' : `${situation.outs} outs`
  return statusNote(game) ?? footballWords(game)
}

/** Whether the ball is near the goal, where the situation lights up. */
export function isHot(game: Game): boolean {
  return fieldPosition(game)?.inRedZone === true
}
