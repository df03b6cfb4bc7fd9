import { useEffect } from 'react'
import { POINTER_IDLE_MS } from '../../domain/time/intervals'
import { pageFullscreen } from '../../platform/fullscreen'
import { keepAwake } from '../../platform/wake-lock'
import './idle-pointer.css'
import { browserTimers, noop } from '../../platform/timers'

/** Keeps the screen lit. A hidden page may not light it again, so a kiosk wants it also while somebody has stopped it. */
export function useLitScreen(wanted: boolean): void {
  useEffect(() => (wanted ? keepAwake() : undefined), [wanted])
}

/** Hides a pointer that rests while scores scroll by on their own. */
export function useRestingPointer(): void {
  useEffect(watchPointer, [])
}

/** Kiosk browsers give the whole screen without a touch; elsewhere it stays a window. */
export function useWholeScreen(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return undefined
    if (pageFullscreen.isPossible() && !pageFullscreen.isOn()) void pageFullscreen.enter()
    return undefined
  }, [wanted])
}

/**
 * Marks that somebody has ended the scrolling of a kiosk to use the page; `main.tsx` has marked the page as a
 * kiosk.
 */
export function useStoppedKiosk(isStopped: boolean): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    if (!isStopped || dataset['kiosk'] === undefined) return undefined
    dataset['kiosk'] = 'stopped'
    return () => void (dataset['kiosk'] = '')
  }, [isStopped])
}

function watchPointer(): () => void {
  const { dataset } = document.documentElement
  let cancelIdle = noop
  const onActive = () => {
    delete dataset['idle']
    cancelIdle()
    cancelIdle = browserTimers.after(POINTER_IDLE_MS, () => (dataset['idle'] = ''))
  }
  const listening = new AbortController()
  for (const event of ['pointermove', 'pointerdown', 'keydown'])
    addEventListener(event, onActive, { signal: listening.signal, passive: true })
  onActive()
  return () => {
    listening.abort()
    cancelIdle()
    delete dataset['idle']
  }
}
