import type { PromptLevel } from '../domain/people/engagement/prompt-level'
import { atom } from './store'

/** How urgently a guest is told of accounts. What a guest does is counted behind the screens, which set it. */
export const guestPromptAtom = atom<PromptLevel>('none')
