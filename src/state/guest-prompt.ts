import type { PromptLevel } from '../domain/people/engagement/prompt-level'
import { atom } from './store'

/** How urgently a guest is told of accounts. The background code that counts what a guest does sets it. */
export const guestPromptAtom = atom<PromptLevel>('none')
