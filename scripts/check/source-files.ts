import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** All TypeScript files below these folders. */
export function sourceFiles(folders: readonly string[]): string[] {
  return folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
}
