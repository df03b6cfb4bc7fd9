import { lazy, Suspense, useState } from 'react'
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

const AuthModal = lazy(async () => {
  const { AuthModal: built } = await import('../features/account/sign-in/auth-modal')
  return { default: built }
})
const Settings = lazy(async () => {
  const { OpenedSettings } = await import('./opened-settings')
  return { default: OpenedSettings }
})
const InstallDialog = lazy(async () => {
  const { InstallDialog: built } = await import('../features/install/install-dialog')
  return { default: built }
})

const GameAlerts = lazy(async () => {
  const { GameAlerts: BuiltAlerts } = await import('../features/game-alerts/game-alerts')
  const { LockedPart } = await import('../features/box-score/locked-part')
  const Built = () => <BuiltAlerts locked={<LockedPart label="Game alerts" permission="custom_alerts" />} />
  return { default: Built }
})

const LineMoves = lazy(async () => {
  const { LineMoves: built } = await import('../features/odds/line-moves')
  return { default: built }
})

const Export = lazy(async () => {
  const { OpenedExport } = await import('./opened-export')
  return { default: OpenedExport }
})

const SetPasswordWhenAsked = lazy(async () => {
  const { SetPasswordWhenAsked: built } =
    await import('../features/account/first-password/set-password-when-asked')
  return { default: built }
})

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
      <Suspense fallback={null}>
        {exported === undefined ? null : <Export />}
        {authStep === undefined ? null : <AuthModal />}
        {isSettingsOpen ? <Settings /> : null}
        {isInstallOpen ? <InstallDialog /> : null}
        {movesOf === undefined ? null : <LineMoves />}
        {openAlerts === undefined ? null : <GameAlerts />}
        {wasPasswordAsked ? <SetPasswordWhenAsked /> : null}
      </Suspense>
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
    <NoticeBar tone="danger" icon="warning" actions={actions}>
      This could not be loaded. Check your connection and reload the page.
    </NoticeBar>
  )
}
