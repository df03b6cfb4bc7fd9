import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { Game } from '../../../domain/game/game'
import { BOX_SCORE_HIGHLIGHT_MS } from '../../../domain/time/intervals'
import type { GameSlug } from '../../../domain/league'
import { FROM_BOARD, gamePath } from '../../../state/paths'
import styles from './box-score-link.module.css'

/** The way to the box score. It lights up for a moment, so that one finds the card again. */
export function BoxScoreLink({ slug, game }: { readonly slug: GameSlug; readonly game: Game }) {
  const [pressed, setPressed] = useState(0)
  useEffect(() => {
    if (pressed === 0) return undefined
    const timer = setTimeout(() => setPressed(0), BOX_SCORE_HIGHLIGHT_MS)
    return () => clearTimeout(timer)
  }, [pressed])
  return (
    <Link
      href={gamePath(slug, game.id)}
      state={FROM_BOARD}
      className={styles.link}
      data-highlighted={pressed > 0}
      onClick={() => setPressed((count) => count + 1)}
      aria-label={`Box score, ${game.awayTeam.abbreviation} at ${game.homeTeam.abbreviation}`}
    >
      Box score
    </Link>
  )
}
