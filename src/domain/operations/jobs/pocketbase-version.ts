/** Below this a crafted request may end the process (upstream fixed it in 0.39.7). */
const SAFE = [0, 39, 7] as const

export function isUnsafe(version: readonly number[]): boolean {
  const at = SAFE.findIndex((part, index) => part !== version[index])
  return (version[at] ?? 0) < (SAFE[at] ?? 0)
}

export function parseVersion(text: string): readonly number[] | undefined {
  return /(\d+)\.(\d+)\.(\d+)/.exec(text)?.slice(1).map(Number)
}
