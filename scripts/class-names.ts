import { readdirSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * Names each class of the site after the class and the number of its file, such as `card-4k`. Vite's own names carry a
 * hash and a line, and all names stand in the script that shows the first scores.
 */
export function nameClasses(): (name: string, file: string) => string {
  const files = (readdirSync('src', { recursive: true }) as string[])
    .filter((path) => path.endsWith('.module.css'))
    .toSorted()
  return (name, file) => {
    const path = relative('src', file)
    // A file that has been made since, while developing, comes last.
    const number = files.includes(path) ? files.indexOf(path) : files.push(path) - 1
    return `${name}-${number.toString(36)}`
  }
}
