import { useContext, type ReactNode } from 'react'
import { PageNotices } from './page-notices'
import styles from './page-head.module.css'

interface Props {
  readonly title: ReactNode
  /** The switch for how densely the page shows its games; it stands beside the title. */
  readonly density?: ReactNode
  readonly search?: ReactNode
  readonly age?: ReactNode
}

/**
 * The title of a page with the controls that apply to all of it, and below it the notices. On phones and low screens it
 * shares the row of the header, beside the menu, so that both together take only one row from the scores.
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
