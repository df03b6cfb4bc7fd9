import { isShownLive } from '../../../domain/card/card-parts'
import { delaySaid } from '../../../domain/card/progress-text'
import type { Delay } from '../../../domain/delay/delay'
import type { DelayReason } from '../../../domain/delay/delay-reason'
import { rainDrops } from '../../../domain/delay/rain'
import type { Game } from '../../../domain/game/game'
import { Icon, type IconName } from '../../../ui/icon'
import { latePart } from '../../../ui/late-part'
import { OptionalPart } from '../../../ui/optional-part'
import { useReducedMotion } from '../../../ui/use-reduced-motion'
import styles from './delay-note.module.css'

/** Few cards ever need it, and none for its first scores. */
const Rain = latePart(async () => (await import('./rain')).Rain)

interface Props {
  readonly game: Game
  readonly delay: Delay
}

/**
 * Says why a game waits, in the row at the head of its card, which is as high without it. If the game is off, the head
 * has said so already, and a game in play does not wait; in both cases only the weather is drawn.
 */
export function DelayNote({ game, delay }: Props) {
  const isSilent = game.phase === 'off' || isShownLive(game)
  const drops = rainDrops(delay, useReducedMotion())
  const words = delayWords(game, delay)
  return (
    <>
      {isSilent ? null : (
        <span className={styles.note} title={words}>
          <Icon name={ICONS[delay.reason]} />
          <span className={styles.words}>{words}</span>
        </span>
      )}
      {drops > 0 ? (
        <span className={styles.rain}>
          <OptionalPart>
            <Rain drops={drops} />
          </OptionalPart>
        </span>
      ) : null}
    </>
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

/** Our own word for the delay, with the feed's words if they say more than the head of the card. */
export function delayWords(game: Game, { text }: Delay): string {
  const said = game.phase === 'live' && delaySaid(game)
  if (!said) return text
  return said.startsWith(text) ? said : `${text} · ${said}`
}
