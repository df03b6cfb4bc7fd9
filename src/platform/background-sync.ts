interface SyncRegistration {
  readonly sync?: { register(tag: string): Promise<void> }
}

/** Has the browser wake the worker once there is a network, if the browser can do that (Chromium's family). */
export async function askForSync(tag: string): Promise<void> {
  try {
    if (!navigator.serviceWorker?.controller) return
    const registration = (await navigator.serviceWorker.ready) as SyncRegistration
    await registration.sync?.register(tag)
  } catch {
    // Refused: the next page that opens sends the entries.
  }
}
