/** The browser's fullscreen of the whole page. */
export const fullscreen = {
  isPossible: () => document.fullscreenEnabled,
  isOn: () => document.fullscreenElement !== null,
  /** A refusal changes nothing, so there is nothing to say. */
  toggle: (): void => {
    const change = fullscreen.isOn()
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen()
    change.catch(() => {})
  },
  subscribe: (listener: () => void) => {
    document.addEventListener('fullscreenchange', listener)
    return () => document.removeEventListener('fullscreenchange', listener)
  },
}
