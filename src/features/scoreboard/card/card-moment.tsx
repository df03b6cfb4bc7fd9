import { shownSituation } from '../../../domain/card/card-parts'
import { fieldPosition } from '../../../domain/football/field-position'
import { footballWords } from '../../../domain/football/football-words'
import type { Game } from '../../../domain/game/game'
import type { BaseballSituation } from '../../../domain/game/situation'
import type { SportKind } from '../../../domain/league'
import { Bases } from './bases'
import styles from './card-moment.module.css'
import { statusNote } from './status-note'

interface Props {
  readonly game: Game
  readonly kind: SportKind
}

/** The current situation, at the end of the card's first row. That row always has the room for it, so nothing moves. */
export function CardMoment({ game, kind }: Props) {
  const situation = shownSituation(game)
  if (kind === 'football') return <FootballMoment game={game} />
  if (situation?.kind === 'baseball') return <BaseballMoment situation={situation} />
  const note = statusNote(game)
  return note === undefined ? null : <span className={styles.note}>{note}</span>
}

function FootballMoment({ game }: Pick<Props, 'game'>) {
  const words = footballWords(game)
  const isClose = fieldPosition(game)?.inRedZone === true
  if (words === '') return null
  return (
    <span className={styles.words} data-red-zone={isClose}>
      {isClose ? <span className="visually-hidden">Red zone, </span> : null}
      {words}
    </span>
  )
}

const OUTS = [1, 2, 3]

/** The team at bat, the occupied bases and the outs; the count stands with the inning. */
function BaseballMoment({ situation }: { readonly situation: BaseballSituation }) {
  const { outs, possession } = situation
  return (
    <span className={styles.words}>
      {possession ? `${possession} at bat` : null}
      <Bases situation={situation} />
      <span className={styles.outs}>
        <span className="visually-hidden">{outs === 1 ? '1 out' : `${outs} outs`}</span>
        {OUTS.map((out) => (
          <i key={out} data-out={out <= outs} aria-hidden="true" />
        ))}
      </span>
    </span>
  )
}
