export interface Visibility {
  readonly isVisible: () => boolean
  /** Calls back when the page comes to the front. */
  onShown(run: () => void): () => void
  onHidden(run: () => void): () => void
}

export const pageVisibility: Visibility = {
  isVisible,
  onShown: (run) => onChange(() => isVisible() && run()),
  onHidden: (run) => onChange(() => !isVisible() && run()),
}

function isVisible(): boolean {
  return document.visibilityState === 'visible'
}

function onChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
