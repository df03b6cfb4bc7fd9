/**
 * What the browser believes about the network. It may be wrong both ways: with a dead server or a captive portal it
 * says online, and some computers call themselves offline. So it is only a hint to try now, and a word for why nothing
 * comes.
 */
export interface Connectivity {
  isOnline(): boolean
  onOnline(run: () => void): () => void
  onOffline(run: () => void): () => void
}

export const browserConnectivity: Connectivity = {
  // Node has no navigator before version 21, and since then one without `onLine`.
  isOnline: () => (globalThis.navigator as Partial<Navigator> | undefined)?.onLine ?? true,
  onOnline: (run) => on('online', run),
  onOffline: (run) => on('offline', run),
}

function on(event: 'online' | 'offline', run: () => void): () => void {
  addEventListener(event, run)
  return () => removeEventListener(event, run)
}
