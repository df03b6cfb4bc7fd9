import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

interface Entry {
  url: string
  size: number
}

interface AppIntegrity {
  /** Learns where the built files are. */
  readonly plugin: Plugin
  /** Gives each file of the app its hash, so that a browser stores no other content under its name. */
  readonly transform: <E extends Entry>(entries: E[]) => { manifest: (E & { integrity: string })[] }
}

export function appIntegrity(): AppIntegrity {
  let folder = '.'
  return {
    plugin: {
      name: 'app-integrity',
      configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
    },
    transform: (entries) => ({
      manifest: entries.map((entry) => ({
        ...entry,
        integrity: integrityOf(readFileSync(resolve(folder, entry.url))),
      })),
    }),
  }
}

/** As the browser wants it (Subresource Integrity). */
export function integrityOf(content: Buffer | string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
