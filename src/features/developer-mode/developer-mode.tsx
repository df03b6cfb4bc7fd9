import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import type { SimulatedGame } from '../../domain/operations/simulator/simulated-game'
import { readLastSlug } from '../../state/last-slug'
import { boardPath } from '../../state/paths'
import { useAccess } from '../../state/use-access'
import { useRole } from '../../state/use-role'
import { Button } from '../../ui/button'
import { MessageScreen } from '../../ui/message-screen'
import { SimulatorScreen } from './simulator-screen'

interface Props {
  /** The product's own card of this game. */
  readonly renderCard: (game: SimulatedGame) => ReactNode
}

/**
 * For superusers. Everybody else is redirected to the league looked at last, in most cases without asking the server.
 */
export function DeveloperMode(props: Props) {
  const role = useRole()
  return role === undefined || role === 'user' ? <RedirectToBoard /> : <Checked {...props} />
}

/** The session in the browser can be forged, so the server decides who is a superuser. */
function Checked({ renderCard }: Props) {
  const { guard, check, tryAgain } = useAccess('developer-mode')
  if (guard.kind === 'open') return <SimulatorScreen renderCard={renderCard} />
  if (check.kind === 'answered') return <RedirectToBoard />
  return (
    <MessageScreen icon="shield" heading="h1" title="Developer Mode" text={guard.text}>
      {guard.kind === 'unchecked' ? <Button onPress={tryAgain}>Try Again</Button> : null}
    </MessageScreen>
  )
}

function RedirectToBoard() {
  return <Redirect to={boardPath(readLastSlug())} replace />
}
