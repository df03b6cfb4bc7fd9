/** Messages between the tabs of this origin. The sender does not hear itself; what arrives is not yet trusted. */
export interface Channel {
  post(message: unknown): void
  onMessage(run: (message: unknown) => void): void
  close(): void
}

export function openChannel(name: string): Channel | undefined {
  const channel = newChannel(name)
  if (!channel) return undefined
  return {
    post: (message) => channel.postMessage(message),
    onMessage: (run) => channel.addEventListener('message', (event) => run(event.data)),
    close: () => channel.close(),
  }
}

/** Some browsers have no channels, and some refuse them where cookies are blocked. */
function newChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
