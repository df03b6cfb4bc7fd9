import { readFileSync } from 'node:fs'
import { sourceFiles } from './source-files'

/**
 * PocketBase loads all `*.pb.js` into one scope: the same top-level name in two of them is a syntax error that ends the
 * server at its start, though each file compiles by itself. Types are gone by then.
 */
const DECLARED = /^(?:const|let|var|function|class)\s+(\w+)/gm

export function checkRegistrations(): string[] {
  const files = sourceFiles(['pb_hooks']).filter((file) => file.endsWith('.pb.ts'))
  return nameClashes(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])))
}

export function nameClashes(files: ReadonlyMap<string, string>): string[] {
  const owners = new Map<string, string>()
  const found: string[] = []
  for (const [file, text] of files) {
    for (const [, name = ''] of text.matchAll(DECLARED)) {
      const owner = owners.get(name)
      if (owner)
        found.push(`${file}: ${name} is declared in ${owner} too; PocketBase loads both into one scope`)
      else owners.set(name, file)
    }
  }
  return found
}
