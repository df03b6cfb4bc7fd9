import type { AnalysisResult } from '../../../domain/operations/analysis/analysis-result'
import type { FixApplication } from '../../../domain/operations/analysis/fix-suggestion'
import { atom } from '../../../state/store'

/** The last runs, until the page is left: what errors say is not left lying on a device. */
export const analysesAtom = atom<readonly AnalysisResult[]>([])

/** What was tried of the fixes. */
export const applicationsAtom = atom<readonly FixApplication[]>([])
