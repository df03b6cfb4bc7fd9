import { useState } from 'react'
import { leagueOf, type GameSlug } from '../../domain/league'
import { hasOdds } from '../../domain/odds/odds-sport'
import { ALERT_KINDS, ALERT_LABELS, type AlertKind } from '../../domain/people/game-alerts/alert-kind'
import { LINE_POINTS, USUAL_LINE_POINTS, type AlertRule } from '../../domain/people/game-alerts/alert-rule'
import type { AlertTarget } from '../../domain/people/game-alerts/alert-target'
import { setAlertRuleAtom } from '../../state/change-game-alerts'
import { useMay } from '../../state/session'
import { useSetAtom } from '../../state/store'
import { ChoiceBar } from '../../ui/choice-bar'
import { Switch } from '../../ui/switch'
import { closeHint } from './kind-hints'
import styles from './game-alerts.module.css'

interface Props {
  readonly slug: GameSlug
  readonly target: AlertTarget
  readonly label: string
  readonly rule: AlertRule | undefined
}

/** The alerts for one team or game. Each switch takes effect at once. */
export function RuleEditor({ slug, target, label, rule }: Props) {
  const save = useSetAtom(setAlertRuleAtom)
  const maySeeOdds = useMay('view_betting_odds')
  // The device stores a choice a moment later; a second one may be made before that, and must know of the first.
  const [chosen, setChosen] = useState<AlertRule>()
  if (chosen && rule && rule.at >= chosen.at) setChosen(undefined)
  const latest = chosen ?? rule
  const { kinds = [], points = USUAL_LINE_POINTS } = latest ?? {}
  const offered = ALERT_KINDS.filter(
    (kind) => kind !== 'line' || (maySeeOdds && hasOdds(leagueOf(slug).sport)),
  )
  const choose = (next: Pick<AlertRule, 'kinds' | 'points'>) =>
    setChosen(save({ target, label, ...next }, latest))
  const turn = (kind: AlertKind, on: boolean) => {
    const next = ALERT_KINDS.filter((one) => (one === kind ? on : kinds.includes(one)))
    choose({ kinds: next, points })
  }
  return (
    <div className={styles.switches} role="group" aria-label={`Alerts for ${label}`}>
      {offered.map((kind) => (
        <Switch
          key={kind}
          label={ALERT_LABELS[kind]}
          hint={hintOf(kind, slug, points)}
          on={kinds.includes(kind)}
          onChange={(on) => turn(kind, on)}
        />
      ))}
      {offered.includes('line') && kinds.includes('line') ? (
        <ChoiceBar
          label="How far the line has to move"
          choices={LINE_POINTS.map(String)}
          chosen={String(points)}
          textOf={(one) => `${one} ${one === '1' ? 'point' : 'points'}`}
          onChoose={(one) => choose({ kinds, points: Number(one) })}
        />
      ) : null}
    </div>
  )
}

function hintOf(kind: AlertKind, slug: GameSlug, points: number): string {
  switch (kind) {
    case 'start':
      return 'When the game begins'
    case 'close':
      return closeHint(leagueOf(slug).kind)
    case 'lead':
      return 'When a team goes ahead that did not lead'
    case 'final':
      return 'When the game is over'
    case 'line':
      return `When spread or total stands ${points} or more from where it opened`
  }
}
