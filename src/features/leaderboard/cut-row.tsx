import styles from './cut-row.module.css'

/** Who stands below did not make it. */
export function CutRow({ score }: { readonly score: string }) {
  return (
    <div role="row" className={styles.cut} data-cut={score}>
      <span role="cell">Cut line {score}</span>
    </div>
  )
}
