import type { AnalysisFacts } from '../../../domain/operations/analysis/analysis-facts'
import { click, find } from '../../../ui/testing/render'
import { Analysis } from '../analysis/analysis'
import { NOON_MS } from './console-server'
import { button, untilPageSays } from './on-screen'
import { show as showSection } from './section-on-screen'

type Answers = Parameters<typeof showSection>[1]

export const FACTS = '/api/console/analysis'
export const MODEL = '/api/anthropic/v1/messages'
export const PATH = '/admin/dashboard/ai_analysis'

export function facts(changes: Partial<AnalysisFacts> = {}): AnalysisFacts {
  const entries = Array.from({ length: 6 }, (_, index) => ({
    id: `e${index}`,
    timestamp: NOON_MS - index,
    level: 'error' as const,
    category: 'API',
    message: `Timeout after ${index} ms for ann@fans.example`,
  }))
  return { entries, errors: 6, warnings: 0, nowMs: NOON_MS, hasModel: true, ...changes }
}
export const fix = (id: string, confidence: number) => ({
  id,
  errorPattern: 'p1',
  description: `Wait longer (${id})`,
  confidence,
  fixType: 'code_change',
  targetFiles: ['src/poll.ts'],
  codeChanges: [
    {
      filePath: 'src/poll.ts',
      originalCode: 'a\nb',
      fixedCode: 'a\nc',
      lineNumber: 7,
      explanation: 'c waits',
    },
  ],
})
/** The model gets two questions and gives the same answer to both, so it holds what each looks for. */
export const findings = {
  patterns: [
    {
      id: 'p1',
      pattern: 'Timeout after # ms',
      description: 'The feed is slow',
      frequency: 6,
      severity: 'critical',
    },
  ],
  fixes: [fix('f1', 82), fix('f2', 69)],
}
export const modelAnswer = (text: string) => ({ content: [{ type: 'text', text }] })

export const show = (answers: Answers, path = PATH) => showSection(<Analysis />, answers, path)
export const card = (page: HTMLElement, name: string) => find(page, `[data-metric="${name}"]`).textContent
export async function run(answers: Answers, path = PATH) {
  const shown = show(answers, path)
  click(button(shown.page, 'Run Analysis'))
  await untilPageSays(shown.page, 'Error Patterns')
  return shown
}
