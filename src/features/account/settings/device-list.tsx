import { useState } from 'react'
import type { Device } from '../../../domain/people/users/account'
import { ageText } from '../../../domain/time/age'
import { useAccount } from '../../../state/account'
import { nowAtom } from '../../../state/every-second'
import { useAtomValue } from '../../../state/store'
import { useAccountList } from '../../../state/use-account-list'
import { Button } from '../../../ui/button'
import { Entry, EntryList } from '../../../ui/entry-list'
import { FormNotice } from '../form-notice'
import { useBriefNotice } from './use-brief-notice'

/** The devices that are signed in to the account, each with a button that signs it out. */
export function DeviceList() {
  const account = useAccount()
  const { list: devices, load } = useAccountList(account.devices)
  const [leaving, setLeaving] = useState<string>()
  const [notice, setNotice] = useBriefNotice()
  const signOut = async ({ id, name }: Device) => {
    setLeaving(id)
    const isDone = await account.signOutDevice(id)
    setLeaving(undefined)
    setNotice(
      isDone
        ? { kind: 'success', text: `${name} is signed out.` }
        : { kind: 'error', text: `${name} could not be signed out. Please try again.` },
    )
    await load()
  }
  if (devices === 'loading') return <p role="status">Looking up your devices…</p>
  if (devices === undefined)
    return (
      <>
        <FormNotice notice={notice} />
        <FormNotice notice={{ kind: 'error', text: 'Your devices could not be listed.' }} />
        <Button onPress={() => void load()}>Try Again</Button>
      </>
    )
  return (
    <>
      <EntryList label="Your devices">
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isLeaving={device.id === leaving}
            onSignOut={() => void signOut(device)}
          />
        ))}
      </EntryList>
      <FormNotice notice={notice} />
    </>
  )
}

interface RowProps {
  readonly device: Device
  readonly isLeaving: boolean
  readonly onSignOut: () => void
}

function DeviceRow({ device: { name, type, lastActivityMs, isThis }, isLeaving, onSignOut }: RowProps) {
  const nowMs = useAtomValue(nowAtom)
  return (
    <Entry name={name} about={`${TYPES[type]} · ${isThis ? 'this device' : ageText(lastActivityMs, nowMs)}`}>
      {isThis ? null : (
        <Button label={`Sign out ${name}`} disabled={isLeaving} onPress={onSignOut}>
          {isLeaving ? 'Signing out…' : 'Sign out'}
        </Button>
      )}
    </Entry>
  )
}

const TYPES: Readonly<Record<Device['type'], string>> = {
  desktop: 'Computer',
  mobile: 'Phone',
  tablet: 'Tablet',
}
