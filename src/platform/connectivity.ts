/**
 * What the browser believes of the network. It may be wrong both ways (a dead server and a captive portal are online, and
 * some computers call themselves offline), so it is only a hint to try now, and a word for why nothing comes.
 */
export interface Connectivity {
  isOnline(): boolean
  onOnline(run: () => void): () => void
  onOffline(run: () => void): () => void
}

export const browserConnectivity: Connectivity = {
  // Node has no navigator, and from version 21 on one that does not say.
  isOnline: () => (globalThis.navigator as Partial<Navigator> | undefined)?.onLine ?? true,
  onOnline: (run) => on('online', run),
  onOffline: (run) => on('offline', run),
}

function on(event: 'online' | 'offline', run: () => void): () => void {
  addEventListener(event, run)
  return () => removeEventListener(event, run)
}
