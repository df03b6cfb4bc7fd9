/** Waits for something that happens in another process. The error names what it last saw. */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined | false> | T | undefined | false,
  ms = 20_000,
): Promise<T> {
  const giveUp = Date.now() + ms
  for (;;) {
    const seen = await look()
    if (seen) return seen
    if (Date.now() > giveUp) throw new Error(`Waited ${ms} ms in vain for ${what}`)
    await new Promise((done) => setTimeout(done, 50))
  }
}
