import { lazy } from 'react'
import type { Delay } from '../../../domain/delay/delay'
import type { DelayReason } from '../../../domain/delay/delay-reason'
import { rainDrops } from '../../../domain/delay/rain'
import type { Game } from '../../../domain/game/game'
import { Icon, type IconName } from '../../../ui/icon'
import { OptionalPart } from '../../../ui/optional-part'
import { useReducedMotion } from '../../../ui/use-reduced-motion'
import styles from './delay-line.module.css'

/** Few cards ever need it, and none for its first scores. */
const Rain = lazy(async () => ({ default: (await import('./rain')).Rain }))

interface Props {
  readonly game: Game
  readonly delay: Delay
}

/** The head of a card names why a game is off; what is left to draw of it is the weather. */
export function DelayLine({ game, delay }: Props) {
  const drops = rainDrops(delay, useReducedMotion())
  if (game.phase === 'off' && drops === 0) return null
  return (
    <div className={styles.line}>
      <Icon name={ICONS[delay.reason]} />
      <p className={styles.text}>{game.phase === 'off' ? null : delayWords(game, delay)}</p>
      {drops > 0 ? (
        <OptionalPart>
          <Rain drops={drops} />
        </OptionalPart>
      ) : null}
    </div>
  )
}

const ICONS: Record<DelayReason, IconName> = {
  lightning: 'storm',
  rain: 'rain',
  snow: 'snow',
  fog: 'haze',
  wind: 'wind',
  heat: 'sun',
  cold: 'snow',
  storm: 'storm',
  technical: 'warning',
  facility: 'warning',
  generic: 'clock',
}

/** Our word for it, and the feed's own when they say more. */
export function delayWords(game: Game, { text }: Delay): string {
  const said = game.phase === 'live' ? (game.delay ?? '') : ''
  if (said === '' || said === text) return text
  return said.startsWith(text) ? said : `${text} · ${said}`
}
