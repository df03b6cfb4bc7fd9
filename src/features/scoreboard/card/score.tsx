import { HighlightChanges } from '../../../ui/highlight-changes'

interface Props {
  readonly score: number
  readonly won: boolean
  readonly className: string | undefined
}

export function Score({ score, won, className }: Props) {
  return (
    <p className={className}>
      {won ? <span className="visually-hidden">Winner </span> : null}
      <HighlightChanges value={score}>{score}</HighlightChanges>
    </p>
  )
}
