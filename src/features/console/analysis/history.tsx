import type { AnalysisResult } from '../../../domain/operations/analysis/analysis-result'
import { dayText, timeText } from '../../../platform/local-time'
import { Button } from '../../../ui/button'
import { Panel } from '../parts/panel'
import styles from './analysis.module.css'

interface Props {
  readonly analyses: readonly AnalysisResult[]
  readonly shown: AnalysisResult | undefined
  readonly onChoose: (timestamp: number) => void
}

/** The last ten runs, the newest first. */
export function History({ analyses, shown, onChoose }: Props) {
  return (
    <Panel title="History">
      <div className={styles.actions}>
        {analyses.toReversed().map((result) => (
          <Button
            key={result.timestamp}
            look={result === shown ? 'strong' : 'quiet'}
            onPress={() => onChoose(result.timestamp)}
          >
            {`${dayText(result.timestamp)}, ${timeText(result.timestamp)}: ${countText(result.patterns.length)}`}
          </Button>
        ))}
      </div>
    </Panel>
  )
}

function countText(patterns: number): string {
  return patterns === 1 ? '1 pattern' : `${patterns} patterns`
}
