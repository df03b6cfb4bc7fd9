import { useEffect, useEffectEvent, useState } from 'react'
import { SPORT_SWITCH_DELAY_MS } from '../../domain/time/intervals'
import type { Slug } from '../../domain/league'

/**
 * The pressed tab lights up at once and its page follows a moment later, so that somebody who moves along the bar
 * renders only the league where they stop.
 */
export function useLeagueSwitch(current: Slug | undefined, onSwitch: (slug: Slug) => void) {
  const [pressed, setPressed] = useState<Slug>()
  const open = useEffectEvent((slug: Slug) => {
    setPressed(undefined)
    if (slug !== current) onSwitch(slug)
    window.scrollTo(0, 0)
  })
  useEffect(() => {
    if (!pressed) return undefined
    const timer = setTimeout(() => open(pressed), SPORT_SWITCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [pressed])
  return { pressed, press: setPressed }
}
