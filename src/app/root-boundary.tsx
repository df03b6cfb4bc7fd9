import type { ReactNode } from 'react'
import { errorScreen } from '../domain/operations/dashboard/error-screen'
import { Button } from '../ui/button'
import { ErrorBoundary } from '../ui/error-boundary'
import { MessageScreen } from '../ui/message-screen'
import { logCrash } from '../platform/log-crash'
import styles from './root-boundary.module.css'

const SCREEN = errorScreen({ scope: 'root' })

/** The last resort. Stored scores are safe; only the drawing failed. */
export function RootBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      onError={(error) => logCrash('App', error)}
      fallback={(tryAgain) => <BrokenApp onTryAgain={tryAgain} />}
    >
      {children}
    </ErrorBoundary>
  )
}

function BrokenApp({ onTryAgain }: { readonly onTryAgain: () => void }) {
  return (
    <main>
      <MessageScreen
        icon="warning"
        tone="danger"
        heading="h1"
        title={SCREEN.title}
        text="Turbo Scores ran into a problem. Your scores are still stored on this device."
      >
        <div className={styles.actions}>
          <Button look="strong" onPress={onTryAgain}>
            {SCREEN.tryAgain}
          </Button>
          <Button onPress={() => location.reload()}>{SCREEN.reload}</Button>
        </div>
      </MessageScreen>
    </main>
  )
}
