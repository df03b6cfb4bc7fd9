import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { withAnalysis, type AnalysisResult } from '../../../domain/operations/analysis/analysis-result'
import { unknownFixText } from '../../../domain/operations/analysis/fix-suggestion'
import { askModel, consoleApi } from '../../../sync/console/browser-console'
import { runAnalysis } from '../../../sync/console/run-analysis'
import { useAtom } from '../../../state/store'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { Panel } from '../parts/panel'
import { ScreenReaderStatus } from '../parts/screen-reader-status'
import frame from '../parts/section-frame.module.css'
import { useAddressParameters } from '../use-address-parameters'
import styles from './analysis.module.css'
import { Findings } from './findings'
import { History } from './history'
import { analysesAtom, hasFailedAtom, isAnalyzingAtom } from './kept-analyses'

/** Groups the errors of the last day, by a model where one is set up, when an operator asks for it. */
export function Analysis() {
  const [analyses, setAnalyses] = useAtom(analysesAtom)
  const [chosen, setChosen] = useState<number>()
  const [isRunning, setRunning] = useAtom(isAnalyzingAtom)
  const [hasFailed, setFailed] = useAtom(hasFailedAtom)
  const { read, write } = useAddressParameters()
  const [pattern, fix] = [read('pattern'), read('fix')]
  const run = async () => {
    setRunning(true)
    setFailed(false)
    const answer = await runAnalysis(consoleApi, askModel).finally(() => setRunning(false))
    setFailed(answer.kind !== 'read')
    if (answer.kind !== 'read') return
    setChosen(undefined)
    setAnalyses((before) => withAnalysis(before, answer.value))
  }
  const shown = analyses.find(({ timestamp }) => timestamp === chosen) ?? analyses.at(-1)
  useAfterOther(shown, (left) => {
    if (hasFix(left, fix)) write({ fix: '' })
  })
  return (
    <section className={frame.section} aria-label="AI Analysis" data-section="AI Analysis">
      <header className={frame.head}>
        <h1>AI Analysis</h1>
        <Button look="strong" disabled={isRunning} onPress={() => void run()}>
          <Icon name="sparkle" />
          {isRunning ? 'Analyzing…' : 'Run Analysis'}
        </Button>
        <ScreenReaderStatus text={isRunning ? 'Analyzing…' : ''} />
      </header>
      {hasFailed ? (
        <p className={styles.failed} role="alert">
          The errors could not be read. Please try again.
        </p>
      ) : null}
      {pattern === '' ? null : <p className={styles.wanted}>{`Looking for: ${pattern}`}</p>}
      {fix === '' || hasFix(shown, fix) ? null : <p role="alert">{unknownFixText(fix)}</p>}
      {shown ? (
        <Findings key={shown.timestamp} result={shown} wanted={pattern} />
      ) : (
        <Panel title="Nothing analyzed yet">
          <p>
            An analysis groups the errors and warnings of the last 24 hours and looks for what would mend
            them.
          </p>
        </Panel>
      )}
      {analyses.length > 1 ? <History analyses={analyses} shown={shown} onChoose={setChosen} /> : null}
    </section>
  )
}

function hasFix(result: AnalysisResult | undefined, id: string): boolean {
  return result?.fixes.some((fix) => fix.id === id) ?? false
}

/** The ids of fixes begin anew with each analysis, so a preview that is open must not go on in the next one. */
function useAfterOther(
  shown: AnalysisResult | undefined,
  onOther: (left: AnalysisResult | undefined) => void,
) {
  const last = useRef(shown)
  const tell = useEffectEvent(onOther)
  // A layout effect, because otherwise the other fix would be seen for a moment.
  useLayoutEffect(() => {
    if (last.current === shown) return
    tell(last.current)
    last.current = shown
  }, [shown])
}
