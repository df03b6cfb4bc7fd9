import type { ReactNode } from 'react'
import { log } from '../platform/log'
import { Button } from '../ui/button'
import { ErrorBoundary } from '../ui/error-boundary'
import { MessageScreen } from '../ui/message-screen'
import styles from './root-boundary.module.css'

/** The last resort. Stored scores are safe; only the drawing failed. */
export function RootBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      onError={(error) => log.add('error', 'screen', String(error))}
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
        title="Something went wrong"
        text="Turbo Scores ran into a problem. Your scores are still stored on this device."
      >
        <div className={styles.actions}>
          <Button look="strong" onPress={onTryAgain}>
            Try Again
          </Button>
          <Button onPress={() => location.reload()}>Reload Application</Button>
        </div>
      </MessageScreen>
    </main>
  )
}
