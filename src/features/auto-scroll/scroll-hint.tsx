import { useEffect, useState } from 'react'
import { AUTO_SCROLL_HINT_MS } from '../../domain/time/intervals'
import styles from './scroll-hint.module.css'

/** Three seconds of help: how it ends when it begins, and that it has ended. Rendered anew for each text. */
export function ScrollHint({ text }: { readonly text: string }) {
  const [shown, setShown] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), AUTO_SCROLL_HINT_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.place} role="status" data-auto-scroll-hint="">
      {shown ? <p className={styles.hint}>{text}</p> : null}
    </div>
  )
}
