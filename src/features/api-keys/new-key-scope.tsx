import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import type { NewKeyAnswer } from '../../domain/people/api-keys/api-key-texts'
import { sessionAtom } from '../../state/session'
import { useAtomValue } from '../../state/store'
import { ownerOf } from '../../storage/viewer'

interface NewKeyState {
  readonly answer: NewKeyAnswer | undefined
  readonly setAnswer: (answer: NewKeyAnswer | undefined) => void
}

const NewKeyContext = createContext<NewKeyState | undefined>(undefined)

/**
 * Remembers a new key while the settings are open, because the key is shown only once. Turning a phone switches to the
 * other layout, which must not lose a key that nobody can show again. Only the user who made the key sees it.
 */
export function NewKeyScope({ children }: { readonly children: ReactNode }) {
  const owner = ownerOf(useAtomValue(sessionAtom))
  const [made, setMade] = useState<{ readonly owner: string; readonly answer: NewKeyAnswer }>()
  const value = useMemo(
    () => ({
      answer: made?.owner === owner ? made.answer : undefined,
      setAnswer: (answer: NewKeyAnswer | undefined) => setMade(answer && { owner, answer }),
    }),
    [made, owner],
  )
  return <NewKeyContext value={value}>{children}</NewKeyContext>
}

export function useNewKey(): NewKeyState {
  const state = useContext(NewKeyContext)
  if (!state) throw new Error('A new key needs a scope')
  return state
}
