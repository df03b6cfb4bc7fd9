import { log } from '../../platform/log'

/** For tests: the lines that this category of the log gets from now on, with their levels. */
export function logOf(category: string): readonly string[] {
  const lines: string[] = []
  log.onAdd((entry) => {
    if (entry.category === category) lines.push(`${entry.level} ${entry.message}`)
  })
  return lines
}
