import type { AnalysisFacts } from '../../domain/operations/analysis/analysis-facts'
import { isLogEntry } from './console-shape'
import { isFlag, isNumber, listOf, objectOf } from './guards'

export const isAnalysisFacts = objectOf<AnalysisFacts>({
  entries: listOf(isLogEntry),
  errors: isNumber,
  warnings: isNumber,
  nowMs: isNumber,
  hasModel: isFlag,
})
