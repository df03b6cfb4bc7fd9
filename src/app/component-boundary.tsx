import type { ReactNode } from 'react'
import { crashOf } from './crash-of'
import { errorScreen } from '../domain/operations/dashboard/error-screen'
import { crashLog } from '../domain/operations/logs/crash-log'
import { log } from '../platform/log'
import { Button } from '../ui/button'
import { ErrorBoundary } from '../ui/error-boundary'
import { MessageScreen } from '../ui/message-screen'
import styles from './component-boundary.module.css'

interface Props {
  /** As people call it: `Scoreboard`. */
  readonly component: string
  readonly children: ReactNode
}

/** Around each screen, so that the header and the other leagues go on when one cannot be drawn. */
export function ComponentBoundary({ component, children }: Props) {
  return (
    <ErrorBoundary
      onError={(error) => logCrash(component, error)}
      fallback={(tryAgain, error) => (
        <BrokenComponent component={component} error={error} onTryAgain={tryAgain} />
      )}
    >
      {children}
    </ErrorBoundary>
  )
}

function logCrash(component: string, error: unknown) {
  const { level, category, message, metadata } = crashLog(crashOf(component, error))
  log.add(level === 'error' ? 'error' : 'warn', category, `${message} ${JSON.stringify(metadata)}`)
}

interface BrokenProps {
  readonly component: string
  readonly error: unknown
  readonly onTryAgain: () => void
}

function BrokenComponent({ component, error, onTryAgain }: BrokenProps) {
  const screen = errorScreen({ scope: 'component', component })
  const { message, stack, url, viewport, connection } = crashOf(component, error)
  const facts = [message, url, viewport, connection, stack].filter((fact) => fact !== undefined)
  return (
    <MessageScreen
      icon="warning"
      tone="danger"
      heading="h1"
      title={screen.title}
      text="The scores are still stored on this device."
    >
      <div className={styles.actions}>
        <Button look="strong" onPress={onTryAgain}>
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
