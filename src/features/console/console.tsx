import { useEffect, useEffectEvent, useLayoutEffect, type ComponentType, type ReactNode } from 'react'
import { Redirect, useLocation } from 'wouter'
import { CONSOLE_TITLE, restoredTab } from '../../domain/operations/dashboard/admin-tabs'
import { localValues } from '../../platform/local-values'
import { STORAGE_KEYS } from '../../platform/storage-keys'
import { TAB_KEYS } from '../../platform/tab-keys'
import { tabValues } from '../../platform/tab-values'
import { useAccess } from '../../state/use-access'
import { Button } from '../../ui/button'
import { MessageScreen } from '../../ui/message-screen'
import './console-page.css'
import { useIncident } from './investigation/use-incident'
import { sectionAt, sectionPath } from './paths'
import { findSection, SHOWN_SECTIONS } from './sections'
import { Shell } from './shell/shell'
import { latePart } from '../../ui/late-part'
import { usePageWithoutBoard } from '../../ui/use-page-without-board'

const InvestigationPanel = latePart(
  async () => (await import('./investigation/investigation-panel')).InvestigationPanel,
)

interface Props {
  /** Confines a failure to the section in which it happens. */
  readonly SectionBoundary: ComponentType<{ readonly component: string; readonly children: ReactNode }>
}

/**
 * The operators' console. Guests never download it, and users who are no operators are told that they may not open it.
 */
export function Console({ SectionBoundary }: Props) {
  const { guard, tryAgain } = useAccess('admin-dashboard')
  useTitle(guard.kind === 'open')
  usePageWithoutBoard()
  switch (guard.kind) {
    case 'verifying':
      return <MessageScreen icon="shield" heading="h1" title={CONSOLE_TITLE} text={guard.text} />
    case 'denied':
      return (
        <MessageScreen icon="lock" heading="h1" title={guard.title} text={guard.text}>
          <Button onPress={tryAgain}>Try Again</Button>
        </MessageScreen>
      )
    case 'unchecked':
      return (
        <MessageScreen icon="offline" heading="h1" title={guard.title} text={guard.text}>
          <Button onPress={tryAgain}>Try Again</Button>
        </MessageScreen>
      )
    case 'open':
      return <Opened SectionBoundary={SectionBoundary} />
  }
}

function Opened({ SectionBoundary }: Props) {
  const [location, go] = useLocation()
  const section = findSection(sectionAt(location))
  const id = section?.id
  const { incident, close } = useIncident()
  const enter = useEffectEvent(() => {
    // Once this tab has shown a section, it no longer follows what another tab shows.
    const last = tabValues.read(TAB_KEYS.adminTab) ?? localValues.read(STORAGE_KEYS.adminTab)
    if (id === 'dashboard') go(sectionPath(restoredTab(last)), { replace: true })
  })
  usePageOfItsOwn()
  // A visitor whose address names no section continues in the section where they were.
  useLayoutEffect(() => enter(), [])
  useEffect(() => {
    if (!id) return
    localValues.write(STORAGE_KEYS.adminTab, id)
    tabValues.write(TAB_KEYS.adminTab, id)
  }, [id])

  if (!section) return <Redirect to={sectionPath('dashboard')} replace />
  return (
    <Shell sections={SHOWN_SECTIONS} current={section.id}>
      <SectionBoundary key={section.id} component={section.label}>
        <section.Content />
      </SectionBoundary>
      {incident ? <InvestigationPanel incident={incident} onClose={close} /> : null}
    </Shell>
  )
}

function useTitle(isOpen: boolean) {
  const [location] = useLocation()
  const section = isOpen ? findSection(sectionAt(location)) : undefined
  const title = section ? `${section.label} · ${CONSOLE_TITLE}` : `${CONSOLE_TITLE} · Turbo Scores`
  useEffect(() => {
    document.title = title
  }, [title])
}

/** The console has the whole window; the leagues' header is of no use to it. */
function usePageOfItsOwn() {
  useLayoutEffect(() => {
    document.documentElement.dataset['console'] = ''
    return () => void delete document.documentElement.dataset['console']
  }, [])
}
