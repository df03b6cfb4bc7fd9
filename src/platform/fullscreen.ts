import type { Cancel } from './timers'

/** The whole screen for the page. Browsers allow it only after a touch, and some never. */
export interface Fullscreen {
  readonly isPossible: () => boolean
  readonly isOn: () => boolean
  /** Resolves to whether the browser did it. */
  enter(): Promise<boolean>
  exit(): Promise<boolean>
  readonly onChange: (run: () => void) => Cancel
}

export const pageFullscreen: Fullscreen = {
  isPossible: () => document.fullscreenEnabled,
  isOn: () => document.fullscreenElement !== null,
  enter: () => worked(() => document.documentElement.requestFullscreen({ navigationUI: 'hide' })),
  exit: () => worked(() => document.exitFullscreen()),
  onChange: (run) => {
    document.addEventListener('fullscreenchange', run)
    return () => document.removeEventListener('fullscreenchange', run)
  },
}

async function worked(change: () => Promise<void>): Promise<boolean> {
  try {
    await change()
    return true
  } catch {
    return false
  }
}
