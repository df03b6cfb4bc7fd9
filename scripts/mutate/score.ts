/** What became of a slice: the share of its mutants that a test noticed. */
export interface Score {
  readonly mutants: number
  readonly noticed: number
  readonly percent: number
  readonly goal: number
  readonly survivors: readonly Survivor[]
}

export interface Survivor {
  readonly at: string
  readonly from: string
  readonly to: string
  /** Why no test can notice it, where that is known. */
  readonly why?: string
}

/** Rules and readers of the feed stand alone and can be tested to the last branch. */
const goalOf = (folder: string) => (/^src\/(domain|feeds)/.test(folder) ? 90 : 80)

export function scoreOf(folder: string, noticed: number, survivors: readonly Survivor[]): Score {
  const mutants = noticed + survivors.length
  const percent = mutants === 0 ? 100 : Math.floor((noticed / mutants) * 1000) / 10
  return { mutants, noticed, percent, goal: goalOf(folder), survivors }
}

export const isMet = ({ percent, goal }: Score) => percent >= goal

/** The result of a mutant as Stryker reports it. */
interface Outcome {
  readonly status: string
  /** How many tests have run. */
  readonly testsCompleted?: number | undefined
}

/**
 * Stryker reports a module that throws while it is loaded as unnoticed: none of its tests has failed, because none has
 * run. `npm test` fails there.
 */
export function fateOf({ status, testsCompleted }: Outcome): 'noticed' | 'survived' | 'not tried' {
  switch (status) {
    case 'Killed':
    case 'Timeout':
      return 'noticed'
    case 'Survived':
      return testsCompleted === 0 ? 'noticed' : 'survived'
    case 'NoCoverage':
      return 'survived'
    default:
      return 'not tried'
  }
}
