import type { ConsoleAnswer, ConsoleApi } from '../../backend/console-api'
import type { AskModel, ModelAnswer } from '../../backend/model-api'
import type { AnalysisFacts } from '../../domain/operations/analysis/analysis-facts'
import {
  analysisResult,
  type AnalysisResult,
  type ModelFindings,
} from '../../domain/operations/analysis/analysis-result'
import type { ErrorPattern } from '../../domain/operations/analysis/error-pattern'
import { readFixReply } from '../../domain/operations/analysis/fix-reply'
import { modelFailureText, readModelReply, statusWords } from '../../domain/operations/analysis/model-reply'
import { fixRequest, modelQuestion } from '../../domain/operations/analysis/model-request'

/** The server replaces this with the model of its settings. */
const SERVERS_MODEL = ''

/** Reads the last day's errors, asks the model for patterns, then for fixes; without a model it groups them itself. */
export async function runAnalysis(
  api: Pick<ConsoleApi, 'analysisFacts'>,
  ask: AskModel,
): Promise<ConsoleAnswer<AnalysisResult>> {
  const facts = await api.analysisFacts()
  if (facts.kind !== 'read') return facts
  return { kind: 'read', value: analysisResult(facts.value, await findings(facts.value, ask)) }
}

async function findings({ entries, nowMs, hasModel }: AnalysisFacts, ask: AskModel): Promise<ModelFindings> {
  if (!hasModel) return { ok: false }
  if (entries.length === 0) return { ok: true, patterns: [], fixes: [], linesAsked: 0 }
  const { request, linesAsked } = modelQuestion(SERVERS_MODEL, entries, nowMs)
  const answer = await ask(request)
  const failure = failureOf(answer)
  if (failure !== undefined) return { ok: false, reason: failure }
  const reply = readModelReply(bodyOf(answer))
  if (!reply.ok) return { ok: false, reason: modelFailureText(reply.failure) }
  return { ok: true, patterns: reply.patterns, fixes: await fixesFor(reply.patterns, ask), linesAsked }
}

/** Patterns without fixes are still worth reading, so whatever goes wrong here gives none. */
async function fixesFor(patterns: readonly ErrorPattern[], ask: AskModel) {
  if (patterns.length === 0) return []
  const answer = await ask(fixRequest(SERVERS_MODEL, patterns))
  return readFixReply(bodyOf(answer), patterns)
}

function failureOf(answer: ModelAnswer): string | undefined {
  if (answer.kind === 'unreachable') return 'The server cannot be reached.'
  const { status } = answer
  return status === 200
    ? undefined
    : modelFailureText({ kind: 'status', status, statusText: statusWords(status) })
}

function bodyOf(answer: ModelAnswer): unknown {
  return answer.kind === 'answered' ? answer.body : undefined
}
