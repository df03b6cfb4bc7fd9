import type { Delay } from './delay'

const RAIN_DROPS = 40

/** How many drops fall over the card: for rain, lightning or storm, and not when motion is unwanted. */
export function rainDrops(delay: Delay | undefined, reducedMotion: boolean): number {
  if (delay === undefined || reducedMotion) return 0
  const isWet = delay.reason === 'rain' || delay.reason === 'lightning' || delay.reason === 'storm'
  return isWet ? RAIN_DROPS : 0
}
