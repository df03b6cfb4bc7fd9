import { useState } from 'react'
import { serverAnswers } from '../platform/server-answers'
import { Button } from '../ui/button'
import { MessageScreen } from '../ui/message-screen'

/** What browsers and the bundler say when a script or its style does not come. */
const WORDS = /dynamically imported module|importing a module script failed|unable to preload css/i

export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && WORDS.test(error.message)
}

/**
 * A part of the app did not come: no connection, or a newer version on the server. Browsers remember that it failed, so
 * only a new page asks for it again, and without a connection there would be no new page.
 */
export function MissingPart({ heading }: { readonly heading: 'h1' | 'h2' }) {
  const [isUnreachable, setUnreachable] = useState(false)
  async function tryAgain() {
    if (await serverAnswers()) location.reload()
    else setUnreachable(true)
  }
  return (
    <MessageScreen
      icon="warning"
      heading={heading}
      title="This part of the app did not load"
      text={isUnreachable ? 'The server cannot be reached.' : 'The scores are still stored on this device.'}
    >
      <Button look="strong" onPress={() => void tryAgain()}>
        Try Again
      </Button>
    </MessageScreen>
  )
}
