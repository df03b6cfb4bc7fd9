export interface Visibility {
  readonly isVisible: () => boolean
  /** Calls back when the page comes to the front. */
  onShown(run: () => void): () => void
}

export const pageVisibility: Visibility = {
  isVisible: () => document.visibilityState === 'visible',
  onShown(run) {
    const listener = () => {
      if (document.visibilityState === 'visible') run()
    }
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  },
}
