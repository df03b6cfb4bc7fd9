import { useState, type ReactNode } from 'react'
import { log } from '../platform/log'
import { authStepAtom } from '../state/auth-modal'
import { exportAtom } from '../state/export'
import { putOffPasswordAtom, userToAskForPasswordAtom } from '../state/first-password'
import { openAlertsAtom } from '../state/game-alerts'
import { installOpenAtom } from '../state/install'
import { lineMovesLeagueAtom } from '../state/line-moves'
import { settingsOpenAtom } from '../state/settings'
import { useAtom, useAtomValue, useSetAtom } from '../state/store'
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

/** Everything that opens over the page. Each part is loaded only when it opens. */
export function OverlayDialogs() {
  return (
    <>
      <DialogsToOpen />
      <FirstPassword />
    </>
  )
}

function DialogsToOpen() {
  const [authStep, setAuthStep] = useAtom(authStepAtom)
  const [isSettingsOpen, setSettingsOpen] = useAtom(settingsOpenAtom)
  const [isInstallOpen, setInstallOpen] = useAtom(installOpenAtom)
  const [movesOf, setMovesOf] = useAtom(lineMovesLeagueAtom)
  const [openAlerts, setOpenAlerts] = useAtom(openAlertsAtom)
  const [exported, setExported] = useAtom(exportAtom)
  const isAnyOpen =
    [authStep, movesOf, openAlerts, exported].some((one) => one !== undefined) ||
    [isSettingsOpen, isInstallOpen].some(Boolean)
  if (!isAnyOpen) return null
  const close = () => {
    setAuthStep(undefined)
    setSettingsOpen(false)
    setInstallOpen(false)
    setMovesOf(undefined)
    setOpenAlerts(undefined)
    setExported(undefined)
  }
  return (
    <DialogBoundary onClose={close}>
      {exported === undefined ? null : <Export />}
      {authStep === undefined ? null : <AuthModal />}
      {isSettingsOpen ? <Settings /> : null}
      {isInstallOpen ? <InstallDialog /> : null}
      {movesOf === undefined ? null : <LineMoves />}
      {openAlerts === undefined ? null : <GameAlerts />}
    </DialogBoundary>
  )
}

/** This dialog opens by itself, so its failure must not keep people from those that they open. */
function FirstPassword() {
  const asked = useAtomValue(userToAskForPasswordAtom)
  const putOff = useSetAtom(putOffPasswordAtom)
  const [wasAsked, setWasAsked] = useState(false)
  if (asked && !wasAsked) setWasAsked(true)
  if (!wasAsked) return null
  const close = () => {
    if (asked) putOff(asked.id)
    setWasAsked(false)
  }
  return (
    <DialogBoundary onClose={close}>
      <SetPasswordWhenAsked />
    </DialogBoundary>
  )
}

interface BoundaryProps {
  readonly onClose: () => void
  readonly children: ReactNode
}

function DialogBoundary({ onClose, children }: BoundaryProps) {
  return (
    <ErrorBoundary
      fallback={() => <NotLoaded onClose={onClose} />}
      onError={(error) => log.add('error', 'app', `A dialog did not open: ${String(error)}`)}
    >
      {children}
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
