import { shownSituation } from '../../../domain/card/card-parts'
import type { LiveGame } from '../../../domain/game/game'
import { openCount } from '../../../domain/game/open-count'
import { Bases } from './bases'
import styles from './baseball-area.module.css'

const OUTS = [1, 2, 3]

/** Bases, count and outs; between half innings there is nobody on, no count and no out. */
export function BaseballArea({ game }: { readonly game: LiveGame }) {
  const situation = shownSituation(game)
  if (situation?.kind !== 'baseball') return <div className={styles.area} />
  const { outs, balls, strikes, possession } = situation
  const count = openCount({ balls, strikes })
  return (
    <div className={styles.area}>
      <Bases situation={situation} />
      <p className={styles.words}>
        {possession ? <span className={styles.batting}>{`${possession} at bat`}</span> : null}
        <span>{count === undefined ? outsText(outs) : `Count ${count} · ${outsText(outs)}`}</span>
      </p>
      <span className={styles.outs} aria-hidden="true">
        {OUTS.map((out) => (
          <i key={out} data-out={out <= outs} />
        ))}
      </span>
    </div>
  )
}

function outsText(outs: number): string {
  return outs === 1 ? '1 out' : `${outs} outs`
}
