/** The browser's offer to ask whether the app shall be installed; TypeScript does not know it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

let offer: InstallOffer | undefined
const listeners = new Set<() => void>()

/**
 * Browsers make their offer once, at a time of their choice, before most of the app is loaded. So it is kept for later
 * use.
 */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    setOffer(event as InstallOffer)
  })
  addEventListener('appinstalled', () => {
    setOffer(undefined)
    askToKeepStorage()
  })
}

export const installOffer = {
  isThere: () => offer !== undefined,
  onChange: (run: () => void) => {
    listeners.add(run)
    return () => void listeners.delete(run)
  },
  /** An offer can be used only once. */
  ask: async (): Promise<void> => {
    const asked = offer
    setOffer(undefined)
    await asked?.prompt()
  },
}

/** Whether the page runs as an app; Safari on iPhones has a property of its own for it. */
export function isInstalled(): boolean {
  const modes = ['standalone', 'minimal-ui', 'window-controls-overlay']
  return (
    modes.some((mode) => matchMedia(`(display-mode: ${mode})`).matches) ||
    (navigator as { standalone?: boolean }).standalone === true
  )
}

/**
 * Asks the browser not to throw the data away when room is short, because somebody put the app on the home screen. Some
 * browsers ask the person, so this waits until the app is installed.
 */
export function askToKeepStorage(): void {
  void persistStorage().catch(() => {})
}

async function persistStorage(): Promise<void> {
  const { storage } = navigator
  if (!(await storage.persisted())) await storage.persist()
}

function setOffer(next: InstallOffer | undefined): void {
  offer = next
  for (const listener of listeners) listener()
}
