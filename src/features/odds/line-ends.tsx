import type { MarketMovement } from '../../domain/odds/line-movement'
import {
  FIRST_LABELS,
  LAST_LABELS,
  movedText,
  trackTeam,
  trackText,
  type Abbreviations,
} from '../../domain/odds/movement-words'
import styles from './line-ends.module.css'

interface Props {
  readonly movement: MarketMovement
  readonly teams: Abbreviations
}

/** The opening and the current line of a market: the chart's content in figures. */
export function LineEnds({ movement: { ends, firstIs, lastIs }, teams }: Props) {
  return (
    <ul className={styles.ends}>
      {ends.map((end) => {
        const team = trackTeam(end.track, teams)
        const moved = movedText(end)
        return (
          <li key={end.track} data-track={end.track}>
            {team ? <strong className={styles.team}>{team}</strong> : null}
            <dl className={styles.figures}>
              <Figure label={FIRST_LABELS[firstIs]} mark="first" text={trackText(end.track, end.first)} />
              <Figure label={LAST_LABELS[lastIs]} mark="last" text={trackText(end.track, end.last)} />
              {moved === undefined ? null : <Figure label="Moved" text={moved} />}
            </dl>
          </li>
        )
      })}
    </ul>
  )
}

interface FigureProps {
  readonly label: string
  /** The dot of the chart that this figure belongs to. */
  readonly mark?: 'first' | 'last'
  readonly text: string
}

function Figure({ label, mark, text }: FigureProps) {
  return (
    <div data-mark={mark}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  )
}
