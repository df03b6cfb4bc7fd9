import type { AuthStep } from '../../../domain/people/sign-in/auth-steps'
import { useAtom } from '../../../state/store'
import { authStepAtom } from '../../../state/auth-modal'
import { Dialog } from '../../../ui/dialog'
import { Icon } from '../../../ui/icon'
import { AuthForm } from './auth-form'
import styles from './auth-modal.module.css'
import { useAuthModal } from './use-auth-modal'
import { Welcome } from './welcome'

const TITLES = {
  welcome: 'Get closer to the game',
  signin: 'Welcome back',
  'signup-email': 'Create your account',
} as const

export type BuiltStep = keyof typeof TITLES

/** Opens where it is asked to, as far as that step is built. */
export function AuthModal() {
  const [step = 'welcome', setStep] = useAtom(authStepAtom)
  return <OpenModal step={isBuilt(step) ? step : 'welcome'} onClosed={() => setStep(undefined)} />
}

function OpenModal({ step, onClosed }: { readonly step: BuiltStep; readonly onClosed: () => void }) {
  const { modal, send } = useAuthModal(step, onClosed)
  if (modal.kind === 'closed' || !isBuilt(modal.step)) return null
  const title = TITLES[modal.step]
  return (
    <Dialog label={title} width="narrow" onClose={() => send({ kind: 'closed' })}>
      <div className={styles.modal}>
        {modal.step === 'welcome' ? null : (
          <button
            type="button"
            className={styles.back}
            aria-label="Back"
            onClick={() => send({ kind: 'went', to: 'welcome' })}
          >
            <Icon name="back" />
          </button>
        )}
        <h2 className={styles.title}>{title}</h2>
        {modal.step === 'welcome' ? (
          <Welcome onGo={(to) => send({ kind: 'went', to })} />
        ) : (
          <AuthForm key={modal.step} step={modal.step} modal={modal} send={send} />
        )}
      </div>
    </Dialog>
  )
}

function isBuilt(step: AuthStep): step is BuiltStep {
  return step in TITLES
}
