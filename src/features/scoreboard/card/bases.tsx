import { basesText } from '../../../domain/game/bases-text'
import type { BaseballSituation } from '../../../domain/game/situation'
import styles from './bases.module.css'

/** The diamond seen from home plate; bases with a runner are filled. */
export function Bases({ situation }: { readonly situation: BaseballSituation }) {
  return (
    <svg className={styles.diamond} viewBox="0 0 32 22" role="img" aria-label={basesText(situation)}>
      <Base x={24} y={13} taken={situation.onFirst} />
      <Base x={16} y={6} taken={situation.onSecond} />
      <Base x={8} y={13} taken={situation.onThird} />
    </svg>
  )
}

function Base({ x, y, taken }: { readonly x: number; readonly y: number; readonly taken: boolean }) {
  return <path className={styles.base} data-taken={taken} d={`M${x} ${y - 5}l5 5-5 5-5-5Z`} />
}
