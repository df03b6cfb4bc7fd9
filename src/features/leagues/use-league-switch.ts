import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { SPORT_SWITCH_DELAY_MS } from '../../domain/time/intervals'
import type { Slug } from '../../domain/league'
import { boardPath } from '../../state/paths'

/**
 * The pressed tab lights up at once and its page follows a moment later, so that somebody who moves along the bar
 * renders only the league where they stop.
 */
export function useLeagueSwitch(onSwitch: (slug: Slug) => void) {
  const [location] = useLocation()
  const [pressed, setPressed] = useState<Slug>()
  const open = useEffectEvent((slug: Slug) => {
    setPressed(undefined)
    // A day or a team of the open league is another page than its board.
    if (location !== boardPath(slug)) onSwitch(slug)
    window.scrollTo(0, 0)
  })
  useEffect(() => {
    if (!pressed) return undefined
    const timer = setTimeout(() => open(pressed), SPORT_SWITCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [pressed])
  return { pressed, press: setPressed }
}
