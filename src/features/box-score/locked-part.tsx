import { denialOf } from '../../domain/people/gates/access'
import { lockPrompt } from '../../domain/people/gates/lock-prompt'
import type { Permission } from '../../domain/people/tiers/permission'
import type { SessionUser, SignedInSession } from '../../domain/people/users/session'
import { useLockedArea } from '../../state/locked-area'
import { sessionAtom } from '../../state/session'
import { useAtomValue } from '../../state/store'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import styles from './locked-part.module.css'
import { RaiseTier } from './raise-tier'
import { SendVerification } from './send-verification'
import { PremiumOffer } from './premium-offer'

interface Props {
  readonly label: string
  readonly permission: Permission
}

/**
 * Replaces a part that the server did not send: it says how to get to see the part, and never has its data.
 */
export function LockedPart(props: Props) {
  const session = useAtomValue(sessionAtom)
  if (session.kind === 'guest') return <Invitation {...props} />
  return <Denied key={session.user.id} {...props} session={session} />
}

/**
 * One sentence and one button. Screen readers also announce what is locked, in the words of all other locks.
 */
function Invitation({ label, permission }: Props) {
  const { button, onClick } = useLockedArea('box-score')
  const { text: denial, upsell, needed } = denialOf(permission, 'guest')
  return (
    <section className={styles.invitation} data-locked={permission}>
      <Icon name="lock" />
      <p>
        <span className="visually-hidden">
          {label}: {denial}.{' '}
        </span>
        {upsell ?? `${label}: ${lockPrompt('guest', needed).text}`}
      </p>
      <Button look="strong" onPress={() => onClick('button')}>
        {button}
      </Button>
    </section>
  )
}

/** For signed-in users, whom signing in does not help. */
function Denied({ label, permission, session }: Props & { readonly session: SignedInSession }) {
  const { text: denial, upsell, needed } = denialOf(permission, session.tier)
  const prompt = lockPrompt(session.tier, needed)
  // Of a permission that was taken away both say the same.
  const texts = new Set([denial, upsell ?? prompt.text])
  return (
    <section className={styles.part} data-locked={permission}>
      <p className={styles.label}>
        <Icon name="lock" />
        {label}
      </p>
      {[...texts].map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
      {prompt.action === 'send-verification-email' ? (
        <VerifyOrUnlock user={session.user} button={prompt.button} />
      ) : null}
      {prompt.action === 'open-auth-modal' ? <PremiumOffer prompt={prompt} /> : null}
    </section>
  )
}

/** Users who have already proven their address need no verification mail. */
function VerifyOrUnlock({ user, button }: { readonly user: SessionUser; readonly button: string }) {
  return user.isProven ? <RaiseTier /> : <SendVerification email={user.email} button={button} />
}
