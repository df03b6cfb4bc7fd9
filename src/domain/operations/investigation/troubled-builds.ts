import type { LogEntry } from '../logs/log-entry'
import { nameOf, suspectOf } from './suspects'
import type { TroubledPart } from './troubled-part'

/** When a component breaks in one build only and pages of another build are well, that build is the cause. */
export function troubledBuilds(
  near: readonly LogEntry[],
  parts: readonly TroubledPart[],
): readonly TroubledPart[] {
  const pages = near.filter(({ buildId }) => buildId !== undefined)
  const builds = new Set(pages.map(({ buildId }) => buildId))
  if (builds.size < 2) return []
  return parts.flatMap((one): readonly TroubledPart[] => {
    if (one.kind !== 'component') return []
    const lines = pages.filter((entry) => nameOf(suspectOf(entry)) === nameOf(one))
    const own = new Set(lines.map(({ buildId }) => buildId))
    const [build] = own
    if (build === undefined || own.size > 1) return []
    return [
      {
        ...one,
        kind: 'build',
        name: build,
        facts: [`Only pages of this build have trouble with ${one.name}`],
      },
    ]
  })
}
