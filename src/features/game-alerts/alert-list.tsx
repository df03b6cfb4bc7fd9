import { useEffect, useState } from 'react'
import type { GameAlert } from '../../domain/people/game-alerts/game-alert'
import { ageText } from '../../domain/time/age'
import { nowAtom } from '../../state/every-second'
import { readAlertsAtom } from '../../state/change-game-alerts'
import { gamePath } from '../../state/paths'
import { useAtomValue, useSetAtom } from '../../state/store'
import { FramedLink, FramedList } from '../../ui/framed-list'
import styles from './game-alerts.module.css'

interface Props {
  /** The newest first. */
  readonly alerts: readonly GameAlert[]
  readonly readTo: number
  readonly onFollow: () => void
}

/**
 * The latest alerts. Opening the list marks them as read; those that were new then stay highlighted until it
 * is closed.
 */
export function AlertList({ alerts, readTo, onFollow }: Props) {
  const [wasReadTo] = useState(readTo)
  const markRead = useSetAtom(readAlertsAtom)
  const latest = alerts[0]?.at
  useEffect(() => {
    if (latest !== undefined) markRead(latest)
  }, [markRead, latest])
  return (
    <section className={styles.part} aria-label="Latest alerts">
      {alerts.length === 0 ? (
        <p className={styles.empty}>Nothing yet. What your alerts find stands here.</p>
      ) : (
        <FramedList ordered>
          {alerts.map((alert) => (
            <li
              key={alert.id}
              className={styles.found}
              data-alert={alert.kind}
              data-new={alert.at > wasReadTo}
            >
              <FramedLink href={gamePath(alert.slug, alert.gameId)} onFollow={onFollow}>
                <Alert alert={alert} isNew={alert.at > wasReadTo} />
              </FramedLink>
            </li>
          ))}
        </FramedList>
      )}
    </section>
  )
}

function Alert({
  alert: { title, body, at },
  isNew,
}: {
  readonly alert: GameAlert
  readonly isNew: boolean
}) {
  const nowMs = useAtomValue(nowAtom)
  return (
    <>
      <strong>
        {title}
        {isNew ? <span className="visually-hidden">, new</span> : null}
      </strong>
      <span className={styles.muted}>{ageText(at, nowMs)}</span>
      <span className={styles.body}>{body}</span>
    </>
  )
}
