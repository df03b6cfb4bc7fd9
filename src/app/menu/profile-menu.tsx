import { useEffect, useRef, useState } from 'react'
import { authStepAtom } from '../../state/auth-modal'
import { sessionAtom } from '../../state/session'
import { useAtomValue, useSetAtom } from '../../state/store'
import { Button } from '../../ui/button'
import { latePart } from '../../ui/late-part'
import { OptionalPart } from '../../ui/optional-part'
import { useAfterFirstPaint } from '../../ui/use-after-first-paint'
import { MenuButton } from './menu-button'
import styles from './profile-menu.module.css'

const MenuPanel = latePart(async () => (await import('./menu-panel')).MenuPanel)

/**
 * Sign In for guests, and the menu of everything else. The content of the menu is loaded after the first
 * scores.
 */
export function ProfileMenu() {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const session = useAtomValue(sessionAtom)
  const signIn = useSetAtom(authStepAtom)
  usePreload()

  const close = (returnFocus: boolean) => {
    setOpen(false)
    if (returnFocus) button.current?.focus()
  }
  return (
    <div className={styles.profile}>
      {session.kind === 'guest' ? (
        <span className={styles.signIn}>
          <Button look="strong" onPress={() => signIn('welcome')}>
            Sign In
          </Button>
        </span>
      ) : null}
      <MenuButton ref={button} session={session} open={open} onPress={() => setOpen(!open)} />
      {open ? (
        <OptionalPart>
          <MenuPanel onClose={close} />
        </OptionalPart>
      ) : null}
    </div>
  )
}

function usePreload() {
  const afterFirstPaint = useAfterFirstPaint()
  useEffect(() => {
    if (afterFirstPaint) void MenuPanel.preload()
  }, [afterFirstPaint])
}
