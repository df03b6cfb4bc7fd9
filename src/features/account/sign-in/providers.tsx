import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { SignInProvider } from '../../../domain/people/sign-in/sign-in-ways'
import { onAwake } from '../../../platform/sleep'
import { useAccount } from '../../../state/account'
import { Button } from '../../../ui/button'
import { FormNotice } from '../form-notice'
import styles from './providers.module.css'

/** Buttons that lead to other sign-in providers, if the server has any. */
export function Providers({ providers }: { readonly providers: readonly SignInProvider[] }) {
  const { goToProvider } = useAccount()
  const [from] = useLocation()
  const [leaving, setLeaving] = useState<string>()
  const [failed, setFailed] = useState<string>()
  // Back from the provider may bring this page as it was left, with a button that is busy for ever.
  useEffect(() => onAwake(() => setLeaving(undefined)), [])
  if (providers.length === 0) return null
  const press = async ({ name, label }: SignInProvider) => {
    setLeaving(name)
    setFailed(undefined)
    const isGone = await goToProvider(name, from)
    // The button stays busy until the browser has left the page.
    if (isGone) return
    setLeaving(undefined)
    setFailed(label)
  }
  return (
    <div className={styles.providers}>
      {providers.map((provider) => (
        <Button key={provider.name} disabled={leaving !== undefined} onPress={() => void press(provider)}>
          {leaving === provider.name ? 'One moment…' : `Continue with ${provider.label}`}
        </Button>
      ))}
      <FormNotice
        notice={
          failed === undefined
            ? undefined
            : { kind: 'error', text: `${failed} cannot be reached now. Try again.` }
        }
      />
    </div>
  )
}
