/** Messages between the tabs of this origin. The sender does not hear itself; what arrives is not yet trusted. */
export interface Channel {
  post(message: unknown): void
  onMessage(run: (message: unknown) => void): void
  close(): void
}

export function openChannel(name: string): Channel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  const channel = new BroadcastChannel(name)
  return {
    post: (message) => channel.postMessage(message),
    onMessage: (run) => channel.addEventListener('message', (event) => run(event.data)),
    close: () => channel.close(),
  }
}
