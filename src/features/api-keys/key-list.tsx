import { useState } from 'react'
import type { ApiKey } from '../../domain/people/api-keys/api-key'
import { ageText } from '../../domain/time/age'
import { dayText } from '../../platform/local-time'
import { useAccount } from '../../state/account'
import { nowAtom } from '../../state/every-second'
import { useAtomValue } from '../../state/store'
import type { AccountList } from '../../state/use-account-list'
import { Button } from '../../ui/button'
import { Entry, EntryList } from '../../ui/entry-list'
import styles from './api-keys.module.css'

interface Props {
  readonly keys: AccountList<ApiKey>
  readonly onChange: () => Promise<void>
}

export function KeyList({ keys, onChange }: Props) {
  const { revokeApiKey } = useAccount()
  const [leaving, setLeaving] = useState<string>()
  const [notice, setNotice] = useState('')
  const revoke = async ({ id, name }: ApiKey) => {
    setLeaving(id)
    const isDone = await revokeApiKey(id)
    setLeaving(undefined)
    setNotice(isDone ? `${name} is revoked.` : `${name} could not be revoked. Please try again.`)
    await onChange()
  }
  if (keys === 'loading') return <p role="status">Looking up your keys…</p>
  if (keys === undefined)
    return (
      <div className={styles.actions}>
        <p role="status">{notice} Your keys could not be listed.</p>
        <Button onPress={() => void onChange()}>Try Again</Button>
      </div>
    )
  return (
    <>
      {keys.length === 0 ? <p className={styles.text}>You have no keys.</p> : null}
      <EntryList label="Your API keys">
        {keys.map((key) => (
          <KeyRow
            key={key.id}
            apiKey={key}
            isLeaving={key.id === leaving}
            onRevoke={() => void revoke(key)}
          />
        ))}
      </EntryList>
      <p className={styles.text} role="status">
        {notice}
      </p>
    </>
  )
}

interface RowProps {
  readonly apiKey: ApiKey
  readonly isLeaving: boolean
  readonly onRevoke: () => void
}

/** A revoked key cannot be restored, so the first press asks for confirmation. */
function KeyRow({ apiKey: { name, ending, created, lastUsed }, isLeaving, onRevoke }: RowProps) {
  const [isAsked, setAsked] = useState(false)
  const nowMs = useAtomValue(nowAtom)
  const used = lastUsed ? `used ${ageText(Date.parse(lastUsed), nowMs)}` : 'never used'
  return (
    <Entry name={name} about={`…${ending} · created ${dayAndYearText(Date.parse(created), nowMs)} · ${used}`}>
      <Button
        look={isAsked ? 'strong' : 'quiet'}
        label={isAsked ? `Revoke ${name} for good` : `Revoke ${name}`}
        disabled={isLeaving}
        onPress={() => (isAsked ? onRevoke() : setAsked(true))}
      >
        {isAsked ? 'Revoke for good' : 'Revoke'}
      </Button>
    </Entry>
  )
}

function dayAndYearText(ms: number, nowMs: number): string {
  const year = new Date(ms).getFullYear()
  return year === new Date(nowMs).getFullYear() ? dayText(ms) : `${dayText(ms)}, ${year}`
}
