import { useRef } from 'react'
import type { AuthEvent, OpenAuthModal } from '../../../domain/people/sign-in/auth-modal'
import type { SignInWays } from '../../../domain/people/sign-in/sign-in-ways'
import { stepBefore, type AuthStep } from '../../../domain/people/sign-in/auth-steps'
import { useAtom } from '../../../state/store'
import { authStepAtom } from '../../../state/auth-modal'
import { Dialog } from '../../../ui/dialog'
import { Icon } from '../../../ui/icon'
import { useBackStep } from '../../../ui/use-back-step'
import { useFocusAfterStep } from '../../../ui/use-focus-after-step'
import { AuthForm } from './auth-form'
import styles from './auth-modal.module.css'
import { CodeStep } from './code-step'
import { Providers } from './providers'
import { useAuthModal } from './use-auth-modal'
import { useCloseAfterSignInElsewhere } from './use-close-after-sign-in-elsewhere'
import { useFocusWithoutOpener } from './use-focus-without-opener'
import { useSignInWays } from './use-sign-in-ways'
import { VerifyEmail } from './verify-email'
import { Welcome } from './welcome'

const TITLES = {
  welcome: 'Get closer to the game',
  signin: 'Welcome back',
  'signup-email': 'Create your account',
  'verify-email': 'Check your inbox',
  'forgot-password': 'Forgot your password?',
  code: 'Sign in with a code',
} as const satisfies Record<AuthStep, string>

/** Opens at the step that another part of the app asked for. */
export function AuthModal() {
  const [step = 'welcome', setStep] = useAtom(authStepAtom)
  return <OpenModal step={step} onClosed={() => setStep(undefined)} />
}

function OpenModal({ step, onClosed }: { readonly step: AuthStep; readonly onClosed: () => void }) {
  const { modal, send } = useAuthModal(step, onClosed)
  const ways = useSignInWays()
  useCloseAfterSignInElsewhere(modal, () => send({ kind: 'closed' }))
  useFocusWithoutOpener()
  useBackStep(() => {
    const before = modal.kind === 'open' && modal.step !== step ? stepBefore(modal.step) : undefined
    send(before ? { kind: 'went', to: before } : { kind: 'closed' })
    return before ? 'stays' : 'closed'
  })
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusAfterStep(modal.kind === 'open' ? modal.step : undefined, () => {
    // A step with fields has given the focus to its first one.
    if (!(document.activeElement instanceof HTMLInputElement)) heading.current?.focus()
  })
  if (modal.kind === 'closed') return null
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
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <Step modal={modal} ways={ways} send={send} />
        {modal.step === 'signin' ? <Providers providers={ways.providers} /> : null}
      </div>
    </Dialog>
  )
}

interface StepProps {
  readonly modal: OpenAuthModal
  readonly ways: SignInWays
  readonly send: (event: AuthEvent) => void
}

function Step({ modal, ways, send }: StepProps) {
  switch (modal.step) {
    case 'welcome':
      return (
        <Welcome
          onGo={(to) => send({ kind: 'went', to })}
          providers={<Providers providers={ways.providers} />}
        />
      )
    case 'verify-email':
      return <VerifyEmail modal={modal} send={send} />
    case 'code':
      return <CodeStep modal={modal} send={send} />
    case 'signin':
    case 'signup-email':
    case 'forgot-password':
      return <AuthForm key={modal.step} step={modal.step} modal={modal} ways={ways} send={send} />
  }
}
