import { useState } from 'react'
import { AutoScroll } from '../features/auto-scroll/auto-scroll'
import { ScrollHint } from '../features/auto-scroll/scroll-hint'
import { useAwakeScreen, useWholeScreen } from '../features/kiosk/use-kiosk-screen'
import { useKioskReturn } from '../features/kiosk/use-kiosk-return'
import { autoScrollAtom, kioskAtom, resumeDelayAtom } from '../state/auto-scroll'
import { useAtom, useAtomValue } from '../state/store'
import { currentSlug } from './current-slug'
import { useRotation } from './use-rotation'

/** Auto-scroll and, where the address asks for it, the kiosk around it. Only boards scroll by themselves. */
export function Unattended({ path }: { readonly path: string }) {
  const [isOn, setOn] = useAtom(autoScrollAtom)
  const kiosk = useAtomValue(kioskAtom)
  const slug = currentSlug(path)
  const onSeen = useRotation(kiosk, slug, path)
  const [hasEnded, setHasEnded] = useState(false)
  if (isOn && hasEnded) setHasEnded(false)

  useWholeScreen(kiosk !== undefined)
  useKioskReturn(kiosk !== undefined && !isOn, () => setOn(true))
  if (!isOn) return hasEnded ? <ScrollHint key="over" text="Auto-scroll is off" /> : null
  if (!slug) return null
  const end = () => {
    setHasEnded(true)
    setOn(false)
  }
  return (
    <>
      <Running path={path} isKiosk={kiosk !== undefined} onEnd={end} onSeen={onSeen} />
      <ScrollHint key="on" text="Esc or tap ends auto-scroll" />
    </>
  )
}

interface RunningProps {
  readonly path: string
  readonly isKiosk: boolean
  readonly onEnd: () => void
  readonly onSeen: () => boolean
}

function Running({ path, isKiosk, onEnd, onSeen }: RunningProps) {
  const [resumeMs, setResumeMs] = useAtom(resumeDelayAtom)
  useAwakeScreen()
  return (
    <AutoScroll
      page={path}
      resumeMs={resumeMs}
      unattended={isKiosk}
      onResumeMs={setResumeMs}
      onEnd={onEnd}
      onSeen={onSeen}
    />
  )
}
