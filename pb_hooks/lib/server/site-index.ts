import type { InlineParts } from '../../../src/domain/network/inline-parts'
import { serverSettings } from './settings'

/** What the build wrote of each file; see scripts/build-site.ts. */
export interface SiteFile {
  readonly type: string
  readonly tag: string
  /** Ready-made encodings beside the file. */
  readonly encodings: readonly ('br' | 'gzip')[]
  readonly inline?: InlineParts
  /** The name of the build, in its page. */
  readonly build?: string
}

interface PlacedFile extends SiteFile {
  /** The build that it is of. */
  readonly site: string
}

type SiteIndex = Readonly<Record<string, PlacedFile>>

let knownIndex: SiteIndex | undefined

/** The pages of the newest build and the files of all builds: an open page loads more files of its own build. */
export function siteIndex(): SiteIndex {
  knownIndex ??= readSites(serverSettings().sites)
  return knownIndex
}

function readSites([newest, ...older]: readonly string[]): SiteIndex {
  // In development Vite serves the app, and there need not be a build.
  if (newest === undefined) return {}
  const assets = older.flatMap(readSite).filter(([name]) => name.startsWith('assets/'))
  return Object.fromEntries([...assets, ...readSite(newest)])
}

function readSite(site: string): readonly [name: string, file: PlacedFile][] {
  const index = JSON.parse(toString($os.readFile(`${site}/site-index.json`))) as Readonly<
    Record<string, SiteFile>
  >
  return Object.entries(index).map(([name, file]) => [name, { ...file, site }])
}

/** Tells pages which build the server has, so that pages of another build look for it; 19 bytes. */
export function setBuildHeader(e: core.RequestEvent): void {
  const build = siteIndex()['index.html']?.build
  if (build !== undefined) e.response.header().set('X-Build', build)
}
