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

export interface FixApplication {
  readonly fixId: string
  readonly ok: boolean
  readonly text: string
  readonly atMs: number
}

const LEAST_CONFIDENCE = 70
const APPLICATIONS_SHOWN = 3

export function canApply(fix: Pick<FixSuggestion, 'confidence'>): boolean {
  return fix.confidence >= LEAST_CONFIDENCE
}

/** We never apply a fix ourselves: the result says in which file to apply it by hand. */
export function applyFix(fixes: readonly FixSuggestion[], fixId: string, nowMs: number): FixApplication {
  const fix = fixes.find((candidate) => candidate.id === fixId)
  const text = fix ? manualText(fix) : `Fix with ID ${fixId} not found`
  return { fixId, ok: false, text, atMs: nowMs }
}

export function recentApplications(applications: readonly FixApplication[]): readonly FixApplication[] {
  return applications.slice(-APPLICATIONS_SHOWN)
}

function manualText(fix: FixSuggestion): string {
  const file = fix.codeChanges[0]?.filePath ?? fix.targetFiles[0] ?? 'the project'
  return `Browser environment cannot directly modify files. Please apply the fix manually to ${file}`
}
