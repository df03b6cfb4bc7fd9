import { useState } from 'react'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { ScreenReaderStatus } from '../parts/screen-reader-status'

/** The link also stands as text beside this button, for browsers that let no page copy. */
export function CopyLink({ link }: { readonly link: string }) {
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
      <Button onPress={() => void copy()}>
        <Icon name={state === 'copied' ? 'check' : 'share'} />
        {WORDS[state]}
      </Button>
      <ScreenReaderStatus text={state === 'idle' ? '' : WORDS[state]} />
    </>
  )
}

const WORDS = { idle: 'Copy link', copied: 'Copied', failed: 'Copy it by hand' } as const
