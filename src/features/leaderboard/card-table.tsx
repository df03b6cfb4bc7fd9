import type { HoleScore } from '../../domain/golf/hole-score'
import { HOLES } from '../../domain/golf/nine-totals'
import type { CardRound } from '../../domain/golf/scorecard'
import styles from './card-table.module.css'

const NINE = HOLES / 2

interface Props {
  readonly round: CardRound
  /** Whether the leaderboard says that holes of it are still to be played, or were left. */
  readonly isUnfinished?: boolean
}

/** A round hole by hole, in two nines: side by side where there is room, one above the other on a phone. */
export function CardTable({ round, isUnfinished = false }: Props) {
  return (
    <div className={styles.card}>
      <div className={styles.nines}>
        <Nine round={round} first={1} name="Out" total={round.out} />
        <Nine round={round} first={NINE + 1} name="In" total={round.in} />
      </div>
      <p className={styles.sum}>
        Round {round.period}
        {isOver(round) && !isUnfinished ? ': ' : ' so far: '}
        <strong>{round.strokes}</strong> ({round.score})
      </p>
      {round.holes.length > 0 ? (
        <Legend />
      ) : (
        <p className={styles.legend}>Only the nines are known of this round.</p>
      )}
    </div>
  )
}

/** For some rounds only the totals of the nines are known. */
const isOver = ({ holes }: CardRound) => holes.length === 0 || holes.length === HOLES

interface NineProps {
  readonly round: CardRound
  readonly first: number
  readonly name: 'Out' | 'In'
  readonly total: number | undefined
}

function Nine({ round, first, name, total }: NineProps) {
  const numbers = Array.from({ length: NINE }, (_, index) => first + index)
  const holeOf = (number: number) => round.holes.find(({ hole }) => hole === number)
  return (
    <table
      className={styles.nine}
      aria-label={`Holes ${first} to ${first + NINE - 1} of round ${round.period}`}
    >
      <thead>
        <tr>
          <th scope="row">Hole</th>
          {numbers.map((number) => (
            <th key={number} scope="col">
              {number}
            </th>
          ))}
          <th scope="col">{name}</th>
        </tr>
      </thead>
      <tbody>
        <tr className={styles.pars}>
          <th scope="row">Par</th>
          {numbers.map((number) => (
            <td key={number}>{holeOf(number)?.par ?? ''}</td>
          ))}
          <td>{parOf(numbers.map(holeOf))}</td>
        </tr>
        <tr>
          <th scope="row">Score</th>
          {numbers.map((number) => (
            <td key={number}>
              <Strokes hole={holeOf(number)} />
            </td>
          ))}
          <td className={styles.total}>{total ?? '–'}</td>
        </tr>
      </tbody>
    </table>
  )
}

/**
 * Only strokes gained or lost have a colour. A shape also says how many, because many people cannot tell colours apart.
 */
function Strokes({ hole }: { readonly hole: HoleScore | undefined }) {
  if (!hole) return '–'
  return (
    <span className={styles.strokes} data-kind={hole.kind} title={WORDS[hole.kind]}>
      {hole.strokes}
    </span>
  )
}

const WORDS: Readonly<Record<HoleScore['kind'], string>> = {
  albatross: 'Albatross or better',
  eagle: 'Eagle',
  birdie: 'Birdie',
  par: 'Par',
  bogey: 'Bogey',
  double: 'Double bogey',
  other: 'Worse than double bogey',
  unknown: '',
}

function parOf(holes: readonly (HoleScore | undefined)[]): number | string {
  return holes.every((hole) => hole !== undefined) ? holes.reduce((sum, { par }) => sum + par, 0) : ''
}

const LEGEND = ['eagle', 'birdie', 'par', 'bogey', 'double'] as const

function Legend() {
  return (
    <ul className={styles.legend} aria-label="Legend">
      {LEGEND.map((kind) => (
        <li key={kind} className={styles.entry}>
          <span className={styles.strokes} data-kind={kind} aria-hidden="true" />
          {kind === 'eagle' ? 'Eagle +' : kind === 'double' ? 'Double +' : WORDS[kind]}
        </li>
      ))}
    </ul>
  )
}
