import { useState } from 'react'
import { log } from '../platform/log'
import { authStepAtom } from '../state/auth-modal'
import { exportAtom } from '../state/export'
import { userToAskForPasswordAtom } from '../state/first-password'
import { openAlertsAtom } from '../state/game-alerts'
import { installOpenAtom } from '../state/install'
import { lineMovesLeagueAtom } from '../state/line-moves'
import { settingsOpenAtom } from '../state/settings'
import { useAtom, useAtomValue } from '../state/store'
import { Button } from '../ui/button'
import { ErrorBoundary } from '../ui/error-boundary'
import { NoticeBar } from '../ui/notice-bar'
import { latePart } from '../ui/late-part'

const AuthModal = latePart(async () => (await import('../features/account/sign-in/auth-modal')).AuthModal)
const Settings = latePart(async () => (await import('./opened-settings')).OpenedSettings)
const InstallDialog = latePart(async () => (await import('../features/install/install-dialog')).InstallDialog)

const GameAlerts = latePart(async () => {
  const [{ GameAlerts: Built }, { LockedPart }] = await Promise.all([
    import('../features/game-alerts/game-alerts'),
    import('../features/box-score/locked-part'),
  ])
  return () => <Built locked={<LockedPart label="Game alerts" permission="custom_alerts" />} />
})

const LineMoves = latePart(async () => (await import('../features/odds/line-moves')).LineMoves)

const Export = latePart(async () => (await import('./opened-export')).OpenedExport)

const SetPasswordWhenAsked = latePart(
  async () =>
    (await import('../features/account/first-password/set-password-when-asked')).SetPasswordWhenAsked,
)

/** Everything that opens over the page. Each part is loaded only when somebody opens it. */
export function OverlayDialogs() {
  const [authStep, setAuthStep] = useAtom(authStepAtom)
  const [isSettingsOpen, setSettingsOpen] = useAtom(settingsOpenAtom)
  const [isInstallOpen, setInstallOpen] = useAtom(installOpenAtom)
  const [movesOf, setMovesOf] = useAtom(lineMovesLeagueAtom)
  const [openAlerts, setOpenAlerts] = useAtom(openAlertsAtom)
  const [exported, setExported] = useAtom(exportAtom)
  const isPasswordAsked = useAtomValue(userToAskForPasswordAtom) !== undefined
  const [wasPasswordAsked, setPasswordAsked] = useState(false)
  if (isPasswordAsked && !wasPasswordAsked) setPasswordAsked(true)
  const isAnyOpen =
    [authStep, movesOf, openAlerts, exported].some((one) => one !== undefined) ||
    [isSettingsOpen, isInstallOpen, wasPasswordAsked].some(Boolean)
  if (!isAnyOpen) return null
  const close = () => {
    setAuthStep(undefined)
    setSettingsOpen(false)
    setInstallOpen(false)
    setMovesOf(undefined)
    setOpenAlerts(undefined)
    setExported(undefined)
    setPasswordAsked(false)
  }
  return (
    <ErrorBoundary
      fallback={() => <NotLoaded onClose={close} />}
      onError={(error) => log.add('error', 'app', `A dialog did not open: ${String(error)}`)}
    >
      {exported === undefined ? null : <Export />}
      {authStep === undefined ? null : <AuthModal />}
      {isSettingsOpen ? <Settings /> : null}
      {isInstallOpen ? <InstallDialog /> : null}
      {movesOf === undefined ? null : <LineMoves />}
      {openAlerts === undefined ? null : <GameAlerts />}
      {wasPasswordAsked ? <SetPasswordWhenAsked /> : null}
    </ErrorBoundary>
  )
}

/** The part was never loaded on this device, and now there is no network or a newer version. */
function NotLoaded({ onClose }: { readonly onClose: () => void }) {
  const actions = (
    <>
      <Button onPress={onClose}>Close</Button>
      <Button look="strong" onPress={() => location.reload()}>
        Reload Page
      </Button>
    </>
  )
  return (
    <NoticeBar tone="danger" icon="warning" floats actions={actions}>
      This could not be loaded. Check your connection and reload the page.
    </NoticeBar>
  )
}
