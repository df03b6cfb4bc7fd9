import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { formatKiosk, type Kiosk } from '../domain/screen/kiosk'
import { reloadWhenReachable } from '../platform/reload-when-reachable'
import { autoScrollAtom, kioskAtom } from '../state/auto-scroll'
import { useAtomValue } from '../state/store'
import { latePart } from '../ui/late-part'
import { OptionalPart } from '../ui/optional-part'
import { useAfterFirstPaint } from '../ui/use-after-first-paint'

const AutoScrollScreen = latePart(async () => (await import('./auto-scroll-screen')).AutoScrollScreen)

/**
 * Auto-scroll and kiosk. Users who never turn them on never load this code. Once loaded it stays, to say that
 * auto-scroll has ended.
 */
export function AutoScrollWhenAsked() {
  const [location] = useLocation()
  const isOn = useAtomValue(autoScrollAtom)
  const kiosk = useAtomValue(kioskAtom)
  const isPainted = useAfterFirstPaint()
  const [wasAsked, setWasAsked] = useState(false)
  if (isPainted && (isOn || kiosk) && !wasAsked) setWasAsked(true)
  return wasAsked ? (
    <OptionalPart instead={kiosk && <BeginAnew kiosk={kiosk} />}>
      <AutoScrollScreen path={location} />
    </OptionalPart>
  ) : null
}

/**
 * Without this code a wall stands still, nobody at it can change that, and operators hear nothing of it. Links and
 * redirects drop the kiosk from the address, and the new page must find it there.
 */
function BeginAnew({ kiosk }: { readonly kiosk: Kiosk }) {
  const [path, navigate] = useLocation()
  useEffect(() => {
    navigate(path + formatKiosk(kiosk), { replace: true })
    return reloadWhenReachable()
  }, [kiosk, path, navigate])
  return null
}
