import styles from './trust.module.css'

/** What holds scores that may be over long ago says so here: nothing in it then glows, pulses or says LIVE. */
export function trustOf({ kind, isCurrent }: { readonly kind: string; readonly isCurrent: boolean }) {
  return { className: styles.trust, 'data-freshness': kind, 'data-current': isCurrent } as const
}
