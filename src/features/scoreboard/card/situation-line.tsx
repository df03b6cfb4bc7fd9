import type { BaseballSituation, FootballSituation, Situation } from '../../domain/situation'
import { Bases } from './bases'
import styles from './situation-line.module.css'

/** What is happening in a live game, in plain words. */
export function SituationLine({ situation }: { readonly situation: Situation }) {
  switch (situation.kind) {
    case 'football':
      return <p className={styles.line}>{footballText(situation)}</p>
    case 'baseball':
      return <BaseballLine situation={situation} />
    case 'basketball':
    case 'hockey':
      return <p className={styles.play}>{situation.lastPlay}</p>
  }
}

function BaseballLine({ situation }: { readonly situation: BaseballSituation }) {
  const { balls, strikes, outs } = situation
  return (
    <p className={styles.line}>
      <Bases situation={situation} />
      <span className={styles.count}>{`Count ${balls}-${strikes}`}</span>
      <span aria-hidden="true">·</span>
      <span>{outs === 1 ? '1 out' : `${outs} outs`}</span>
    </p>
  )
}

/** `3rd & 7 at SEA 34`; some texts of the feed have the place in them and some have not. */
export function footballText({ downDistanceText, possessionText }: FootballSituation): string {
  const placed = !possessionText || downDistanceText.includes(possessionText)
  return placed ? downDistanceText : `${downDistanceText} at ${possessionText}`
}
