import type { Probe } from './probe-scripts'

/** What is known so far: the script is late, or very late, or what was found when it was requested again. */
export type Trouble = 'slow' | 'still' | Exclude<Probe, 'there'>

export interface RescueNotice {
  readonly say: (trouble: Trouble) => void
  readonly remove: () => void
}

const WORDS: Readonly<Record<Trouble, string>> = {
  slow: 'The connection is slow.',
  still: 'The connection is slow or stands still.',
  offline: 'You are offline.',
  unreachable: 'The server cannot be reached.',
  replaced: 'Something else answers in place of the server. Does this network ask you to sign in?',
  failing: 'The server does not answer as it should.',
}

const LOOK =
  'position:fixed;inset:0;display:grid;place-content:center;justify-items:center;gap:1rem;padding:2rem;text-align:center;' +
  'font:1.125rem/1.5 system-ui,sans-serif;background:#050d26;color:#fff'
const BUTTON = 'font:inherit;padding:.6rem 1.5rem;border:0;border-radius:.5rem;background:#fff;color:#050d26'

/** Sets its styles itself, because the style sheet may be missing too. */
export function createRescueNotice(): RescueNotice {
  const box = element('div', LOOK)
  box.setAttribute('role', 'alert')
  const reason = element('p', 'margin:0;max-width:32rem')
  const again = element('button', BUTTON)
  again.textContent = 'Try Again'
  again.addEventListener('click', () => location.reload())
  box.append(reason, again)
  return {
    say(trouble) {
      reason.textContent = `Turbo Scores could not be loaded yet. ${WORDS[trouble]} It tries again by itself.`
      if (!box.isConnected) document.body.append(box)
    },
    remove: () => box.remove(),
  }
}

function element<Name extends 'div' | 'p' | 'button'>(name: Name, look: string) {
  const made = document.createElement(name)
  made.style.cssText = look
  return made
}
