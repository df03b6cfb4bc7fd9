import { lazy } from 'react'
import { useLocation } from 'wouter'
import { OptionalPart } from '../ui/optional-part'
import { useAfterFirstPaint } from '../ui/use-after-first-paint'
import { AccountSurfaces } from './account-surfaces'
import { Announcements } from './announcements'
import { ComponentBoundary } from './component-boundary'
import { currentSlug } from './current-slug'
import { AutoScrollWhenAsked } from './auto-scroll-when-asked'
import { Header } from './header'
import { RootBoundary } from './root-boundary'
import { Routes } from './routes'
import { SkipLink } from './skip-link'
import { UpdateNotice } from './update-notice'

const AccountNotices = lazy(async () => {
  const { AccountNotices: built } = await import('./account-notices')
  return { default: built }
})

export function App() {
  return (
    <RootBoundary>
      <SkipLink />
      <ComponentBoundary component="Header">
        <Header />
      </ComponentBoundary>
      <main id="scores" tabIndex={-1}>
        <Notices />
        <Routes />
      </main>
      <Announcements />
      <AutoScrollWhenAsked />
      <UpdateNotice />
      <AccountSurfaces />
    </RootBoundary>
  )
}

/** Said above the scores by those who have an account or settings of their own; scores do not wait for it. */
function Notices() {
  const [location] = useLocation()
  if (!useAfterFirstPaint()) return null
  return (
    <OptionalPart>
      <AccountNotices slug={currentSlug(location)} />
    </OptionalPart>
  )
}
