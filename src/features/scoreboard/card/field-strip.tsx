import type { CSSProperties } from 'react'
import { fieldPosition, type FieldPosition } from '../../../domain/football/field-position'
import type { LiveGame } from '../../../domain/game/game'
import { teamColor } from '../../../domain/game/team-color'
import styles from './field-strip.module.css'

/**
 * Where the ball lies and which way it is to go. It is one element: stripes, end zones, ball and line to gain are its
 * background. It keeps its space while there is no play. The words in the card's head say the same and more.
 */
export function FieldStrip({ game }: { readonly game: LiveGame }) {
  const position = fieldPosition(game)
  return (
    <div
      className={styles.field}
      style={fieldStyle(game, position)}
      data-field=""
      data-attacker={position?.attacker}
      data-red-zone={position?.inRedZone}
      aria-hidden="true"
    />
  )
}

/** The away team's end zone is on the left, as that team is listed first; yards are counted from the home goal line. */
function fieldStyle({ homeTeam, awayTeam }: LiveGame, position: FieldPosition | undefined): CSSProperties {
  const zones = { ...colour('--away', awayTeam.color), ...colour('--home', homeTeam.color) }
  if (!position) return zones
  const { ballOn, lineToGain } = position
  return { ...zones, '--ball': (100 - ballOn) / 100, '--gain': (100 - lineToGain) / 100 } as CSSProperties
}

function colour(name: string, hex: string | undefined): Record<string, string> {
  return hex ? { [name]: `#${teamColor(hex)}` } : {}
}
