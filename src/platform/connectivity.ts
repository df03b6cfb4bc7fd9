/**
 * What the browser believes of the network. "Offline" can be trusted; "online" cannot (a dead server and a captive
 * portal are online), so nothing waits for it: it is only a hint to try sooner.
 */
export interface Connectivity {
  isOnline(): boolean
  onOnline(run: () => void): () => void
}

export const browserConnectivity: Connectivity = {
  isOnline: () => navigator.onLine,
  onOnline(run) {
    addEventListener('online', run)
    return () => removeEventListener('online', run)
  },
}
