import { LightsUp } from '../../../ui/lights-up'

interface Props {
  readonly score: number
  readonly won: boolean
  readonly className: string | undefined
}

export function Score({ score, won, className }: Props) {
  return (
    <p className={className}>
      {won ? <span className="visually-hidden">Winner </span> : null}
      <LightsUp value={score}>{score}</LightsUp>
    </p>
  )
}
