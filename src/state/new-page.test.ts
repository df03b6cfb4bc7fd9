import { expect, it } from 'vitest'
import { guestPromptAtom } from './guest-prompt'
import { installOpenAtom } from './install'
import { motionPausedAtom } from './motion'
import { refreshAtom } from './refresh'
import { settingsOpenAtom } from './settings'
import { createStore } from './store'
import { updateAtom } from './update-state'

it('a new page has no dialog open, everything moves, and there is no update and no prompt', () => {
  const { get } = createStore()
  expect([settingsOpenAtom, installOpenAtom, motionPausedAtom].map((one) => get(one))).toEqual([
    false,
    false,
    false,
  ])
  expect([get(updateAtom), get(guestPromptAtom)]).toEqual(['none', 'none'])
})

it('a refresh that comes before the code which refreshes does nothing', () => {
  expect(createStore().get(refreshAtom).run).not.toThrow()
})
