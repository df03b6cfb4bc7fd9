import { useCallback } from 'react'
import { isChoice, type EntryKind } from '../../../domain/people/outbox/outbox-entry'
import { ageText } from '../../../domain/time/age'
import { productNow } from '../../../platform/clock'
import { nowAtom } from '../../../state/every-second'
import { lastDeliveryMsAtom, outboxAtom } from '../../../state/outbox'
import { usePorts } from '../../../state/ports'
import { useAtomValue } from '../../../state/store'
import { useStored } from '../../../state/use-stored'
import { waitingEntries } from '../../../storage/outbox'
import { discardEntry, refusedEntries, sendAgain } from '../../../storage/refused-entries'
import type { StoredEntry } from '../../../storage/rows'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { SaidOnce } from '../../../ui/said-once'
import styles from './outbox-status.module.css'

/**
 * Says whether the server has everything that this user changed here. If the server refuses a change, the user decides
 * what happens to it.
 */
export function OutboxStatus({ user }: { readonly user: string }) {
  const { storage } = usePorts()
  const query = useCallback(() => storage.readAll('outbox'), [storage])
  const entries = useStored(query)
  if (!entries) return null
  const refused = refusedEntries(entries, user)
  return (
    <section className={styles.outbox} aria-label="Saved on your account">
      <Summary
        waiting={waitingEntries(entries, user).filter(({ kind }) => isChoice(kind)).length}
        isAllTaken={refused.length === 0}
      />
      <Refused entries={refused} />
    </section>
  )
}

interface SummaryProps {
  /** Without what the app reports by itself, which nobody would know as a change. */
  readonly waiting: number
  /** The server has refused nothing. */
  readonly isAllTaken: boolean
}

function Summary({ waiting, isAllTaken }: SummaryProps) {
  const delivered = useAtomValue(lastDeliveryMsAtom)
  const nowMs = useAtomValue(nowAtom)
  if (waiting > 0) {
    return (
      <p className={styles.line} role="status">
        <Icon name="clock" />
        {`${waiting} ${waiting === 1 ? 'change waits' : 'changes wait'} to be saved on your account`}
      </p>
    )
  }
  const when = delivered === undefined ? '' : ` · ${ageText(delivered, nowMs)}`
  return (
    <p className={styles.line}>
      <Icon name="check" />
      <span>
        <SaidOnce>{`${isAllTaken ? 'Saved' : 'Everything else is saved'} on your account`}</SaidOnce>
        {when}
      </span>
    </p>
  )
}

function Refused({ entries }: { readonly entries: readonly StoredEntry[] }) {
  const { storage } = usePorts()
  const outbox = useAtomValue(outboxAtom)
  const discard = async (entry: StoredEntry) => {
    await discardEntry(storage, entry)
    outbox.send()
  }
  const tryAgain = async (entry: StoredEntry) => {
    await sendAgain(storage, entry, productNow())
    outbox.send()
  }
  if (entries.length === 0) return null
  return (
    <ul className={styles.refused}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <p>
            <strong>{`${KIND_NAMES[entry.kind]} could not be saved`}</strong>
            <span className={styles.reason}>{entry.refused}</span>
          </p>
          <span className={styles.actions}>
            <Button onPress={() => void discard(entry)}>Discard</Button>
            <Button look="strong" onPress={() => void tryAgain(entry)}>
              Try Again
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What users would call each kind. */
const KIND_NAMES: Readonly<Record<EntryKind, string>> = {
  preferences: 'A preference',
  favourites: 'A favourite team',
  session: 'Your activity',
  usage: 'The use of a feature',
  log: 'A report of trouble',
  'guest-metrics': 'Your visits before signing up',
  'alert-rule': 'What to be alerted of',
  'alerts-read': 'Which alerts you have read',
}
