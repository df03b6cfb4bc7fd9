import type { CSSProperties } from 'react'
import { comparisonShare } from '../../domain/box-score/comparison-share'
import type { ComparisonRow } from '../../domain/box-score/team-comparison'
import { homeColorBeside } from '../../ui/colors-alike'
import { distinctKeys } from '../../ui/distinct-keys'
import styles from './comparison.module.css'
import { TeamsHead } from './teams-head'

interface Props {
  readonly rows: readonly ComparisonRow[]
  readonly away: TeamLook
  readonly home: TeamLook
}

export interface TeamLook {
  readonly abbreviation: string
  /** Six hex digits. */
  readonly color?: string | undefined
}

/** Team Comparison: each statistic's name between both teams' figures, over a bar that the teams share. */
export function Comparison({ rows, away, home }: Props) {
  const keys = distinctKeys(rows.map(({ statistic }) => statistic))
  return (
    <table className={styles.table} style={colors(away, home)}>
      <caption className="visually-hidden">Team Comparison</caption>
      <TeamsHead away={away} home={home} middle="Statistic" />
      <tbody>
        {rows.map((row, index) => (
          <Row key={keys[index]} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row }: { readonly row: ComparisonRow }) {
  const share = comparisonShare(row)
  return (
    <tr style={share && ({ '--away': `${share.away}%`, '--home': `${share.home}%` } as CSSProperties)}>
      <td data-leads={share !== undefined && share.away > share.home}>{row.away}</td>
      <th scope="row">{row.statistic}</th>
      <td data-leads={share !== undefined && share.home > share.away}>{row.home}</td>
    </tr>
  )
}

/** Two teams in the same navy would share one grey bar. */
function colors(away: TeamLook, home: TeamLook): CSSProperties {
  const homeColor = homeColorBeside(away.color, home.color)
  return {
    ...(away.color && { '--away-color': `#${away.color}` }),
    ...(homeColor && { '--home-color': `#${homeColor}` }),
  } as CSSProperties
}
