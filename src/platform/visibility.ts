export interface Visibility {
  readonly isVisible: () => boolean
  /** Calls back when the page comes to the front. */
  onShown(run: () => void): () => void
  onHidden(run: () => void): () => void
  /** The browser is about to stop everything in this page, as it does with tabs nobody has looked at for long. */
  readonly onFreeze: (run: () => void) => () => void
  readonly onResume: (run: () => void) => () => void
}

export const pageVisibility: Visibility = {
  isVisible,
  onShown: (run) => onChange(() => isVisible() && run()),
  onHidden: (run) => onChange(() => !isVisible() && run()),
  onFreeze: (run) => on('freeze', run),
  onResume: (run) => on('resume', run),
}

function isVisible(): boolean {
  return document.visibilityState === 'visible'
}

const onChange = (listener: () => void) => on('visibilitychange', listener)

function on(event: 'visibilitychange' | 'freeze' | 'resume', listener: () => void): () => void {
  document.addEventListener(event, listener)
  return () => document.removeEventListener(event, listener)
}
