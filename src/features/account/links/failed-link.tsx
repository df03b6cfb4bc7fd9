import { useLocation } from 'wouter'
import { authStepAtom } from '../../../state/auth-modal'
import { useSetAtom } from '../../../state/store'
import { START_PATH } from '../../../state/paths'
import { Button } from '../../../ui/button'
import { LinkPage } from './link-page'
import { NewLink } from './new-link'

interface Props {
  readonly title: string
  readonly text: string
  /** Absent if another try would change nothing. */
  readonly onRetry: (() => void) | undefined
  /** Where the link has expired: the address that can get a new one. */
  readonly newLinkTo?: string | undefined
}

/** A link that did not do what it was for: the reason, and where to go from here. */
export function FailedLink({ title, text, onRetry, newLinkTo }: Props) {
  const [, go] = useLocation()
  const setAuthStep = useSetAtom(authStepAtom)
  const goHome = () => go(START_PATH, { replace: true })
  const signIn = () => {
    setAuthStep('signin')
    goHome()
  }
  return (
    <LinkPage title={title} notice={{ kind: 'error', text }}>
      {onRetry ? <Button onPress={onRetry}>Try Again</Button> : null}
      {newLinkTo === undefined ? null : <NewLink email={newLinkTo} />}
      <Button look={newLinkTo === undefined ? 'strong' : 'quiet'} onPress={signIn}>
        Sign In
      </Button>
      <Button onPress={goHome}>Return to Home</Button>
    </LinkPage>
  )
}
