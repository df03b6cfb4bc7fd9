/** Spec: 1 s doubling to 8 s. After that, retries slow down further. */
const DELAYS_MS = [1000, 2000, 4000, 8000, 15_000] as const
const LAST_DELAY_MS = 30_000

/** Up to half as much again, so that thousands of viewers do not come back in the same second. */
export function retryDelayMs(failures: number, random: () => number): number {
  return (DELAYS_MS[failures - 1] ?? LAST_DELAY_MS) * (1 + random() / 2)
}
