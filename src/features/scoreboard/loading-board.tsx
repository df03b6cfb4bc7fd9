import { PageHead } from '../../ui/page-head'
import styles from './loading-board.module.css'

const CARDS = Array.from({ length: 12 }, (_, index) => index)

/** Placeholders in the shape of the board that is loading, shown only when there is nothing else to show. */
export function LoadingBoard({ label }: { readonly label: string }) {
  return (
    <section className={styles.board} aria-busy="true" aria-label={`${label} scores`}>
      <PageHead title={<h1>{label}</h1>} />
      <p className="visually-hidden" role="status">{`Loading ${label} scores`}</p>
      <div className={styles.grid} aria-hidden="true">
        {CARDS.map((card) => (
          <div key={card} className={styles.card}>
            <span className={styles.line} />
            <span className={styles.team} />
            <span className={styles.team} />
            <span className={styles.line} />
          </div>
        ))}
      </div>
    </section>
  )
}
