import { figureTextUnder } from '../figure-text'

export interface CodeChange {
  readonly filePath: string
  readonly originalCode: string
  readonly fixedCode: string
  readonly lineNumber: number
  readonly explanation: string
}

export interface FixSuggestion {
  readonly id: string
  /** The id of the pattern that it fixes. */
  readonly errorPattern: string
  readonly description: string
  /** Percent. */
  readonly confidence: number
  readonly fixType: 'code_change' | 'config_change' | 'dependency_update' | 'documentation'
  readonly targetFiles: readonly string[]
  readonly codeChanges: readonly CodeChange[]
  readonly testSuggestions: readonly string[]
  readonly riskAssessment: {
    readonly level: 'low' | 'medium' | 'high'
    readonly concerns: readonly string[]
    readonly recommendations: readonly string[]
  }
}

const LEAST_CONFIDENCE = 70
const APPLICATIONS_SHOWN = 3

export function canApply(fix: Pick<FixSuggestion, 'confidence'>): boolean {
  return fix.confidence >= LEAST_CONFIDENCE
}

/** A confidence just below the least one must not read like it. */
export function confidenceText({ confidence }: Pick<FixSuggestion, 'confidence'>): string {
  return `Confidence ${figureTextUnder(confidence, [LEAST_CONFIDENCE], 'percent')}`
}

/** We never apply a fix ourselves: the result says in which file to apply it by hand. */
export function applyFix({ codeChanges, targetFiles }: FixSuggestion): string {
  const file = codeChanges[0]?.filePath ?? targetFiles[0] ?? 'the project'
  return `Browser environment cannot directly modify files. Please apply the fix manually to ${file}`
}

/** A fix may be sent as an address; whoever opens it elsewhere has another analysis, or none. */
export function unknownFixText(fixId: string): string {
  return `Fix with ID ${fixId} not found`
}

export function recentApplications(results: readonly string[]): readonly string[] {
  return results.slice(-APPLICATIONS_SHOWN)
}
