import type { ReactNode } from 'react'
import { CUP_NOT_LOADED } from '../../domain/cup/cup-message'
import { leagueTitle, type Sport } from '../../domain/league'
import { MessageScreen } from '../../ui/message-screen'
import { isOfConnection } from './trouble-text'

interface Props {
  readonly sport: Sport
  /** The message of the failure. */
  readonly text: string
  /** When scores will appear. */
  readonly children: ReactNode
}

/** 000 section 2: on an error a red message fills the screen. */
export function FailedScreen({ sport, text, children }: Props) {
  return (
    <>
      <h1 className="visually-hidden">{leagueTitle(sport)}</h1>
      <MessageScreen icon="warning" tone="danger" {...wordsOf(text, sport)}>
        <p>{children}</p>
      </MessageScreen>
    </>
  )
}

/** The cup's page has words of its own (001 section 2) for all that is no trouble of the visitor's connection. */
function wordsOf(text: string, sport: Sport) {
  if (sport === 'RYDER_CUP' && !isOfConnection(text)) return CUP_NOT_LOADED
  return { title: `No ${leagueTitle(sport)} scores yet`, text }
}
