import { ComponentBoundary } from './component-boundary'
import { HandsOff } from './hands-off'
import { Header } from './header'
import { RootBoundary } from './root-boundary'
import { Routes } from './routes'
import { UpdateNotice } from './update-notice'

export function App() {
  return (
    <RootBoundary>
      <ComponentBoundary component="Header">
        <Header />
      </ComponentBoundary>
      <main id="scores">
        <Routes />
      </main>
      <HandsOff />
      <UpdateNotice />
    </RootBoundary>
  )
}
