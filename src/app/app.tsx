import { Announcements } from './announcements'
import { ComponentBoundary } from './component-boundary'
import { HandsOff } from './hands-off'
import { Header } from './header'
import { RootBoundary } from './root-boundary'
import { Routes } from './routes'
import { SkipLink } from './skip-link'
import { UpdateNotice } from './update-notice'

export function App() {
  return (
    <RootBoundary>
      <SkipLink />
      <ComponentBoundary component="Header">
        <Header />
      </ComponentBoundary>
      <main id="scores" tabIndex={-1}>
        <Routes />
      </main>
      <Announcements />
      <HandsOff />
      <UpdateNotice />
    </RootBoundary>
  )
}
