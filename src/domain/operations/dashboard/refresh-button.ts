export interface RefreshButton {
  readonly state: 'idle' | 'refreshing' | 'refreshed'
}

export type RefreshEvent =
  | { readonly kind: 'pressed' }
  | { readonly kind: 'succeeded' }
  | { readonly kind: 'failed' }
  /** "Refreshed!" has been shown long enough. */
  | { readonly kind: 'time-passed' }

export const IDLE: RefreshButton = { state: 'idle' }
export const REFRESH_ALL = 'Refresh All'

/** Only a refresh that is under way can end, and only the "Refreshed!" state fades: any other event changes nothing. */
export function refreshButtonAfter(button: RefreshButton, event: RefreshEvent): RefreshButton {
  switch (event.kind) {
    case 'pressed':
      return { state: 'refreshing' }
    case 'succeeded':
      return button.state === 'refreshing' ? { state: 'refreshed' } : button
    case 'failed':
      return button.state === 'refreshing' ? IDLE : button
    case 'time-passed':
      return button.state === 'refreshed' ? IDLE : button
  }
}

export function refreshButtonText(button: RefreshButton, idleText: string): string {
  switch (button.state) {
    case 'idle':
      return idleText
    case 'refreshing':
      return 'Refreshing...'
    case 'refreshed':
      return 'Refreshed!'
  }
}
