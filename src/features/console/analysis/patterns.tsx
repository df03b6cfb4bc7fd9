import type { AnalysisResult } from '../../../domain/operations/analysis/analysis-result'
import type { ErrorPattern, Severity } from '../../../domain/operations/analysis/error-pattern'
import type { Trend } from '../../../domain/operations/analysis/error-statistics'
import type { Colour } from '../../../domain/operations/dashboard/metric-colour'
import { inThousands } from '../../../domain/operations/figure-text'
import { sortedBy } from '../../../domain/operations/statistics'
import { Moment } from '../parts/moment'
import { Panel } from '../parts/panel'
import { StateWord } from '../parts/state-word'
import styles from './analysis.module.css'

const LOOKS: Readonly<Record<Severity, { readonly colour: Colour; readonly word: string }>> = {
  critical: { colour: 'red', word: 'Critical' },
  high: { colour: 'red', word: 'High' },
  medium: { colour: 'amber', word: 'Medium' },
  low: { colour: 'grey', word: 'Low' },
}
const TRENDS: readonly Trend[] = ['increasing', 'decreasing', 'stable']

interface Props {
  readonly result: AnalysisResult
  readonly wanted: string
}

/** Groups of errors that are alike; the one that the address asks for stands first. */
export function Patterns({ result, wanted }: Props) {
  const isWanted = ({ pattern }: ErrorPattern) => wanted !== '' && pattern === wanted
  const patterns = sortedBy(result.patterns, (pattern) => (isWanted(pattern) ? 0 : 1))
  return (
    <Panel title="Error Patterns">
      {patterns.length === 0 ? <p>{nothingText(result)}</p> : null}
      <ul className={styles.list}>
        {patterns.map((pattern) => (
          <li
            key={pattern.id}
            className={styles.item}
            data-pattern={pattern.id}
            data-wanted={isWanted(pattern)}
          >
            <div className={styles.head}>
              <StateWord colour={LOOKS[pattern.severity].colour}>{LOOKS[pattern.severity].word}</StateWord>
              <strong>{pattern.title}</strong>
            </div>
            <p>{pattern.description}</p>
            <Facts pattern={pattern} trend={trendOf(pattern, result)} />
            {pattern.suggestedFix ? <p>{`Suggested: ${pattern.suggestedFix}`}</p> : null}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** A model may name no pattern although there were errors. */
function nothingText({ summary }: AnalysisResult): string {
  return summary.totalErrors === 0 ? 'No errors in these 24 hours.' : 'No patterns were found.'
}

interface FactsProps {
  readonly pattern: ErrorPattern
  readonly trend: Trend | undefined
}

function Facts({ pattern, trend }: FactsProps) {
  const { category, frequency, affectedFiles, affectedEndpoints } = pattern
  const where = [...affectedFiles, ...affectedEndpoints].slice(0, 5).join(', ')
  return (
    <p className={styles.facts}>
      {category ? <span>{category}</span> : null}
      {frequency > 0 ? <span>{frequency === 1 ? '1 time' : `${inThousands(frequency)} times`}</span> : null}
      {trend ? <span>{trend}</span> : null}
      <Span {...pattern} />
      {where ? <span>{where}</span> : null}
    </p>
  )
}

function Span({ firstSeen, lastSeen }: Pick<ErrorPattern, 'firstSeen' | 'lastSeen'>) {
  if (firstSeen === undefined || lastSeen === undefined) return <span>time unknown</span>
  return (
    <span>
      <Moment ms={firstSeen} />
      {lastSeen === firstSeen ? null : (
        <>
          {' to '}
          <Moment ms={lastSeen} />
        </>
      )}
    </span>
  )
}

function trendOf({ pattern }: ErrorPattern, { trends }: AnalysisResult): Trend | undefined {
  return TRENDS.find((trend) => trends[trend].includes(pattern))
}
