import { useContext, type ReactNode } from 'react'
import { PageNotices } from './page-notices'
import styles from './page-head.module.css'

interface Props {
  readonly title: ReactNode
  /** How the page shows what it has: stands beside the title. */
  readonly density?: ReactNode
  readonly search?: ReactNode
  readonly age?: ReactNode
}

/**
 * The title of a page and what belongs to all of it, and below it what there is to say of the page. On phones and low
 * screens it stands in the row of the header, beside the menu, so that both together cost the scores one row.
 */
export function PageHead({ title, density, search, age }: Props) {
  const notices = useContext(PageNotices)
  return (
    <>
      <header className={styles.head} data-page-head="" data-auto-scroll-stays="">
        <div className={styles.start}>
          <div className={styles.title}>{title}</div>
          {density ? <div className={styles.density}>{density}</div> : null}
        </div>
        {search ? <div className={styles.search}>{search}</div> : null}
        {age ? <div className={styles.age}>{age}</div> : null}
      </header>
      {notices}
    </>
  )
}
