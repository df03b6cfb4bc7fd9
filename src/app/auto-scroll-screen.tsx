import { useEffect, useState } from 'react'
import { formatKiosk } from '../domain/screen/kiosk'
import type { Slug } from '../domain/league'
import { AutoScroll } from '../features/auto-scroll/auto-scroll'
import { ScrollHint } from '../features/auto-scroll/scroll-hint'
import { startCaretaker } from '../features/kiosk/caretaker'
import { useDrift } from '../features/kiosk/use-drift'
import {
  useLitScreen,
  useRestingPointer,
  useStoppedKiosk,
  useWholeScreen,
} from '../features/kiosk/use-kiosk-screen'
import { useKioskReturn } from '../features/kiosk/use-kiosk-return'
import { useScreenReports } from '../features/kiosk/use-screen-reports'
import { autoScrollAtom, kioskAtom, resumeDelayAtom } from '../state/auto-scroll'
import { boardPath } from '../state/paths'
import { useAtom, useAtomValue } from '../state/store'
import { boardSlug, currentSlug } from './current-slug'
import { useLastLeague } from './use-last-league'
import { useRotation } from './use-rotation'

/** Auto-scroll and, where the address asks for it, the kiosk around it. Only boards scroll by themselves. */
export function AutoScrollScreen({ path }: { readonly path: string }) {
  const [isOn, setOn] = useAtom(autoScrollAtom)
  const kiosk = useAtomValue(kioskAtom)
  const slug = currentSlug(path)
  const scrolled = boardSlug(path)
  const onSeen = useRotation(kiosk, slug, path, isOn)
  const [hasEnded, setHasEnded] = useState(false)
  if (isOn && hasEnded) setHasEnded(false)

  const home = useLastLeague(kiosk, slug)

  useEffect(() => {
    if (kiosk) startCaretaker(boardPath(home) + formatKiosk(kiosk))
  }, [kiosk, home])
  useLitScreen(kiosk !== undefined || (isOn && scrolled !== undefined))
  useScreenReports(kiosk !== undefined)
  useWholeScreen(kiosk !== undefined)
  useStoppedKiosk(kiosk !== undefined && !isOn)
  useDrift(kiosk !== undefined && isOn)
  useKioskReturn(kiosk !== undefined && !isOn, () => setOn(true))
  if (!isOn) return hasEnded ? <ScrollHint key="over" text="Auto-scroll is off" /> : null
  if (!scrolled) return null
  const end = () => {
    setHasEnded(true)
    setOn(false)
  }
  return (
    <>
      <Running slug={scrolled} isKiosk={kiosk !== undefined} onEnd={end} onSeen={onSeen} />
      <ScrollHint key="on" text="Esc or tap ends auto-scroll" />
    </>
  )
}

interface RunningProps {
  readonly slug: Slug
  readonly isKiosk: boolean
  readonly onEnd: () => void
  readonly onSeen: () => boolean
}

function Running({ slug, isKiosk, onEnd, onSeen }: RunningProps) {
  const [resumeMs, setResumeMs] = useAtom(resumeDelayAtom)
  useRestingPointer()
  return (
    <AutoScroll
      page={slug}
      resumeMs={resumeMs}
      isKiosk={isKiosk}
      onResumeMs={setResumeMs}
      onEnd={onEnd}
      onSeen={onSeen}
    />
  )
}
