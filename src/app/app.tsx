import { Router, useLocation } from 'wouter'
import { keepEntryState } from '../platform/keep-entry-state'
import { preferencesAtom } from '../state/preferences'
import { useAtomValue } from '../state/store'
import { zoneAtom } from '../state/zone'
import { latePart } from '../ui/late-part'
import { OptionalPart } from '../ui/optional-part'
import { PageNotices } from '../ui/page-notices'
import { SkipLink } from '../ui/skip-link'
import { useAfterFirstPaint } from '../ui/use-after-first-paint'
import { OverlayDialogs } from './overlay-dialogs'
import { Announcements } from './announcements'
import { ComponentBoundary } from './component-boundary'
import { currentSlug } from './current-slug'
import { AutoScrollWhenAsked } from './auto-scroll-when-asked'
import { Header } from './header'
import { RootBoundary } from './root-boundary'
import { Routes } from './routes'
import { UpdateNotice } from './update-notice'

const AccountNotices = latePart(async () => (await import('./account-notices')).AccountNotices)

const DeveloperShortcut = latePart(async () => (await import('./developer-shortcut')).DeveloperShortcut)

export function App() {
  return (
    <Router aroundNav={keepEntryState}>
      <RootBoundary key={useAtomValue(zoneAtom)}>
        <SkipLink to="#scores">Skip to the scores</SkipLink>
        <ComponentBoundary component="Header">
          <Header />
        </ComponentBoundary>
        <main id="scores" tabIndex={-1}>
          <PageNotices value={<Notices />}>
            <Routes />
          </PageNotices>
        </main>
        <Announcements />
        <AutoScrollWhenAsked />
        <UpdateNotice />
        <OverlayDialogs />
        <ShortcutWhenAsked />
      </RootBoundary>
    </Router>
  )
}

/**
 * Notices above the scores, for users with settings of their own or with a full device. Scores do not wait for them.
 */
function Notices() {
  const [location] = useLocation()
  if (!useAfterFirstPaint()) return null
  return (
    <OptionalPart>
      <AccountNotices slug={currentSlug(location)} />
    </OptionalPart>
  )
}

/** Rendered only if somebody has turned it on. The shortcut itself checks whether the user may have it. */
function ShortcutWhenAsked() {
  const { showDeveloperModeShortcut: isAsked } = useAtomValue(preferencesAtom)
  const isReady = useAfterFirstPaint()
  return isAsked && isReady ? (
    <OptionalPart>
      <DeveloperShortcut />
    </OptionalPart>
  ) : null
}
