import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { isOldBuild } from '../running/site-folder'
import { listedBuilds } from './build-list'
import { BUILDS_KEPT } from './sweep-builds'

/** What a server serves: the newest build, and behind it the ones that open pages may have come from. */
export function builtSites(siteDir: string): readonly string[] {
  const builds = listedBuilds(siteDir).slice(0, BUILDS_KEPT)
  if (builds.length > 0) return builds.map((id) => resolve(siteDir, id))
  if (existsSync(siteDir) && isOldBuild(siteDir)) return [resolve(siteDir)]
  throw new Error(`"${siteDir}" holds no build of Turbo Scores; npm start and npm run build make one.`)
}
