import { useState } from 'react'
import { useLocation } from 'wouter'
import { autoScrollAtom, isKioskAtom } from '../state/auto-scroll'
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
  const isKiosk = useAtomValue(isKioskAtom)
  const isPainted = useAfterFirstPaint()
  const [wasAsked, setWasAsked] = useState(false)
  if (isPainted && (isOn || isKiosk) && !wasAsked) setWasAsked(true)
  return wasAsked ? (
    <OptionalPart>
      <AutoScrollScreen path={location} />
    </OptionalPart>
  ) : null
}
