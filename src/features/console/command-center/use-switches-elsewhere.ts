import { useCallback, useEffect, useEffectEvent } from 'react'
import { ALL_LEAGUES } from '../../../domain/league'
import { isVisible, type SportVisibility } from '../../../domain/operations/visibility/sport-visibility'
import { usePorts } from '../../../state/ports'
import { useStored } from '../../../state/use-stored'

/**
 * Another operator's switch arrives in the header of this page at once. What the console was told before contradicts it
 * then, and is asked for anew.
 */
export function useSwitchesElsewhere(told: SportVisibility | undefined, askAnew: () => void): void {
  const { storage } = usePorts()
  const query = useCallback(() => storage.readAll('heads'), [storage])
  const heads = useStored(query) ?? []
  const isContradicted =
    told !== undefined &&
    ALL_LEAGUES.some(({ slug, sport }) =>
      heads.some(({ id, visible }) => id === slug && visible !== isVisible(told, sport)),
    )
  const ask = useEffectEvent(askAnew)
  useEffect(() => {
    if (isContradicted) ask()
  }, [isContradicted])
}
