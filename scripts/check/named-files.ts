import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDERS = ['deploy', 'docs', 'pb_hooks', 'pb_migrations', 'public', 'scripts', 'src', 'sw', 'tests']
const NAMED = /`([\w./-]+\.(?:ts|tsx|mjs|css|md|sh))`/g

/** A README that names a file which was moved or renamed sends its reader nowhere. */
export function checkNamedFiles(): string[] {
  const below = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  const files = [...readdirSync('.'), ...below]
  return files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => missingFiles(file, readFileSync(file, 'utf8'), files))
}

/** READMEs name files by their path from the root, from the folder they speak of, or by their name alone. */
export function missingFiles(readme: string, text: string, files: readonly string[]): string[] {
  const names = [...text.matchAll(NAMED)].map(([, name = '']) => name.replace(/^(?:\.\.?\/)+/, ''))
  return names
    .filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`)))
    .map((name) => `${readme}: there is no ${name}`)
}
