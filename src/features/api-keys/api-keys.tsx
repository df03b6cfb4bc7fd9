import { useState, type ReactNode } from 'react'
import { PER_DAY, PER_MINUTE } from '../../domain/people/api-keys/api-limits'
import { useAccount } from '../../state/account'
import { sessionAtom, useMay } from '../../state/session'
import { useAtomValue } from '../../state/store'
import { useAccountList } from '../../state/use-account-list'
import styles from './api-keys.module.css'
import { KeyList } from './key-list'
import { NewKey } from './new-key'

interface Props {
  /** Replaces the form for users who may make no keys; another feature provides it. */
  readonly locked: ReactNode
}

/**
 * With these keys a user's own programs read what that user may see. Users who lost the right can still revoke them.
 */
export function ApiKeys({ locked }: Props) {
  const session = useAtomValue(sessionAtom)
  const may = useMay('api_access')
  return (
    <div className={styles.section} data-api-keys="">
      {session.kind === 'signed-in' ? <OwnKeys key={session.user.id} may={may} locked={locked} /> : locked}
    </div>
  )
}

function OwnKeys({ may, locked }: Props & { readonly may: boolean }) {
  const { list: keys, load, refresh } = useAccountList(useAccount().apiKeys)
  const isListed = may || (Array.isArray(keys) && keys.length > 0)
  // The list stays after the last key of a user who may make no new ones: it says that the key is revoked.
  const [wasListed, setListed] = useState(isListed)
  if (isListed && !wasListed) setListed(true)
  return (
    <>
      {may ? <About /> : locked}
      {may ? <NewKey onMade={load} onLost={refresh} /> : null}
      {wasListed ? <KeyList keys={keys} onChange={load} /> : null}
    </>
  )
}

function About() {
  return (
    <p className={styles.text}>
      Your programs read scores, box scores and lines at <code>/api/v1</code>, {PER_MINUTE} times a minute and{' '}
      {PER_DAY.toLocaleString('en-US')} times a day with each key.{' '}
      <a href="/api/v1/openapi.json" target="_blank" rel="noreferrer">
        How it works (OpenAPI)
      </a>
    </p>
  )
}
