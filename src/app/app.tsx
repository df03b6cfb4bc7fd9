import { Header } from './header'
import { RootBoundary } from './root-boundary'
import { Routes } from './routes'
import { UpdateNotice } from './update-notice'

export function App() {
  return (
    <RootBoundary>
      <Header />
      <main id="scores">
        <Routes />
      </main>
      <UpdateNotice />
    </RootBoundary>
  )
}
