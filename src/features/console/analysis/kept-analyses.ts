import type { AnalysisResult } from '../../../domain/operations/analysis/analysis-result'
import { atom } from '../../../state/store'

/** The last runs, kept in memory until the page is left, so that no error texts stay on the device. */
export const analysesAtom = atom<readonly AnalysisResult[]>([])

/** What came of each fix that the operator has tried. */
export const applicationsAtom = atom<readonly string[]>([])

/** An analysis goes on while the operator looks at another section. */
export const isAnalyzingAtom = atom(false)

/** Whether the last analysis could not read the errors; an operator may be in another section by then. */
export const hasFailedAtom = atom(false)
