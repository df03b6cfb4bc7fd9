import { useEffect, useState } from 'react'
import { AUTO_SCROLL_HINT_MS } from '../../domain/time/intervals'
import styles from './scroll-hint.module.css'

/**
 * Shows a hint for three seconds: at the start how to end auto-scroll, at the end that it has ended. Each
 * text renders a new hint.
 */
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
