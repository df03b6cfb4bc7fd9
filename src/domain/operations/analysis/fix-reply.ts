import type { ErrorPattern } from './error-pattern'
import type { CodeChange, FixSuggestion } from './fix-suggestion'
import { replyText } from './model-reply'
import { member, numberMember, parseReply, textMember, texts, withOwnIds } from './reply-members'

/**
 * Reads the fixes that a model suggests; those that are unreadable or name no known pattern are left out. Having none
 * is no failure.
 */
export function readFixReply(reply: unknown, patterns: readonly ErrorPattern[]): readonly FixSuggestion[] {
  const fixes = member(parseReply(replyText(reply) ?? ''), 'fixes')
  if (!Array.isArray(fixes)) return []
  return withOwnIds(fixes.flatMap((raw, index) => readFix(raw, index, patterns)))
}

function readFix(raw: unknown, index: number, patterns: readonly ErrorPattern[]): readonly FixSuggestion[] {
  const errorPattern = textMember(raw, 'errorPattern')
  const description = textMember(raw, 'description')
  if (description === '' || !patterns.some(({ id }) => id === errorPattern)) return []
  const risk = member(raw, 'riskAssessment')
  return [
    {
      id: textMember(raw, 'id') || `fix-${index + 1}`,
      errorPattern,
      description,
      confidence: Math.min(100, numberMember(raw, 'confidence')),
      fixType: oneOf(FIX_TYPES, member(raw, 'fixType')) ?? 'documentation',
      targetFiles: texts(member(raw, 'targetFiles')),
      codeChanges: list(member(raw, 'codeChanges')).flatMap(readChange),
      testSuggestions: texts(member(raw, 'testSuggestions')),
      riskAssessment: {
        // A fix whose risk the model does not state is not called harmless.
        level: oneOf(RISKS, member(risk, 'level')) ?? 'high',
        concerns: texts(member(risk, 'concerns')),
        recommendations: texts(member(risk, 'recommendations')),
      },
    },
  ]
}

const FIX_TYPES = ['code_change', 'config_change', 'dependency_update', 'documentation'] as const
const RISKS = ['low', 'medium', 'high'] as const

function readChange(raw: unknown): readonly CodeChange[] {
  const filePath = textMember(raw, 'filePath')
  if (filePath === '') return []
  return [
    {
      filePath,
      originalCode: code(raw, 'originalCode'),
      fixedCode: code(raw, 'fixedCode'),
      lineNumber: numberMember(raw, 'lineNumber'),
      explanation: textMember(raw, 'explanation'),
    },
  ]
}

/** The text is not trimmed, because its first line may be indented. */
function code(raw: unknown, key: string): string {
  const text = member(raw, key)
  return typeof text === 'string' ? text : ''
}

function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((one) => one === value)
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
