import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { GameSlug } from '../../../domain/league'
import { BOX_SCORE_HIGHLIGHT_MS } from '../../../domain/time/intervals'
import { FROM_BOARD, gamePath } from '../../../state/paths'
import styles from './open-link.module.css'

interface Props {
  readonly slug: GameSlug
  readonly id: string
  readonly match: string
}

/**
 * Makes the whole card a link to its box score. A pressed card lights up for a moment, so that the user finds it again.
 */
export function OpenLink({ slug, id, match }: Props) {
  const [pressed, setPressed] = useState(0)
  useEffect(() => {
    if (pressed === 0) return undefined
    const timer = setTimeout(() => setPressed(0), BOX_SCORE_HIGHLIGHT_MS)
    return () => clearTimeout(timer)
  }, [pressed])
  return (
    <Link
      className={styles.open}
      href={gamePath(slug, id)}
      state={FROM_BOARD}
      data-highlighted={pressed > 0}
      onClick={() => setPressed((count) => count + 1)}
      aria-label={`${match}, box score`}
    />
  )
}
