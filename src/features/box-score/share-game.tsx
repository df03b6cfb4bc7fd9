import { useEffect, useState } from 'react'
import type { Game } from '../../domain/game/game'
import type { GameSlug } from '../../domain/league'
import { gameTitle } from '../../domain/share/game-title'
import { SETTINGS_SUCCESS_SHOWN_MS } from '../../domain/time/intervals'
import { shareLink, type ShareResult } from '../../platform/share-link'
import { browserTimers } from '../../platform/timers'
import { gamePath } from '../../state/paths'
import { Icon } from '../../ui/icon'
import { AlertsButton } from './alerts-button'
import styles from './share-game.module.css'

interface Props {
  readonly slug: GameSlug
  readonly game: Game
}

/** Opposite the close button, beside the bell: shares the game's link, and reports it where the browser does not. */
export function ShareGame({ slug, game }: Props) {
  const [shared, setShared] = useState<ShareResult>()
  const url = location.origin + gamePath(slug, game.id)
  useEffect(() => {
    if (shared !== 'copied') return undefined
    return browserTimers.after(SETTINGS_SUCCESS_SHOWN_MS, () => setShared(undefined))
  }, [shared])
  const share = async () => {
    setShared(undefined)
    // Shares no score: a live score is old when the message is read, and the linked page has the newest one.
    setShared(await shareLink({ title: gameTitle(game, false), url }))
  }
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.button}
        aria-label="Share this game"
        onClick={() => void share()}
      >
        <Icon name="share" />
      </button>
      <AlertsButton slug={slug} game={game} />
      <p className={styles.said} role="status">
        {shared === 'copied' ? 'Link copied' : null}
        {shared === 'neither' ? <span className={styles.link}>{url}</span> : null}
      </p>
    </div>
  )
}
