import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The files that take longest, the longest first. They begin first, so that none of them is left over when all others
 * have ended; a new clone has no timings of its own yet. Files that wait for the clock stand among files that keep the
 * processor busy, so that both run at the same time.
 */
const LONGEST = [
  'server/crash',
  'server/last-night',
  'server/last-night-lost',
  'server/odds-secrecy',
  'server/health',
  'server/incidents',
  'server/attacks/commands',
  'server/attacks/bodies',
  'server/odds-jobs',
  'server/games',
  'server/attacks/feed-answers',
  'server/feed-trouble',
  'server/attacks/password-guesses',
  'server/attacks/passwords',
  'server/proxy-hardening',
  'server/leagues',
  'server/security-limits',
  'server/orphans',
  'server/attacks/made-up-ids',
  'server/weather',
  'server/weather-renewed',
  'server/stalled-client',
  'edge/faults',
  'server/backup',
  'server/attacks/queries',
  'edge/live',
  'server/retention',
  'server/odds-saving',
  'server/attacks/topics',
  'server/access',
  'server/midnight',
  'server/games-stats',
  'server/retries',
  'server/lifecycle',
  'server/odds-closing',
].map((name) => `/tests/${name}.test.ts`)

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byDefault = super.sort.bind(this)
    return (await byDefault(files)).toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONGEST.findIndex((ending) => moduleId.endsWith(ending))
  return rank < 0 ? LONGEST.length : rank
}
