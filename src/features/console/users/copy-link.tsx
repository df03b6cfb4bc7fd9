import { useState } from 'react'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { ScreenReaderStatus } from '../parts/screen-reader-status'
import styles from './copy-link.module.css'

interface Props {
  readonly link: string
  /** Names the button for screen reader users, who do not see in which row it stands. */
  readonly recipient?: string
}

/**
 * Where the browser lets no page copy, as on a server without TLS, the link appears in a field, which selects it to be
 * copied by hand.
 */
export function CopyLink({ link, recipient }: Props) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setState('copied')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button
        {...(recipient !== undefined && state === 'idle' && { label: `${WORDS.idle} for ${recipient}` })}
        onPress={() => void copy()}
      >
        <Icon name={state === 'copied' ? 'check' : 'share'} />
        {WORDS[state]}
      </Button>
      <ScreenReaderStatus text={state === 'idle' ? '' : WORDS[state]} />
      {state === 'failed' ? (
        <input
          className={styles.link}
          value={link}
          readOnly
          aria-label={recipient === undefined ? 'Link' : `Link for ${recipient}`}
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : null}
    </>
  )
}

const WORDS = { idle: 'Copy link', copied: 'Copied', failed: 'Copy it by hand' } as const
