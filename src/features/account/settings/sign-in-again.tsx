import { useWaysIn } from '../sign-in/use-ways-in'
import { Providers } from '../sign-in/providers'
import styles from './own-account.module.css'

/** For who has no password and signed in a while ago: the way to the provider and back to this page. */
export function SignInAgain() {
  const { providers } = useWaysIn()
  return (
    <>
      <Providers providers={providers} />
      <p className={styles.text}>
        You come back to this page. Open the settings again then, within ten minutes.
      </p>
    </>
  )
}
