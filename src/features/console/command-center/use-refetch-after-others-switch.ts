import { useCallback, useEffect, useEffectEvent } from 'react'
import { ALL_LEAGUES } from '../../../domain/league'
import { isVisible, type SportVisibility } from '../../../domain/operations/visibility/sport-visibility'
import { usePorts } from '../../../state/ports'
import { useStored } from '../../../state/use-stored'

/**
 * When another operator flips a switch, the header of this page has it at once. The console's own copy then contradicts
 * the header, so it is fetched again.
 */
export function useRefetchAfterOthersSwitch(told: SportVisibility, askAnew: () => void): void {
  const { storage } = usePorts()
  const query = useCallback(() => storage.readAll('heads'), [storage])
  const heads = useStored(query)
  const isContradicted = ALL_LEAGUES.some(({ slug, sport }) =>
    heads?.some(({ id, visible }) => id === slug && visible !== isVisible(told, sport)),
  )
  const ask = useEffectEvent(askAnew)
  useEffect(() => {
    if (isContradicted) ask()
  }, [isContradicted])
}
