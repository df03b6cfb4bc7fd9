import { readFileSync } from 'node:fs'
import { sourceFiles } from './source-files'

/**
 * PocketBase loads all `*.pb.js` into one scope: the same top-level name in two of them is a syntax error that ends the
 * server at its start, though each file compiles by itself. Types are gone by then.
 */
const DECLARED = /^(?:const|let|var|function|class)\s+(\w+)/gm

export function checkRegistrations(): string[] {
  const files = sourceFiles(['pb_hooks']).filter((file) => file.endsWith('.pb.ts'))
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  return [...nameClashes(texts), ...[...texts].flatMap(([file, text]) => bareJobs(file, text, readEntry))]
}

const CRON = /cronAdd\(.*?\blib\/([\w-]+)\.js`\) as \w+\)\.(\w+)\(/gs
const readEntry = (name: string) => readFileSync(`pb_hooks/lib/${name}.ts`, 'utf8')

/** A job that cron starts without `asJob` may find itself in a transaction that has ended. */
export function bareJobs(file: string, text: string, read: (entry: string) => string): string[] {
  const starts = text.split('cronAdd(').length - 1
  const jobs = [...text.matchAll(CRON)]
  const bare = jobs.filter(
    ([, entry = '', job = '']) => !read(entry).includes(`export const ${job} = asJob(`),
  )
  return [
    ...(jobs.length === starts ? [] : [`${file}: a cronAdd calls nothing of pb_hooks/lib directly`]),
    ...bare.map(([, entry, job]) => `${file}: ${job} of pb_hooks/lib/${entry}.ts is not wrapped in asJob`),
  ]
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
