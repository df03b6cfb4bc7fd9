import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { formatKiosk, parseKiosk, type Kiosk } from '../domain/screen/kiosk'
import type { Slug } from '../domain/league'
import { reloadIfRequested } from '../features/kiosk/caretaker'
import { useKioskRound } from '../features/kiosk/use-kiosk-round'
import { boardPath } from '../state/paths'
import { usePorts } from '../state/ports'
import { useAtomValue } from '../state/store'
import { updateAtom } from '../state/update-state'

/**
 * Moves a kiosk from league to league. It returns the function to call when a list has been shown, which returns true
 * when something else follows.
 */
export function useRotation(
  kiosk: Kiosk | undefined,
  slug: Slug | undefined,
  path: string,
  isOn: boolean,
): () => boolean {
  const [, navigate] = useLocation()
  const { applyUpdate } = usePorts()
  const update = useAtomValue(updateAtom)
  const hasApplied = useRef(false)
  const { next, skips } = useKioskRound(kiosk, slug)
  const address = kiosk && next ? boardPath(next) + formatKiosk(kiosk) : undefined

  // Links and redirects drop the kiosk from the address, and a reload must find it there.
  useEffect(() => {
    if (kiosk && !parseKiosk(window.location.search)) navigate(path + formatKiosk(kiosk), { replace: true })
  }, [kiosk, path, navigate])
  // Whoever has stopped the wall may look at any league until it continues.
  useEffect(() => {
    if (isOn && skips && address) navigate(address, { replace: true })
  }, [isOn, skips, address, navigate])

  return () => {
    // On a kiosk nobody presses "Reload", and between two rounds an update disturbs nobody.
    if (kiosk && reloadIfRequested()) return true
    // It may take long to begin, for example without a server, and the wall must not stay with one league till then.
    if (kiosk && update === 'ready' && !hasApplied.current) {
      hasApplied.current = true
      applyUpdate()
    } else if (address) navigate(address, { replace: true })
    else return false
    return true
  }
}
