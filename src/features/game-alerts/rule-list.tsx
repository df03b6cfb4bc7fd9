import { useState } from 'react'
import { parseGameSlug } from '../../domain/league'
import { ALERT_LABELS } from '../../domain/people/game-alerts/alert-kind'
import type { AlertRule } from '../../domain/people/game-alerts/alert-rule'
import { Icon } from '../../ui/icon'
import { FramedList } from '../../ui/framed-list'
import styles from './game-alerts.module.css'
import { RuleEditor } from './rule-editor'

/** The rules of this account, each editable in place. */
export function RuleList({ rules }: { readonly rules: readonly AlertRule[] }) {
  // A rule whose last switch was turned off stays in the list until this is closed, so that nothing moves
  // under the finger.
  const [before] = useState(() => new Set(rules.filter(wantsAny).map(({ target }) => target)))
  const wanted = rules.filter((rule) => wantsAny(rule) || before.has(rule.target))
  const sorted = wanted.toSorted((one, other) => one.label.localeCompare(other.label))
  return (
    <section className={styles.part} aria-label="Your alerts">
      <h3 className={styles.heading}>Your alerts</h3>
      {sorted.length === 0 ? (
        <p className={styles.empty}>
          Open a game and press the bell to choose what you are told of it or its teams.
        </p>
      ) : (
        <FramedList>
          {sorted.map((rule) => (
            <li key={rule.target} data-rule={rule.target}>
              <Rule rule={rule} />
            </li>
          ))}
        </FramedList>
      )}
    </section>
  )
}

function wantsAny({ kinds }: AlertRule): boolean {
  return kinds.length > 0
}

function Rule({ rule }: { readonly rule: AlertRule }) {
  const { target, label, kinds } = rule
  const slug = parseGameSlug(target.slice(0, target.indexOf('/')))
  return (
    <details className={styles.rule}>
      <summary>
        <strong>{label}</strong>
        <span className={styles.muted}>
          {kinds.map((kind) => ALERT_LABELS[kind]).join(' · ') || 'Nothing any more'}
        </span>
        <Icon name="chevron" />
      </summary>
      {slug ? <RuleEditor slug={slug} target={target} label={label} rule={rule} /> : null}
    </details>
  )
}
