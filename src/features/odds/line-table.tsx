import { TRACKS, type MarketMovement, type Track } from '../../domain/odds/line-movement'
import type { LinePoint } from '../../domain/odds/line-point'
import { trackName, trackText, type Abbreviations } from '../../domain/odds/movement-words'
import { dayText, timeText } from '../../platform/local-time'
import { ScrollTable } from '../../ui/scroll-table'
import styles from './line-table.module.css'

interface Props {
  readonly movements: readonly MarketMovement[]
  readonly points: readonly LinePoint[]
  readonly teams: Abbreviations
}

/**
 * The data of the charts as a table, for people who read it or cannot see the charts. The newest line is
 * first.
 */
export function LineTable({ movements, points, teams }: Props) {
  const tracks = movements.flatMap(({ market }) => TRACKS[market])
  return (
    <details className={styles.all}>
      <summary>Every line ({points.length})</summary>
      <ScrollTable label="Every line">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Since</th>
              {tracks.map((track) => (
                <th key={track} scope="col">
                  {trackName(track, teams)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map((point, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two rows may be of one moment
              <tr key={index}>
                <th scope="row">{sinceText(point)}</th>
                {tracks.map((track) => (
                  <td key={track}>{valueText(point, track)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
    </details>
  )
}

function sinceText({ at }: LinePoint): string {
  const ms = Date.parse(at)
  return `${dayText(ms)}, ${timeText(ms)}`
}

function valueText(point: LinePoint, track: Track): string {
  const value = point[track]
  return value === undefined ? '–' : trackText(track, value)
}
