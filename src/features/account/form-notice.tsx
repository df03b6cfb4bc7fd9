import { Icon } from '../../ui/icon'
import styles from './form-notice.module.css'

interface Props {
  readonly notice: { readonly kind: 'error' | 'success' | 'hint'; readonly text: string } | undefined
}

/**
 * The result of a form. Its element is always in the page, because screen readers only announce changes
 * inside an element that was there before.
 */
export function FormNotice({ notice }: Props) {
  return (
    <div className={styles.place} aria-live={notice?.kind === 'error' ? 'assertive' : 'polite'}>
      {notice ? (
        <p className={styles.notice} data-kind={notice.kind}>
          <Icon name={notice.kind === 'error' ? 'warning' : 'check'} />
          <span>{notice.text}</span>
        </p>
      ) : null}
    </div>
  )
}
