import { useSignInWays } from '../sign-in/use-sign-in-ways'
import { Providers } from '../sign-in/providers'
import styles from './own-account.module.css'

/** For users without a password whose sign-in is too old: leads to the provider and back to this page. */
export function SignInAgain() {
  const { providers } = useSignInWays()
  return (
    <>
      <Providers providers={providers} />
      <p className={styles.text}>
        You come back to this page. Open the settings again then, within ten minutes.
      </p>
    </>
  )
}
