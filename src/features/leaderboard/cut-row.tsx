import styles from './cut-row.module.css'

export function CutRow({ score }: { readonly score: string }) {
  return (
    <div role="row" className={styles.cut} data-cut={score}>
      <span role="cell" className={styles.words}>
        Cut line {score} <span className={styles.meaning}>· those below are out</span>
      </span>
    </div>
  )
}
