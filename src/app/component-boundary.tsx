import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { errorScreen } from '../domain/operations/dashboard/error-screen'
import { reachAtom } from '../state/reach'
import { useAtomValue } from '../state/store'
import { Button } from '../ui/button'
import { ErrorBoundary } from '../ui/error-boundary'
import { MessageScreen } from '../ui/message-screen'
import styles from './component-boundary.module.css'
import { reloadIfReachable } from './missing-part'
import { crashOf } from '../platform/crash-of'
import { isMissingPart } from '../platform/is-missing-part'
import { logCrash } from '../platform/log-crash'
import { reloadWhenReachable } from '../platform/reload-when-reachable'

interface Props {
  /** The name that users know: `Scoreboard`. */
  readonly component: string
  /** For parts that open over a page: puts the error text into their dialog. */
  readonly frame?: (words: ReactNode) => ReactNode
  readonly children: ReactNode
}

/**
 * Surrounds each screen, so that the header and the other leagues keep working when one screen fails to
 * render.
 */
export function ComponentBoundary({ component, frame = inThePage, children }: Props) {
  const heading = frame === inThePage ? 'h1' : 'h2'
  const [at] = useLocation()
  return (
    <ErrorBoundary
      at={at}
      onError={(error) => logCrash(component, error)}
      fallback={(tryAgain, error) =>
        frame(<BrokenComponent {...{ component, error, heading }} onTryAgain={tryAgain} />)
      }
    >
      {children}
    </ErrorBoundary>
  )
}

function inThePage(words: ReactNode): ReactNode {
  return words
}

interface BrokenProps {
  readonly component: string
  readonly error: unknown
  readonly heading: 'h1' | 'h2'
  readonly onTryAgain: () => void
}

function BrokenComponent({ component, error, heading, onTryAgain }: BrokenProps) {
  const screen = errorScreen({ scope: 'component', component })
  const { message, stack, url, viewport, connection } = crashOf(component, error)
  const [hasTried, setTried] = useState(false)
  const isLost = useAtomValue(reachAtom).kind === 'lost'
  const isByItself = heading === 'h1' && isMissingPart(error)
  useEffect(() => (isByItself ? reloadWhenReachable() : undefined), [isByItself])
  const reload = async () => setTried(!(await reloadIfReachable()))
  const facts = [message, url, viewport, connection, stack].filter((fact) => fact !== undefined)
  return (
    <MessageScreen
      icon="warning"
      tone="danger"
      heading={heading}
      title={screen.title}
      text={`${hasTried || (isLost && isMissingPart(error)) ? 'The server cannot be reached. ' : ''}The scores are still stored on this device.`}
    >
      <div className={styles.actions}>
        <Button look="strong" onPress={isMissingPart(error) ? () => void reload() : onTryAgain}>
          {screen.tryAgain}
        </Button>
        <Button onPress={() => location.reload()}>{screen.reload}</Button>
      </div>
      <details className={styles.details}>
        <summary className={styles.summary}>{screen.details}</summary>
        <pre className={styles.facts}>{facts.join('\n')}</pre>
      </details>
    </MessageScreen>
  )
}
