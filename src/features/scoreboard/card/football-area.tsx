import type { CSSProperties } from 'react'
import { shownSituation } from '../../../domain/card/card-parts'
import { fieldPosition, type FieldPosition } from '../../../domain/football/field-position'
import type { LiveGame } from '../../../domain/game/game'
import type { FootballSituation } from '../../../domain/game/situation'
import styles from './football-area.module.css'

/** Where nothing is to be said, in a break and between plays, the field has the room of the words. */
export function FootballArea({ game }: { readonly game: LiveGame }) {
  const situation = shownSituation(game)
  const text = situation?.kind === 'football' ? footballText(situation) : ''
  return (
    <div className={styles.area}>
      {text ? <p className={styles.text}>{text}</p> : null}
      <Field game={game} position={fieldPosition(game)} />
    </div>
  )
}

interface FieldProps {
  readonly game: LiveGame
  readonly position: FieldPosition | undefined
}

/** One element: stripes, end zones, ball and line to gain are its background. The text beside it says the same. */
function Field({ game, position }: FieldProps) {
  return (
    <div
      className={styles.field}
      style={fieldStyle(game, position)}
      data-attacker={position?.attacker}
      data-red-zone={position?.inRedZone}
      aria-hidden="true"
    />
  )
}

/** The guests' end zone is on the left, as they stand first; yards are counted from the home goal line. */
function fieldStyle({ homeTeam, awayTeam }: LiveGame, position: FieldPosition | undefined): CSSProperties {
  const zones = { ...colour('--away', awayTeam.color), ...colour('--home', homeTeam.color) }
  if (!position) return zones
  const { ballOn, lineToGain } = position
  return { ...zones, '--ball': (100 - ballOn) / 100, '--gain': (100 - lineToGain) / 100 } as CSSProperties
}

function colour(name: string, hex: string | undefined): Record<string, string> {
  return hex ? { [name]: `#${hex}` } : {}
}

/** `3rd & 7 at SEA 34`; some texts of the feed have the place in them and some have not. */
export function footballText(situation: FootballSituation): string {
  if (situation.down === undefined) return ''
  const { downDistanceText, possessionText } = situation
  const placed = !possessionText || downDistanceText.includes(possessionText)
  return placed ? downDistanceText : `${downDistanceText} at ${possessionText}`
}
