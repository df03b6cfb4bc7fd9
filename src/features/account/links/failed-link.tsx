import { useLocation } from 'wouter'
import { authStepAtom } from '../../../state/auth-modal'
import { useSetAtom } from '../../../state/store'
import { Button } from '../../../ui/button'
import { LinkPage } from './link-page'

interface Props {
  readonly title: string
  readonly text: string
  /** Absent if another try would change nothing. */
  readonly onRetry: (() => void) | undefined
}

/** A link that did not do what it was for: the reason, and where to go from here. */
export function FailedLink({ title, text, onRetry }: Props) {
  const [, go] = useLocation()
  const setAuthStep = useSetAtom(authStepAtom)
  const goHome = () => go('/', { replace: true })
  const signIn = () => {
    setAuthStep('signin')
    goHome()
  }
  return (
    <LinkPage title={title} notice={{ kind: 'error', text }}>
      {onRetry ? <Button onPress={onRetry}>Try Again</Button> : null}
      <Button look="strong" onPress={signIn}>
        Sign In
      </Button>
      <Button onPress={goHome}>Return to Home</Button>
    </LinkPage>
  )
}
