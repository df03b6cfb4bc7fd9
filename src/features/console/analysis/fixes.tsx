import { fixDiff } from '../../../domain/operations/analysis/fix-diff'
import {
  applyFix,
  canApply,
  confidenceText,
  type CodeChange,
  type FixSuggestion,
} from '../../../domain/operations/analysis/fix-suggestion'
import { useAtom } from '../../../state/store'
import { Button } from '../../../ui/button'
import { Panel } from '../parts/panel'
import { useAddressParameters } from '../use-address-parameters'
import styles from './analysis.module.css'
import { applicationsAtom } from './kept-analyses'

/** The fixes that the model suggests. The address names the one that is previewed. */
export function Fixes({ fixes }: { readonly fixes: readonly FixSuggestion[] }) {
  const [, setApplications] = useAtom(applicationsAtom)
  const { read, write } = useAddressParameters()
  const previewed = read('fix')
  const apply = (fix: FixSuggestion) => setApplications((before) => [...before, applyFix(fix)])
  return (
    <Panel title="Suggested Fixes">
      <ul className={styles.list}>
        {fixes.map((fix) => (
          <Fix
            key={fix.id}
            fix={fix}
            isPreviewed={fix.id === previewed}
            onPreview={() => write({ fix: fix.id === previewed ? '' : fix.id })}
            onApply={() => apply(fix)}
          />
        ))}
      </ul>
    </Panel>
  )
}

interface Props {
  readonly fix: FixSuggestion
  readonly isPreviewed: boolean
  readonly onPreview: () => void
  readonly onApply: () => void
}

function Fix({ fix, isPreviewed, onPreview, onApply }: Props) {
  const { id, description, fixType, riskAssessment, targetFiles } = fix
  return (
    <li className={styles.item} data-fix={id}>
      <strong>{description}</strong>
      <p className={styles.facts}>
        <span>{confidenceText(fix)}</span>
        <span>{fixType.replaceAll('_', ' ')}</span>
        <span>{`Risk ${riskAssessment.level}`}</span>
        {targetFiles.length > 0 ? <span>{targetFiles.join(', ')}</span> : null}
      </p>
      <div className={styles.actions}>
        <Button label={`${isPreviewed ? 'Close preview' : 'Preview'} of ${description}`} onPress={onPreview}>
          {isPreviewed ? 'Close Preview' : 'Preview'}
        </Button>
        <Button label={`Apply ${description}`} disabled={!canApply(fix)} onPress={onApply}>
          Apply
        </Button>
      </div>
      {canApply(fix) ? null : <p className={styles.facts}>Below 70% confidence nothing is applied.</p>}
      {isPreviewed ? <Preview fix={fix} /> : null}
    </li>
  )
}

function Preview({ fix: { codeChanges, testSuggestions, riskAssessment } }: Pick<Props, 'fix'>) {
  const advice = [...riskAssessment.concerns, ...riskAssessment.recommendations, ...testSuggestions]
  return (
    <div data-preview="">
      {codeChanges.length === 0 ? <p>It changes no code.</p> : null}
      {/* A model may name a place or give an advice twice. */}
      {codeChanges.map((change, index) => (
        <Change key={index} change={change} />
      ))}
      <ul className={styles.bullets}>
        {advice.map((text, index) => (
          <li key={index}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

const MARKS = { same: ' ', removed: '-', added: '+' } as const

function Change({ change }: { readonly change: CodeChange }) {
  const { filePath, lineNumber, explanation } = change
  return (
    <figure>
      <figcaption className={styles.facts}>{`${filePath}:${lineNumber}`}</figcaption>
      <pre className={styles.diff}>
        {fixDiff(change).map(({ kind, text }, index) => (
          <span key={index} data-kind={kind}>{`${MARKS[kind]} ${text}\n`}</span>
        ))}
      </pre>
      <p>{explanation}</p>
    </figure>
  )
}
