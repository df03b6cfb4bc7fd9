import { useState, type ReactNode } from 'react'
import type { SettingsSection } from '../../../domain/people/settings/settings-sheet'
import { authStepAtom } from '../../../state/auth-modal'
import { settingsOpenAtom } from '../../../state/settings'
import { useSetAtom } from '../../../state/store'
import { useBackStep } from '../../../ui/use-back-step'
import { useWideScreen } from '../../../ui/use-wide-screen'
import { PreferencesSection } from './preferences-section'
import { ProfileSection } from './profile-section'
import { SettingsDialog } from './settings-dialog'
import { SettingsSheet } from './settings-sheet'

interface Props {
  /** The parts of the settings that belong to other features. */
  readonly myTeams: ReactNode
  readonly apiKeys: ReactNode
}

/** What the viewer can set: beside a list of sections on a wide screen, behind that list on a phone. */
export function Settings({ myTeams, apiKeys }: Props) {
  const setOpen = useSetAtom(settingsOpenAtom)
  const setAuthStep = useSetAtom(authStepAtom)
  // Kept here and not in the layouts, because turning a phone switches from one layout to the other.
  const [current, setCurrent] = useState<SettingsSection>()
  const close = () => setOpen(false)
  const isWide = useWideScreen()
  useBackStep(() => {
    // Where the list stands beside the section, Back has no earlier step to go to.
    const isFirstStep = isWide || current === undefined
    if (isFirstStep) close()
    else setCurrent(undefined)
    return isFirstStep ? 'closed' : 'stays'
  })
  const signIn = () => {
    setOpen(false)
    setAuthStep('welcome')
  }
  const panels = {
    profile: <ProfileSection onSignIn={signIn} />,
    teams: myTeams,
    preferences: <PreferencesSection />,
    'api-keys': apiKeys,
  }
  const props = { current, onSection: setCurrent, panels, onClose: close }
  return isWide ? <SettingsDialog {...props} /> : <SettingsSheet {...props} />
}
