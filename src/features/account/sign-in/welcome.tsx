import type { ReactNode } from 'react'
import { authButtons, type AuthStep } from '../../../domain/people/sign-in/auth-steps'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import styles from './welcome.module.css'

const GAINS = [
  'Box scores of every league',
  'Live stats while they play',
  'Scorecards, hole by hole',
] as const

interface Props {
  readonly onGo: (to: AuthStep) => void
  /** Other sign-in providers, shown below our own ways to sign in. */
  readonly providers: ReactNode
}

/** What an account offers, and the ways to get one. */
export function Welcome({ onGo, providers }: Props) {
  return (
    <>
      <ul className={styles.gains}>
        {GAINS.map((gain) => (
          <li key={gain}>
            <Icon name="check" />
            {gain}
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        {authButtons('welcome').map(({ label, action }) =>
          action.kind === 'go' ? (
            <Button
              key={label}
              look={action.to === 'signin' ? 'strong' : 'quiet'}
              onPress={() => onGo(action.to)}
            >
              {label}
            </Button>
          ) : null,
        )}
      </div>
      {providers}
      <p className={styles.note}>Scores stay free for everyone, with or without an account.</p>
    </>
  )
}
