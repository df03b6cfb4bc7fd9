import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Which files wait for half a minute or more, the longest first. They begin first, so that none of them is left over
 * when all others have ended; a clone that has never run them does not know it by itself.
 */
const LONGEST = [
  'server/crash',
  'server/incidents',
  'server/feed-trouble',
  'server/last-night',
  'server/leagues',
  'server/midnight',
  'server/odds-jobs',
  'server/attacks/feed-answers',
  'edge/live',
  'server/attacks/queries',
  'server/access',
  'server/retries',
  'server/attacks/bodies',
  'server/odds-saving',
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
